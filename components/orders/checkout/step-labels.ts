import { cart } from '@/lib/messages/cart'
import { courseOrder } from '@/lib/messages/orders-courses'

/** The names of the steps from cart to order; the second is no delivery where nothing is sent. */
export const stepLabels = (coursesOnly: boolean): readonly string[] =>
  Object.values(coursesOnly ? { ...cart.steps, delivery: courseOrder.step } : cart.steps)
