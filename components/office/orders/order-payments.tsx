import { Section } from '@/components/office/form/section'
import { typedMoney } from '@/components/office/form/typed-money'
import { RowAction } from '@/components/office/list/row-action'
import { paymentName, paymentSiteOf } from '@/components/office/payments/payment-name'
import { bankOptions } from '@/components/office/refunds/bank-options'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import type { StaffOrder } from '@/contract/staff/orders'
import { requestRefund } from '@/contract/staff/refunds'
import { formatDateTime } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { officeOrders } from '@/lib/messages/office-orders'

const texts = officeOrders.payments
const PAID = 1
const REFUND_DUE = 3
const BY_TRANSFER = ''

type Props = { order: StaffOrder }

function RequestRefund({ order }: Props) {
  const { roles } = useOfficeSession()
  const isPaid = order.paymentStatus === PAID || order.paymentStatus === REFUND_DUE
  if (!isPaid || !mayDo(roles, requestRefund.roles)) return null
  const sites = order.payments.filter(
    ({ status, provider }) =>
      (status === PAID || status === REFUND_DUE) && paymentSiteOf(provider) !== undefined,
  )
  const ways = [
    ...sites.map(({ txnRef }) => ({ value: txnRef, label: texts.byGateway(txnRef) })),
    { value: BY_TRANSFER, label: texts.byTransfer },
  ]
  const run = (form: FormData) => {
    const typed = (name: string) => String(form.get(name) ?? '').trim()
    const [txnRef, account] = [typed('txnRef'), typed('account').toUpperCase()]
    const receiver = { bank: typed('bank'), account, name: typed('holder') }
    return staffCall(requestRefund, {
      params: { id: order.orderId },
      body: {
        amount: typedMoney(form, 'amount'),
        reason: typed('reason'),
        ...(txnRef ? { txnRef } : account ? { receiver } : {}),
      },
    })
  }
  return (
    <RowAction label={texts.refund} about={texts.refundAbout(formatMoney(order.total))} run={run}>
      <TextInput name="amount" label={texts.amount} inputMode="numeric" required />
      <TextInput name="reason" label={texts.reason} maxLength={300} required />
      <Select name="txnRef" label={texts.way} options={ways} />
      <Select name="bank" label={texts.bank} options={bankOptions} defaultValue="" />
      <TextInput name="account" label={texts.account} optional maxLength={19} />
      <TextInput name="holder" label={texts.holder} optional maxLength={100} />
    </RowAction>
  )
}

/** Attempts to pay for the order, and the way to send money back. */
export const OrderPayments = ({ order }: Props) => (
  <Section title={texts.title}>
    {order.payments.length === 0 ? <p className="text-ink-2">{texts.none}</p> : null}
    <ul className="grid gap-2 empty:hidden">
      {order.payments.map(({ txnRef, provider, amount, status, gatewayNo, createdTime }) => (
        <li
          key={txnRef}
          className="flex justify-between gap-4 border-b border-line pb-2 last:border-b-0 last:pb-0"
        >
          <span>
            {texts.states[status] ?? status}
            <span className="block text-sm text-ink-2 wrap-anywhere">
              {[paymentName(provider), txnRef, gatewayNo, formatDateTime(createdTime)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className="num">{formatMoney(amount)}</span>
        </li>
      ))}
    </ul>
    <div className="empty:hidden">
      <RequestRefund order={order} />
    </div>
  </Section>
)
