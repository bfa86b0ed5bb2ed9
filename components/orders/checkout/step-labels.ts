import { checkout } from '@/lib/messages/checkout'

/** The names of the checkout's steps; without shipping the second is called otherwise. */
export const stepLabels = (coursesOnly: boolean): readonly string[] =>
  Object.values(
    coursesOnly ? { ...checkout.steps, delivery: checkout.courses.step } : checkout.steps,
  )
