import type { Metadata } from 'next'
import { loadOrder } from '@/app/(shop)/xac-nhan-don-hang/[id]/load-order'
import { InvoiceView } from '@/components/orders/invoice-view'
import { orders } from '@/lib/messages/orders'
import { site } from '@/lib/site'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orderCode } = await loadOrder((await params).id)
  return {
    title: orders.invoice.metaTitle(orderCode),
    robots: { index: false, follow: false },
  }
}

export default async function InvoicePage({ params }: Props) {
  const order = await loadOrder((await params).id)
  return (
    <div className="wrap section">
      <InvoiceView order={order} seller={site()} />
    </div>
  )
}
