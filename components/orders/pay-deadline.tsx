import { Notice } from '@/components/ui/notice'
import type { OrderDetail } from '@/contract/shop/orders'
import { sentencesOf } from '@/lib/orders/order-sentences'

/** Until when an order is to be paid, and what happens then. */
export function PayDeadline({ order }: { order: OrderDetail }) {
  const { deadline } = sentencesOf(order)
  return deadline ? <Notice tone="primary">{deadline}</Notice> : null
}
