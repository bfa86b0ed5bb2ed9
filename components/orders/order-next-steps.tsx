import type { OrderDetail } from '@/contract/shop/orders'
import { layout } from '@/lib/messages/layout'
import { orders } from '@/lib/messages/orders'
import { hasCourses, isCoursesOnly } from '@/lib/orders/order-contents'
import { paths } from '@/lib/routes/paths'

const PAID = 1
const CONFIRMED = 2
const ON_ITS_WAY = 4

const paying = {
  0: orders.confirmation.nextOnline,
  1: orders.confirmation.nextCod,
  2: orders.confirmation.nextTransfer,
  3: orders.confirmation.nextOnline,
  4: orders.confirmation.nextOnline,
} as const

function stepsOf({ cartDetails, paymentType, paymentStatus, status }: OrderDetail) {
  const { nextShip, nextCod } = orders.confirmation
  const isShipped = status >= ON_ITS_WAY || isCoursesOnly(cartDetails)
  const isCalled = status >= CONFIRMED
  const steps: readonly string[] = paymentStatus === PAID ? [nextShip] : paying[paymentType]
  return steps.filter(
    (step) => !(isShipped && step === nextShip) && !(isCalled && step === nextCod[0]),
  )
}

/** What happens next: payment, delivery of books, access to courses. */
export function OrderNextSteps({ order }: { order: OrderDetail }) {
  const steps = stepsOf(order)
  const withCourses = hasCourses(order.cartDetails)
  if (steps.length === 0 && !withCourses) return null
  return (
    <section aria-labelledby="next" className="grid gap-3">
      <h2 id="next" className="text-h3">
        {orders.confirmation.next}
      </h2>
      <ol className="grid list-decimal gap-1 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        {withCourses ? <CourseStep isOpen={order.paymentStatus === PAID} /> : null}
      </ol>
    </section>
  )
}

const CourseStep = ({ isOpen }: { isOpen: boolean }) => (
  <li>
    {isOpen ? orders.courses.isOpen : orders.courses.opens}{' '}
    <a className="link" href={paths.myDocuments()}>
      {layout.user.documents}
    </a>
    {isOpen ? '.' : ` ${orders.courses.oncePaid}`}
  </li>
)
