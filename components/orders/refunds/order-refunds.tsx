import { ReceiverForm } from '@/components/orders/refunds/receiver-form'
import { Disclosure } from '@/components/ui/disclosure'
import {
  bankSentences,
  refundSentence,
  toldRefunds,
} from '@/contract/order-sentences/refund-sentences'
import type { OrderDetail } from '@/contract/shop/orders'
import { refundFormats, refunds as texts } from '@/lib/messages/refunds'
import { sentenceFactsOf } from '@/lib/orders/order-sentences'

const ASKED = 0

type Props = {
  order: OrderDetail
  /** Read by its buyer, signed in: only they may name another account. */
  isOwn?: boolean
}

/** An account that was named may be wrong: its owner corrects it until the shop has approved it, others call. */
function NamedReceiver({ order, isOwn }: Required<Props>) {
  return isOwn ? (
    <Disclosure title={texts.change}>
      <ReceiverForm orderId={order.orderId} />
    </Disclosure>
  ) : (
    <p className="text-sm text-ink-2">{texts.wrongAccount(order.orderCode)}</p>
  )
}

/** Where the money of an order is that goes back: amount, way, date and, when it has gone, its reference. */
export function OrderRefunds({ order, isOwn = false }: Props) {
  const refunds = toldRefunds(order.refunds ?? [], sentenceFactsOf(order))
  if (refunds.length === 0) return null
  const isChangeable = refunds.some(({ receiver, status }) => receiver && status === ASKED)
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
        <ReceiverForm orderId={order.orderId} />
      ) : isChangeable ? (
        <NamedReceiver order={order} isOwn={isOwn} />
      ) : null}
    </section>
  )
}
