import type { PaymentType } from '@/contract/shop/orders'

/** What is stored as the response to an idempotency key; the rest of the response is made from the order. */
export type PlacedOrder = {
  orderId: string
  orderCode: string
  paymentType: PaymentType
  total: number
}
