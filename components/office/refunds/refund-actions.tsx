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

/** Until the account is known the buyer is asked again, or says it on the telephone. */
function AskReceiver({ refund: { id } }: { refund: Refund }) {
  const { roles } = useOfficeSession()
  const params = { id }
  const write = (form: FormData) => {
    const [bank, account, name] = ['bank', 'account', 'holder'].map((key) => typed(form, key))
    const body = { bank: bank ?? '', account: account ?? '', name: name ?? '' }
    return staffCall(setRefundReceiver, { params, body })
  }
  return (
    <>
      {mayDo(roles, askRefundReceiver.roles) ? (
        <RowAction
          label={texts.askAgain}
          about={texts.askAgainAbout}
          run={() => staffCall(askRefundReceiver, { params })}
        />
      ) : null}
      {mayDo(roles, setRefundReceiver.roles) ? (
        <RowAction label={texts.writeAccount} about={texts.writeAccountAbout} run={write}>
          <Select name="bank" label={texts.bank} options={bankOptions} defaultValue="" required />
          <TextInput name="account" label={texts.account} maxLength={30} required />
          <TextInput name="holder" label={texts.holder} maxLength={100} required />
        </RowAction>
      ) : null}
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
  const asks = refund.needsReceiver ? <AskReceiver refund={refund} /> : null
  if (!mayDo(roles, approveRefund.roles)) {
    return asks && <div className="flex flex-wrap gap-2">{asks}</div>
  }
  const params = { id }
  const to = receiver ? ` → ${receiver.name}, ${receiver.account}, ${receiver.bank}` : ''
  const about = `${formatMoney(amount)}${to} · ${reason}`
  return (
    <div className="flex flex-wrap gap-2">
      <StepGroup>
        {asks}
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
