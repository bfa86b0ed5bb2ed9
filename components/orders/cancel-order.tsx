'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import { useDialogState } from '@/components/ui/use-dialog-state'
import { cancelOrder, cancelPlacedOrder } from '@/contract/orders'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { UpstreamError } from '@/lib/api/upstream-error'
import { withLoading } from '@/lib/browser/loading-state'
import { orders } from '@/lib/messages/orders'

/** A shop whose upstream does not serve cancelling says so once; then the button is gone. */
const isNotServed = (error: unknown) =>
  error instanceof UpstreamError && [404, 405, 501].includes(error.status)

type Props = {
  orderId: string
  /** The page is open to whoever holds the order's token, signed in or not. */
  byToken?: boolean
}

const send = ({ orderId, byToken }: Props, reason: { reason?: string }) =>
  byToken
    ? call(cancelPlacedOrder, { params: { id: orderId }, body: reason })
    : call(cancelOrder, { body: { orderId, ...reason } })

/** Takes an order back while the shop allows it; asks once more and for a reason. */
export function CancelOrder(props: Props) {
  const { orderId } = props
  const router = useRouter()
  const asking = useDialogState<string>()
  const reasonId = useId()
  const [reason, setReason] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [isGone, setIsGone] = useState(false)

  async function cancel() {
    setIsSending(true)
    try {
      const why = reason.trim() ? { reason } : {}
      const { successMessage } = await withLoading(send(props, why))
      asking.close()
      toast.success(successMessage ?? orders.cancel.done)
      router.refresh()
    } catch (error) {
      asking.close()
      setIsGone(isNotServed(error))
      toast.error(errorText(error))
      router.refresh()
    } finally {
      setIsSending(false)
    }
  }

  if (isGone) return null
  return (
    <div className="grid">
      <Button variant="danger" onClick={() => asking.open(orderId)}>
        {orders.cancel.action}
      </Button>
      <ConfirmDialog
        open={asking.isOpen}
        danger
        busy={isSending}
        title={orders.cancel.title}
        confirm={orders.cancel.action}
        cancel={orders.cancel.keep}
        onConfirm={() => void cancel()}
        onClose={asking.close}
      >
        <div className="grid gap-5">
          <p>{orders.cancel.text}</p>
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
      </ConfirmDialog>
    </div>
  )
}
