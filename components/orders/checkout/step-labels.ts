import { cart } from '@/lib/messages/cart'
import { ordersCourses } from '@/lib/messages/orders-courses'

/** The names of the steps from cart to order; the second is no delivery where nothing is sent. */
export const stepLabels = (coursesOnly: boolean): readonly string[] =>
  Object.values(coursesOnly ? { ...cart.steps, delivery: ordersCourses.step } : cart.steps)
