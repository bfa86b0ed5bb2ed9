import type { Place } from '@/backend/seed/accounts/write-accounts'
import { type OrderStep, paymentStatusOf } from './order-history'
import type { PastOrder } from './past-orders'
import type { PricedOrder } from './price-order'

/** A past order counted and placed, ready to be written. */
export type PlacedOrder = {
  past: PastOrder
  id: string
  code: string
  userId: number
  history: OrderStep[]
  pricedOrder: PricedOrder
  place: Place
}

export const timeOf = (history: readonly OrderStep[], status: number) =>
  history.find(({ to }) => to === status)?.at ?? null

export function paidAt({ past, history }: PlacedOrder): Date | null {
  if (paymentStatusOf(past) === 0) return null
  return past.paymentType === 1 ? timeOf(history, 5) : timeOf(history, 1)
}
