import { RowAction } from '@/components/office/list/row-action'
import { StepGroup } from '@/components/office/list/step-group'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Checkbox } from '@/components/ui/checkbox'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import { decideReturn, receiveReturn, type StaffReturn } from '@/contract/staff/returns'
import { officeReturns } from '@/lib/messages/office-returns'

const texts = officeReturns
const ASKED = 0
const APPROVED = 1

type Props = { row: StaffReturn }
const typed = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

function Decide({ row: { id, reason } }: Props) {
  const decide = (isApproved: boolean) => (form: FormData) => {
    const note = typed(form, 'note')
    return staffCall(decideReturn, {
      params: { id },
      body: { isApproved, ...(note ? { note } : {}) },
    })
  }
  return (
    <StepGroup>
      <RowAction
        label={texts.approve}
        about={reason === 'missing' ? texts.approveMissingAbout : texts.approveAbout}
        run={decide(true)}
        isDeferred
      >
        <TextInput name="note" label={texts.note} maxLength={300} optional />
      </RowAction>
      <RowAction
        label={texts.refuse}
        isDanger
        about={texts.refuseAbout}
        run={decide(false)}
        isDeferred
      >
        <TextInput name="note" label={texts.why} maxLength={300} required />
      </RowAction>
    </StepGroup>
  )
}

const Copies = ({
  name,
  label,
  most,
  first,
}: Record<'name' | 'label', string> & Record<'most' | 'first', number>) => (
  <TextInput
    name={name}
    label={label}
    type="number"
    inputMode="numeric"
    min={0}
    max={most}
    required
    defaultValue={first}
  />
)

const aboutReceiving = ({ reason, outcome }: StaffReturn) => {
  if (reason === 'missing') return texts.checkAbout
  return outcome === 'exchange' ? texts.exchangeAbout : texts.receiveAbout
}

function Receive({ row }: Props) {
  const { id, lines, outcome, reason } = row
  const isMissing = reason === 'missing'
  // Damaged and missing copies are written off unless the form is changed.
  const isForSale = reason === 'wrong' || reason === 'unwanted'
  const run = (form: FormData) => {
    const serials = typed(form, 'serials').split(/\s+/).filter(Boolean)
    return staffCall(receiveReturn, {
      params: { id },
      body: {
        lines: lines.map(({ orderLineId }) => ({
          orderLineId,
          restock: Number(form.get(`restock-${orderLineId}`)),
          writeOff: Number(form.get(`writeOff-${orderLineId}`)),
        })),
        ...(serials.length > 0 ? { serials } : {}),
        ...(form.has('isRefunded') ? { isRefunded: true } : {}),
      },
    })
  }
  return (
    <RowAction
      label={isMissing ? texts.check : texts.receive}
      about={aboutReceiving(row)}
      run={run}
    >
      {lines.map(({ orderLineId, productName, quantity }) => (
        <fieldset key={orderLineId} className="grid gap-3">
          <legend className="mb-1.5 font-semibold">
            {(isMissing ? texts.missingOf : texts.of)(productName, quantity)}
          </legend>
          <div className="grid grid-cols-2 gap-3">
            <Copies
              name={`restock-${orderLineId}`}
              label={texts.restock}
              most={quantity}
              first={isForSale ? quantity : 0}
            />
            <Copies
              name={`writeOff-${orderLineId}`}
              label={texts.writeOff}
              most={quantity}
              first={isForSale ? 0 : quantity}
            />
          </div>
        </fieldset>
      ))}
      {outcome === 'exchange' ? <Checkbox name="isRefunded" label={texts.isRefunded} /> : null}
      <Textarea name="serials" label={texts.serials} rows={2} optional />
    </RowAction>
  )
}

/** What may be done with a return now: decided, then taken in. */
export function ReturnActions({ row }: Props) {
  const { roles } = useOfficeSession()
  if (row.status === ASKED && mayDo(roles, decideReturn.roles)) return <Decide row={row} />
  if (row.status === APPROVED && mayDo(roles, receiveReturn.roles)) return <Receive row={row} />
  return null
}
