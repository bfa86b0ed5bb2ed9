import { LinkButton } from '@/components/ui/link-button'
import type { OrderDetail } from '@/contract/shop/orders'
import { orders } from '@/lib/messages/orders'
import { hasCourses } from '@/lib/orders/order-contents'
import { paths } from '@/lib/routes/paths'

const PAID = 1

/** The way to courses that are paid. */
export const StartLearning = ({ order, full }: { order: OrderDetail; full?: boolean }) =>
  order.paymentStatus === PAID && hasCourses(order.cartDetails) ? (
    <LinkButton full={full} icon="play" href={paths.myDocuments()}>
      {orders.courses.start}
    </LinkButton>
  ) : null
