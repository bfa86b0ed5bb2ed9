import type { Services } from '@/backend/context'
import { BANK_TRANSFER, CASH_ON_DELIVERY, ONLINE } from '@/backend/modules/orders/order-status'
import { paymentTexts } from '@/backend/modules/payments/texts'
import { HttpError } from '@/backend/platform/http/http-error'
import { type PaymentType, paymentTypes } from '@/contract/orders'

type Shop = Pick<Services, 'payment' | 'config'>

const isOpen: Record<PaymentType, (shop: Shop, isOnlyCourses: boolean) => boolean> = {
  [ONLINE]: ({ payment }) => payment !== undefined,
  // Courses are not delivered, so nothing could be paid on delivery.
  [CASH_ON_DELIVERY]: (_, isOnlyCourses) => !isOnlyCourses,
  [BANK_TRANSFER]: ({ config }) => config.transferAccount !== null,
}

/** How the shop takes the money of such an order now. */
export const availablePaymentTypes = (shop: Shop, isOnlyCourses: boolean): PaymentType[] =>
  paymentTypes.filter((type) => isOpen[type](shop, isOnlyCourses))

/** Throws for a payment type that the shop does not take now. */
export function assertPaymentTypeOpen({ payment, config }: Shop, paymentType: PaymentType): void {
  if (paymentType === ONLINE && !payment) throw new HttpError(422, paymentTexts.onlineClosed)
  if (paymentType === BANK_TRANSFER && !config.transferAccount) {
    throw new HttpError(422, paymentTexts.transferClosed)
  }
}
