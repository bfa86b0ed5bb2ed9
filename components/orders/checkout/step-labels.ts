import { checkout } from '@/lib/messages/checkout'

/** The names of the steps from cart to order; the second is no delivery where nothing is sent. */
export const stepLabels = (coursesOnly: boolean): readonly string[] =>
  Object.values(
    coursesOnly ? { ...checkout.steps, delivery: checkout.courses.step } : checkout.steps,
  )
