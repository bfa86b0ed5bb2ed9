import type { Metadata } from 'next'
import { loadOrder } from '@/app/(shop)/xac-nhan-don-hang/[id]/load-order'
import { SessionExpired } from '@/components/auth/session-expired'
import { InvoiceView } from '@/components/orders/invoice-view'
import { orders } from '@/lib/messages/orders'
import { paths } from '@/lib/routes/paths'
import { site } from '@/lib/site'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const order = await loadOrder((await params).id)
  return {
    title: order ? orders.invoice.metaTitle(order.orderCode) : orders.list.title,
    robots: { index: false, follow: false },
  }
}

export default async function InvoicePage({ params }: Props) {
  const { id } = await params
  const order = await loadOrder(id)
  if (!order) return <SessionExpired next={paths.invoice(id)} />
  return (
    <div className="wrap section">
      <InvoiceView order={order} seller={await site()} />
    </div>
  )
}
