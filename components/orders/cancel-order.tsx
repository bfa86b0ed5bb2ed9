'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { LazyConfirmDialog } from '@/components/ui/lazy-confirm-dialog'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import { cancelOrder, cancelPlacedOrder } from '@/contract/shop/orders'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { UpstreamError } from '@/lib/api/upstream-error'
import { orders } from '@/lib/messages/orders'

/** Some upstreams do not serve cancelling; the button goes once one has said so. */
const isNotServed = (error: unknown) =>
  error instanceof UpstreamError && [404, 405, 501].includes(error.status)

type Props = {
  orderId: string
  /** On a page that the order's token opens, signed in or not. */
  byToken?: boolean
  /** What is said before the press: what becomes of codes and money. */
  about: readonly string[]
}

const sendCancellation = ({ orderId, byToken }: Props, reason: { reason?: string }) =>
  byToken
    ? call(cancelPlacedOrder, { params: { id: orderId }, body: reason })
    : call(cancelOrder, { body: { orderId, ...reason } })

/** Cancels an order after a confirmation that asks for a reason. */
export function CancelOrder(props: Props) {
  const router = useRouter()
  const [isAsking, setIsAsking] = useState(false)
  const reasonId = useId()
  const [reason, setReason] = useState('')

  const cancel = useMutation({
    mutationFn: () => sendCancellation(props, reason.trim() ? { reason } : {}),
    onSuccess: ({ successMessage }) => toast.success(successMessage ?? orders.cancel.done),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => {
      setIsAsking(false)
      router.refresh()
    },
  })

  if (isNotServed(cancel.error)) return null
  return (
    <div className="grid">
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {orders.cancel.action}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        danger
        busy={cancel.isPending}
        title={orders.cancel.title}
        confirm={orders.cancel.action}
        cancel={orders.cancel.keep}
        onConfirm={() => cancel.mutate()}
        onClose={() => setIsAsking(false)}
      >
        <div className="grid gap-5">
          {props.about.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <Textarea
            id={reasonId}
            label={orders.cancel.reason}
            optional
            rows={2}
            maxLength={300}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </div>
      </LazyConfirmDialog>
    </div>
  )
}
