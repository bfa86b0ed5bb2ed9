import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { loadOrder } from '@/app/(shop)/xac-nhan-don-hang/[id]/load-order'
import { SessionExpired } from '@/components/auth/session-expired'
import { OrderHelp } from '@/components/layout/shop-contact'
import { OrderConfirmationView } from '@/components/orders/order-confirmation-view'
import { OrderPayment } from '@/components/payments/order-payment'
import { QueryProvider } from '@/components/ui/query-provider'
import { orders } from '@/lib/messages/orders'
import { awaitsConfirmation } from '@/lib/payments/payment-methods'
import { awaitsNotice, isBackFromPayment } from '@/lib/payments/payment-return'
import { paths } from '@/lib/routes/paths'
import { site } from '@/lib/site'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const order = await loadOrder((await params).id)
  const title = order ? orders.title(order.orderCode) : orders.list.title
  return { title, robots: { index: false, follow: false } }
}

export default async function OrderConfirmationPage({ params, searchParams }: Props) {
  const { id } = await params
  const order = await loadOrder(id)
  if (!order) return <SessionExpired next={paths.orderConfirmation(id)} />
  const query = await searchParams
  // What the payment site added to the address is of no further use, and no address to bookmark or to pass on.
  if (isBackFromPayment(query) && !awaitsConfirmation(order)) redirect(paths.orderConfirmation(id))
  return (
    <div className="wrap section">
      <QueryProvider>
        <OrderConfirmationView
          order={order}
          payment={<OrderPayment order={order} isBack={awaitsNotice(query)} />}
          help={<OrderHelp site={await site()} orderCode={order.orderCode} />}
        />
      </QueryProvider>
    </div>
  )
}
