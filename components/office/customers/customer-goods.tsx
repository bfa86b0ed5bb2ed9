import { Section } from '@/components/office/form/section'
import { RecordLink } from '@/components/office/frame/office-paths'
import { statusOf } from '@/components/office/orders/order-list'
import { ResendMail } from '@/components/office/orders/resend-mail'
import { paymentWord } from '@/contract/order-sentences/payment-sentences'
import type { StaffCustomer } from '@/contract/staff/customers'
import { formatDate, formatDateTime } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { officeCustomers as texts } from '@/lib/messages/office-customers'

/** The newest orders of a customer. */
export const CustomerOrders = ({ customer }: { customer: StaffCustomer }) => (
  <Section title={texts.orders}>
    <p className="text-ink-2">
      {customer.orderCount === 0
        ? texts.noOrders
        : texts.orderCount(customer.orders.length, customer.orderCount)}
    </p>
    <ul className="grid gap-3 empty:hidden">
      {customer.orders.map((order) => (
        <li
          key={order.orderId}
          className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line pb-3 last:border-b-0 last:pb-0"
        >
          <div className="min-w-0">
            <RecordLink
              resource="orders"
              id={order.orderId}
              className="link-quiet num font-semibold"
            >
              {order.orderCode}
            </RecordLink>
            <span className="block text-sm text-ink-2">{order.firstProductName}</span>
            <span className="block text-sm text-ink-2">
              {[formatDateTime(order.createdTime), statusOf(order.status)].join(' · ')}
              {' · '}
              {paymentWord(order)}
            </span>
          </div>
          <div className="grid gap-2 sm:justify-items-end">
            <span className="num font-semibold">{formatMoney(order.total)}</span>
            <ResendMail orderId={order.orderId} />
          </div>
        </li>
      ))}
    </ul>
  </Section>
)

/** Courses that are open to a customer. */
export const CustomerCourses = ({ courses }: Pick<StaffCustomer, 'courses'>) => (
  <Section title={texts.courses}>
    {courses.length === 0 ? <p className="text-ink-2">{texts.noCourses}</p> : null}
    <ul className="grid gap-2 empty:hidden">
      {courses.map(({ courseId, courseName, activatedTime, expireTime }) => (
        <li key={courseId} className="border-b border-line pb-2 last:border-b-0 last:pb-0">
          {courseName}
          <span className="block text-sm text-ink-2 tabular-nums wrap-anywhere">
            {expireTime
              ? texts.openedUntil(formatDate(activatedTime), formatDate(expireTime))
              : texts.opened(formatDate(activatedTime))}
          </span>
        </li>
      ))}
    </ul>
  </Section>
)
