import Link from 'next/link'
import { Section } from '@/components/office/form/section'
import { typedMoney } from '@/components/office/form/typed-money'
import { useOfficePaths } from '@/components/office/frame/office-paths'
import { RowAction } from '@/components/office/list/row-action'
import { paymentName, paymentSiteOf } from '@/components/office/payments/payment-name'
import { bankOptions } from '@/components/office/refunds/bank-options'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { paymentKinds } from '@/contract/kinds'
import type { OrderRefund } from '@/contract/shop/refunds'
import type { StaffOrder } from '@/contract/staff/orders'
import { requestRefund } from '@/contract/staff/refunds'
import { formatDateTime } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { officeMoney } from '@/lib/messages/office-money'
import { officeOrders } from '@/lib/messages/office-orders'

const texts = officeOrders.payments
const PAID = 1
const REFUND_DUE = 3
const BY_TRANSFER = ''

type Props = { order: StaffOrder }

const REFUSED = 4

function RefundAbout({ order }: Props) {
  const already = (order.refunds ?? [])
    .filter(({ status }) => status !== REFUSED)
    .reduce((sum, { amount }) => sum + amount, 0)
  return (
    <>
      {texts.refundAbout(formatMoney(order.total))}
      {already > 0 ? (
        <span className="mt-2 block font-semibold">
          {texts.refundedAlready(formatMoney(already))}
        </span>
      ) : null}
    </>
  )
}

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
    <RowAction label={texts.refund} about={<RefundAbout order={order} />} run={run}>
      <TextInput name="amount" label={texts.amount} inputMode="numeric" required />
      <TextInput name="reason" label={texts.reason} maxLength={300} required />
      <Select name="txnRef" label={texts.way} options={ways} />
      <Select name="bank" label={texts.bank} options={bankOptions} defaultValue="" />
      <TextInput name="account" label={texts.account} optional maxLength={19} />
      <TextInput name="holder" label={texts.holder} optional maxLength={100} />
    </RowAction>
  )
}

function toOf({ method, receiver, needsReceiver }: OrderRefund): string {
  if (needsReceiver) return texts.waitsForAccount
  if (receiver) return [receiver.bank, receiver.account, receiver.name].join(' ')
  return method === 'gateway' ? officeMoney.refunds.gateway : officeMoney.refunds.transfer
}

const stateOf = ({ status }: OrderRefund) =>
  officeMoney.refunds.states[status as keyof typeof officeMoney.refunds.states]

/** The order's refunds, listed so that nobody requests one twice. */
function Refunds({ order: { refunds = [] } }: Props) {
  const list = useOfficePaths().list('refunds')
  return (
    <ul className="grid gap-2 empty:hidden">
      {refunds.map((refund) => (
        <li
          key={refund.id}
          className="flex justify-between gap-4 border-b border-line pb-2 last:border-b-0 last:pb-0"
        >
          <span>
            <Link href={list} prefetch={false} className="link">
              {texts.back}
            </Link>
            : {stateOf(refund)}
            <span className="block text-sm text-ink-2 wrap-anywhere">
              {[toOf(refund), refund.reference, formatDateTime(refund.createdTime)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className="num">{formatMoney(-refund.amount)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Cash has no attempts to pay: what the order took in at the door. */
function Cash({ order: { payments, paymentType, money } }: Props) {
  if (payments.length > 0) return null
  const isCollected = paymentType === paymentKinds.cashOnDelivery && (money?.received ?? 0) > 0
  return isCollected ? (
    <p className="flex justify-between gap-4">
      {texts.atTheDoor} <span className="num">{formatMoney(money?.received ?? 0)}</span>
    </p>
  ) : (
    <p className="text-ink-2">{texts.none}</p>
  )
}

/** Attempts to pay for the order, what goes back of it, and the way to send money back. */
export const OrderPayments = ({ order }: Props) => (
  <Section title={texts.title}>
    <Cash order={order} />
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
    <Refunds order={order} />
    <div className="empty:hidden">
      <RequestRefund order={order} />
    </div>
  </Section>
)
