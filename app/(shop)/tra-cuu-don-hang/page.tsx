import type { Metadata } from 'next'
import { OrderLookupForm } from '@/components/orders/order-lookup-form'
import { RecentOrders } from '@/components/orders/recent-orders'
import { orders } from '@/lib/messages/orders'
import { paths } from '@/lib/routes/paths'

const texts = orders.lookup

export const metadata: Metadata = {
  title: texts.title,
  description: texts.description,
  alternates: { canonical: paths.orderLookUp() },
}

export default function OrderLookUpPage() {
  return (
    <div className="wrap section grid max-w-xl grid-cols-1 gap-6">
      <h1>{texts.title}</h1>
      <p className="text-ink-2">{texts.intro}</p>
      <RecentOrders />
      <OrderLookupForm />
      <noscript>{texts.noScript}</noscript>
      <p className="text-ink-2">
        {texts.signedIn}{' '}
        <a className="link" href={paths.account.orders()}>
          {texts.toOrders}
        </a>
      </p>
    </div>
  )
}
