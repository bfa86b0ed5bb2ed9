import { ReceiverForm } from '@/components/orders/refunds/receiver-form'
import {
  bankSentences,
  refundSentence,
  toldRefunds,
} from '@/contract/order-sentences/refund-sentences'
import type { OrderDetail } from '@/contract/shop/orders'
import { refundFormats, refunds as texts } from '@/lib/messages/refunds'
import { sentenceFactsOf } from '@/lib/orders/order-sentences'

/** Where the money of an order is that goes back: amount, way, date and, when it has gone, its reference. */
export function OrderRefunds({ order }: { order: OrderDetail }) {
  const { orderId } = order
  const refunds = toldRefunds(order.refunds ?? [], sentenceFactsOf(order))
  if (refunds.length === 0) return null
  return (
    <section aria-labelledby="refunds" className="panel grid grid-cols-1 gap-3">
      <h2 id="refunds" className="text-h3">
        {texts.title}
      </h2>
      <ul className="grid gap-2">
        {refunds.map((refund) => (
          <li key={refund.id}>{refundSentence(refund, refundFormats)}</li>
        ))}
      </ul>
      {bankSentences(refunds).map((sentence) => (
        <p key={sentence} className="text-sm text-ink-2">
          {sentence}
        </p>
      ))}
      {refunds.some(({ needsReceiver }) => needsReceiver) ? (
        <ReceiverForm orderId={orderId} />
      ) : null}
    </section>
  )
}
