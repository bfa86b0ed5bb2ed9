'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useId, useRef, useState } from 'react'
import { ReceiverFields, receiverOf } from '@/components/orders/refunds/receiver-fields'
import { Button } from '@/components/ui/button'
import { LazyConfirmDialog } from '@/components/ui/lazy-confirm-dialog'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import { restSentences } from '@/contract/order-sentences/refund-sentences'
import { cancelOrder, cancelPlacedOrder, cancelRest } from '@/contract/shop/cancellations'
import type { OrderDetail } from '@/contract/shop/orders'
import type { RefundReceiver, RefundTerms } from '@/contract/shop/refunds'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { UpstreamError } from '@/lib/api/upstream-error'
import { refocusWhenLost } from '@/lib/browser/refocus'
import { orders } from '@/lib/messages/orders'
import { refundFormats, refunds } from '@/lib/messages/refunds'

/** Some upstreams do not serve cancelling; the button goes once one has said so. */
const isNotServed = (error: unknown) =>
  error instanceof UpstreamError && [404, 405, 501].includes(error.status)

type Props = {
  orderId: string
  /** On a page that the order's token opens, signed in or not. */
  byToken?: boolean
  /** Only what has not been sent yet. */
  isRest?: boolean
  /** What is said before the press: what becomes of codes and money. */
  about: readonly string[]
  /** What cancelling gives back, when something has been paid. */
  refund?: RefundTerms | undefined
}

type Body = { reason?: string; receiver?: RefundReceiver }

const sendCancellation = ({ orderId, byToken, isRest }: Props, body: Body) => {
  if (isRest) return call(cancelRest, { params: { id: orderId }, body })
  return byToken
    ? call(cancelPlacedOrder, { params: { id: orderId }, body })
    : call(cancelOrder, { body: { orderId, ...body } })
}

/** Cancels an order after a confirmation that says what goes back and asks for a reason. */
export function CancelOrder(props: Props) {
  const { refund, isRest = false } = props
  const texts = isRest ? orders.cancelRest : orders.cancel
  const router = useRouter()
  const [isAsking, setIsAsking] = useState(false)
  const id = useId()
  const formRef = useRef<HTMLFormElement>(null)

  const cancel = useMutation({
    mutationFn: (body: Body) => sendCancellation(props, body),
    onSuccess: ({ successMessage }) => {
      toast.success(successMessage ?? texts.done)
      // The button goes; what becomes of the money stands at the page's top.
      refocusWhenLost()
      window.scrollTo({ top: 0 })
    },
    onError: (error) => toast.error(errorText(error)),
    onSettled: (_, error) => {
      // What was typed wrongly is corrected in the same dialog.
      if (error instanceof UpstreamError && error.status === 400) return
      setIsAsking(false)
      router.refresh()
    },
  })
  function confirm() {
    const form = new FormData(formRef.current ?? undefined)
    const reason = String(form.get('reason') ?? '').trim()
    const receiver = refund?.needsReceiver ? receiverOf(form) : null
    cancel.mutate({ ...(reason && { reason }), ...(receiver && { receiver }) })
  }

  if (isNotServed(cancel.error)) return null
  return (
    <div className="grid">
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {texts.action}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        danger
        busy={cancel.isPending}
        title={texts.title}
        confirm={texts.action}
        cancel={texts.keep}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        <form ref={formRef} className="grid gap-5" onSubmit={(event) => event.preventDefault()}>
          {props.about.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {refund?.needsReceiver ? (
            <ReceiverFields
              id={id}
              legend={refunds.receiver}
              hint={refunds.later}
              required={false}
            />
          ) : null}
          {isRest ? null : (
            <Textarea
              id={`${id}-reason`}
              name="reason"
              label={orders.cancel.reason}
              optional
              rows={2}
              maxLength={300}
            />
          )}
        </form>
      </LazyConfirmDialog>
    </div>
  )
}

/** Leaves out what is to be sent later of an order that has left in part. */
export function CancelRest({ order }: { order: OrderDetail }) {
  const { orderId, restIfCancelled: rest } = order
  if (!rest) return null
  return (
    <CancelOrder
      orderId={orderId}
      isRest
      about={restSentences(rest, refundFormats)}
      refund={rest.refund}
    />
  )
}
