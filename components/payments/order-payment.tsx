import { BankTransfer } from '@/components/payments/bank-transfer'
import { ChangePaymentMethod } from '@/components/payments/change-payment-method'
import { OnlinePayment } from '@/components/payments/online-payment'
import type { OrderDetail } from '@/contract/orders'

const AWAITS_PAYMENT = 0
const ONLINE = 0
const FAILED = 2

type Props = {
  order: OrderDetail
  /** The visitor comes from the payment site; what it says in the address proves nothing. */
  isBack?: boolean
}

/** How the money of an order that awaits it is paid, and how else it may be; nothing for any other order. */
export function OrderPayment({ order, isBack = false }: Props) {
  if (order.status !== AWAITS_PAYMENT) return null
  // Nobody is offered another way while the money may be on its way already.
  const isWaiting = isBack && order.paymentStatus !== FAILED
  return (
    <div className="grid grid-cols-1 gap-6">
      {order.paymentType === ONLINE ? <OnlinePayment order={order} isBack={isBack} /> : null}
      {order.bankTransfer ? <BankTransfer transfer={order.bankTransfer} /> : null}
      {order.canPay && !isWaiting ? <ChangePaymentMethod order={order} /> : null}
    </div>
  )
}
