import type { Services } from '@/backend/context'
import { BANK_TRANSFER, CASH_ON_DELIVERY, ONLINE } from '@/backend/modules/orders/order-status'
import { type PaymentType, paymentTypes } from '@/contract/orders'

type Shop = Pick<Services, 'payment' | 'config'>

const isOpen: Record<PaymentType, (shop: Shop, isOnlyCourses: boolean) => boolean> = {
  [ONLINE]: ({ payment }) => payment !== undefined,
  // A course comes to no door at which it could be paid for.
  [CASH_ON_DELIVERY]: (_, isOnlyCourses) => !isOnlyCourses,
  [BANK_TRANSFER]: ({ config }) => config.transferAccount !== null,
}

/** The ways in which the shop takes the money of such an order now. */
export const availablePaymentTypes = (shop: Shop, isOnlyCourses: boolean): PaymentType[] =>
  paymentTypes.filter((type) => isOpen[type](shop, isOnlyCourses))
