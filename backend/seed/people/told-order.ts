import type { Priced } from './order-money'
import { type Chapter, paymentStatusOf } from './order-story'
import type { PastOrder } from './past-orders'
import type { Place } from './people-rows'

/** A past order counted and told, ready to be written. */
export type Told = {
  past: PastOrder
  id: string
  code: string
  userId: number
  story: Chapter[]
  priced: Priced
  place: Place
}

export const timeOf = (story: readonly Chapter[], status: number) =>
  story.find(({ to }) => to === status)?.at ?? null

export function paidAt({ past, story }: Told): Date | null {
  if (paymentStatusOf(past) === 0) return null
  return past.paymentType === 1 ? timeOf(story, 5) : timeOf(story, 1)
}
