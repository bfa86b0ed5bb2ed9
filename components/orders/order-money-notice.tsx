import { Notice } from '@/components/ui/notice'
import type { OrderDetail } from '@/contract/shop/orders'
import { sentencesOf } from '@/lib/orders/order-sentences'

/** What becomes of the money of an order, when there is something to say. */
export function OrderMoneyNotice({ order }: { order: OrderDetail }) {
  const { money } = sentencesOf(order)
  return money ? <Notice tone={money.tone} title={money.text} /> : null
}
