import { typedMoney } from '@/components/office/form/typed-money'
import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { TextInput } from '@/components/ui/text-input'
import { answerClaim, type Claim, type ClaimState, openClaim } from '@/contract/staff/claims'
import { formatMoney } from '@/lib/format/money'
import { officeClaims as texts } from '@/lib/messages/office-claims'

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

const AmountInput = ({ label, amount }: { label: string; amount?: number }) => (
  <TextInput
    name="amount"
    label={label}
    inputMode="numeric"
    defaultValue={amount === undefined ? '' : String(amount)}
    maxLength={15}
    required
  />
)

function Fields({ claim, state }: { claim: Claim; state: ClaimState }) {
  const hasMoney = state === 'answered' || state === 'paid'
  return (
    <>
      {hasMoney ? <AmountInput label={texts.amount} amount={claim.paid ?? claim.amount} /> : null}
      {hasMoney ? (
        <TextInput
          name="reference"
          label={state === 'paid' ? texts.bankReference : texts.claimReference}
          maxLength={60}
          required={state === 'paid'}
        />
      ) : null}
      <TextInput
        name="note"
        label={state === 'refused' ? texts.why : texts.note}
        maxLength={300}
        required={state === 'refused'}
      />
    </>
  )
}

/** What came of a claim; where it may go it says itself. */
export function ClaimActions({ claim }: { claim: Claim }) {
  const { roles } = useOfficeSession()
  if (!mayDo(roles, answerClaim.roles)) return null
  return (
    <div className="flex flex-wrap gap-2">
      {claim.nextStates.map((state) => (
        <RowAction
          key={state}
          label={texts.moves[state]}
          isDanger={state === 'refused'}
          about={`${claim.code} · ${formatMoney(claim.amount)}. ${texts.about[state]}`}
          run={(form) => {
            const [reference, note] = [textIn(form, 'reference'), textIn(form, 'note')]
            const body = {
              ...{ state, ...(form.has('amount') && { amount: typedMoney(form, 'amount') }) },
              ...(reference && { reference }),
              ...(note && { note }),
            }
            return staffCall(answerClaim, { params: { id: claim.id }, body })
          }}
        >
          <Fields claim={claim} state={state} />
        </RowAction>
      ))}
    </div>
  )
}

/** Asks the carrier of a parcel for money. */
export function ClaimParcel({ code, onDone }: { code: string; onDone: () => void }) {
  const { roles } = useOfficeSession()
  if (!mayDo(roles, openClaim.roles)) return null
  return (
    <RowAction
      label={texts.claim}
      about={texts.claimAbout}
      run={async (form) => {
        const note = textIn(form, 'note')
        const body = { amount: typedMoney(form, 'amount'), ...(note && { note }) }
        const answer = await staffCall(openClaim, { params: { code }, body })
        onDone()
        return answer
      }}
    >
      <AmountInput label={texts.claimAmount} />
      <TextInput name="note" label={texts.note} maxLength={300} />
    </RowAction>
  )
}
