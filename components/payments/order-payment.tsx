import { BankTransfer } from '@/components/payments/bank-transfer'
import { ChangePaymentMethod } from '@/components/payments/change-payment-method'
import { OnlinePayment } from '@/components/payments/online-payment'
import type { OrderDetail } from '@/contract/shop/orders'
import { awaitsConfirmation, isPaidOnline } from '@/lib/payments/payment-methods'

const AWAITS_PAYMENT = 0

type Props = {
  order: OrderDetail
  /** The browser returned from the payment site; its query proves nothing. */
  isBack?: boolean
}

/** How an unpaid order is paid, and the other methods it could change to. */
export function OrderPayment({ order, isBack = false }: Props) {
  if (order.status !== AWAITS_PAYMENT) return null
  const isOnline = isPaidOnline(order.paymentType)
  // No other method is offered while an online payment may still be confirmed.
  const isWaiting = isBack && awaitsConfirmation(order)
  return (
    <div className="grid grid-cols-1 gap-6">
      {isOnline ? <OnlinePayment order={order} isWaiting={isWaiting} /> : null}
      {order.bankTransfer ? <BankTransfer order={order} transfer={order.bankTransfer} /> : null}
      {order.canPay && !isWaiting ? <ChangePaymentMethod order={order} /> : null}
    </div>
  )
}
