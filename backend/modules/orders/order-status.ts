import { paymentKinds } from '@/contract/kinds'
import { onlinePaymentTypes } from '@/contract/shop/orders'
import { orderStatus, paymentStatus } from '@/contract/states'

export const AWAITS_PAYMENT = orderStatus.awaitsPayment
export const AWAITS_CONFIRMATION = orderStatus.awaitsConfirmation
export const CONFIRMED = orderStatus.confirmed
export const PACKED = orderStatus.packed
export const ON_ITS_WAY = orderStatus.onItsWay
export const DELIVERED = orderStatus.delivered
export const RETURNED = orderStatus.returned
export const CANCELLED = orderStatus.cancelled

export const UNPAID = paymentStatus.unpaid
export const PAID = paymentStatus.paid
export const FAILED = paymentStatus.failed
export const REFUND_DUE = paymentStatus.refundDue
export const REFUNDED = paymentStatus.refunded

/** Whether money of an order is still to come. */
export const owes = ({ paymentStatus }: { paymentStatus: number }) =>
  paymentStatus === UNPAID || paymentStatus === FAILED

export const CASH_ON_DELIVERY = paymentKinds.cashOnDelivery
export const BANK_TRANSFER = paymentKinds.bankTransfer

/** Whether it is paid at a payment site at once, neither on delivery nor by transfer. */
export const isPaidOnline = (paymentType: number) => onlinePaymentTypes.includes(paymentType)

/** Whether an order still waits for its money. */
export const awaitsMoney = ({ status, total }: { status: number; total: number }) =>
  status === AWAITS_PAYMENT && total > 0

const MINUTE = 60_000
/** How long stock stays set aside for an order that awaits its money: the payment site's own limit, and a day for a transfer. */
const holdOf = (paymentType: number) => {
  if (isPaidOnline(paymentType)) return 15 * MINUTE
  return paymentType === BANK_TRANSFER ? 24 * 60 * MINUTE : undefined
}

/** When an order placed now must be paid, or null when it is paid on delivery. */
export const payBefore = (paymentType: number, now: Date) => {
  const hold = holdOf(paymentType)
  return hold === undefined ? null : new Date(now.getTime() + hold)
}

/** However often a payment is begun again, nothing is set aside for longer than this. */
const LONGEST_HOLD_MS = 45 * MINUTE

/** When an order must be paid whose online payment starts again now: the usual time again, within reason. */
export function payAgainBefore({ placedAt, payBefore: before }: Held, now: Date): Date {
  const again = Math.min(now.getTime() + 15 * MINUTE, placedAt.getTime() + LONGEST_HOLD_MS)
  return new Date(Math.max(again, before?.getTime() ?? 0))
}
type Held = { placedAt: Date; payBefore: Date | null }
