import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { TextInput } from '@/components/ui/text-input'
import { approveRefund, type Refund, refuseRefund, settleRefund } from '@/contract/staff/refunds'
import { formatMoney } from '@/lib/format/money'
import { officeMoney } from '@/lib/messages/office-money'

const texts = officeMoney.refunds
const ASKED = 0
const APPROVED = 1

const typed = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** What may be done with a refund now: approved, recorded as transferred, or refused. */
export function RefundActions({ refund }: { refund: Refund }) {
  const { roles } = useOfficeSession()
  const { id, status, method, amount, reason, receiver } = refund
  const isOpen = status === ASKED || status === APPROVED
  if (!isOpen || !mayDo(roles, approveRefund.roles)) return null
  const params = { id }
  const to = receiver ? ` → ${receiver.name}, ${receiver.account}, ${receiver.bank}` : ''
  const about = `${formatMoney(amount)}${to} · ${reason}`
  return (
    <div className="flex flex-wrap gap-2">
      {status === ASKED ? (
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
        run={(form) => staffCall(refuseRefund, { params, body: { note: typed(form, 'note') } })}
      >
        <TextInput name="note" label={texts.why} maxLength={300} required />
      </RowAction>
    </div>
  )
}
