import type { Metadata } from 'next'
import { loadOrder } from '@/app/(shop)/xac-nhan-don-hang/[id]/load-order'
import { CancelOrder } from '@/components/orders/cancel-order'
import { OrderConfirmationView } from '@/components/orders/order-confirmation-view'
import { cart } from '@/lib/messages/cart'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const order = await loadOrder((await params).id)
  return { title: cart.order.metaTitle(order.orderCode), robots: { index: false, follow: false } }
}

export default async function OrderConfirmationPage({ params, searchParams }: Props) {
  const order = await loadOrder((await params).id)
  const isBack = 'vnp_TxnRef' in (await searchParams)
  return (
    <div className="wrap section">
      <OrderConfirmationView
        order={order}
        isBack={isBack}
        cancel={order.canCancel && <CancelOrder orderId={order.orderId} byToken />}
      />
    </div>
  )
}
