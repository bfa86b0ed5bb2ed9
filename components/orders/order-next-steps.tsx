import type { OrderDetail } from '@/contract/shop/orders'
import { layout } from '@/lib/messages/layout'
import { orders } from '@/lib/messages/orders'
import { sentencesOf } from '@/lib/orders/order-sentences'
import { paths } from '@/lib/routes/paths'

/** What happens next: payment, delivery of books, access to courses. */
export function OrderNextSteps({ order }: { order: OrderDetail }) {
  const { next, courses } = sentencesOf(order)
  if (next.length === 0 && courses === null) return null
  return (
    <section aria-labelledby="next" className="grid gap-3">
      <h2 id="next" className="text-h3">
        {orders.confirmation.next}
      </h2>
      <ol className="grid list-decimal gap-1 pl-5">
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
        {courses ? <CourseStep isOpen={courses === 'open'} /> : null}
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
