import { RowAction } from '@/components/office/list/row-action'
import { StepGroup } from '@/components/office/list/step-group'
import { bankOptions } from '@/components/office/refunds/bank-options'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import {
  approveRefund,
  askRefundReceiver,
  type Refund,
  refuseRefund,
  setRefundReceiver,
  settleRefund,
} from '@/contract/staff/refunds'
import { formatMoney } from '@/lib/format/money'
import { officeMoney } from '@/lib/messages/office-money'

const texts = officeMoney.refunds
const ASKED = 0
const APPROVED = 1

const typed = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** The account the buyer says on the telephone: written down, or corrected until the money goes. */
function WriteReceiver({ refund: { id, method, receiver } }: { refund: Refund }) {
  const { roles } = useOfficeSession()
  if (method !== 'transfer' || !mayDo(roles, setRefundReceiver.roles)) return null
  const params = { id }
  const write = (form: FormData) => {
    const [bank, account, name] = ['bank', 'account', 'holder'].map((key) => typed(form, key))
    const body = { bank: bank ?? '', account: account ?? '', name: name ?? '' }
    return staffCall(setRefundReceiver, { params, body })
  }
  return (
    <RowAction
      label={receiver ? texts.correctAccount : texts.writeAccount}
      about={receiver ? texts.correctAccountAbout : texts.writeAccountAbout}
      run={write}
    >
      <Select
        name="bank"
        label={texts.bank}
        options={bankOptions}
        defaultValue={receiver?.bank ?? ''}
        required
      />
      <TextInput
        name="account"
        label={texts.account}
        defaultValue={receiver?.account}
        maxLength={30}
        required
      />
      <TextInput
        name="holder"
        label={texts.holder}
        defaultValue={receiver?.name}
        maxLength={100}
        required
      />
    </RowAction>
  )
}

/** Until the account is known the buyer is asked again, or says it on the telephone. */
function Receiver({ refund }: { refund: Refund }) {
  const { roles } = useOfficeSession()
  const { id, needsReceiver } = refund
  return (
    <>
      {needsReceiver && mayDo(roles, askRefundReceiver.roles) ? (
        <RowAction
          label={texts.askAgain}
          about={texts.askAgainAbout}
          run={() => staffCall(askRefundReceiver, { params: { id } })}
        />
      ) : null}
      <WriteReceiver refund={refund} />
    </>
  )
}

/** What may be done with a refund now: approved, recorded as transferred, or refused. */
export function RefundActions({ refund }: { refund: Refund }) {
  const { roles, userId } = useOfficeSession()
  const { id, status, method, amount, reason, receiver } = refund
  const isForOthers = refund.needsSecondPerson && refund.requestedBy === `staff:${userId}`
  const isOpen = status === ASKED || status === APPROVED
  if (!isOpen) return null
  const asks = <Receiver refund={refund} />
  if (!mayDo(roles, approveRefund.roles)) {
    return <div className="flex flex-wrap gap-2 empty:hidden">{asks}</div>
  }
  const params = { id }
  const to = receiver ? ` → ${receiver.name}, ${receiver.account}, ${receiver.bank}` : ''
  const about = `${formatMoney(amount)}${to} · ${reason}`
  return (
    <div className="flex flex-wrap gap-2">
      <StepGroup>
        {status === ASKED && !refund.needsReceiver && !isForOthers ? (
          <RowAction
            label={texts.approve}
            about={`${texts.approveMore} ${about}`}
            run={() => staffCall(approveRefund, { params })}
          />
        ) : null}
        {status === APPROVED && method === 'transfer' ? (
          <RowAction
            label={texts.settle}
            about={about}
            run={(form) =>
              staffCall(settleRefund, { params, body: { reference: typed(form, 'reference') } })
            }
          >
            <TextInput name="reference" label={texts.reference} maxLength={60} required />
          </RowAction>
        ) : null}
        {asks}
        <RowAction
          label={texts.refuse}
          isDanger
          about={about}
          isDeferred
          run={(form) => staffCall(refuseRefund, { params, body: { note: typed(form, 'note') } })}
        >
          <TextInput name="note" label={texts.why} maxLength={300} required />
        </RowAction>
      </StepGroup>
    </div>
  )
}
