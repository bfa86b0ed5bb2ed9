'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId } from 'react'
import { ReceiverFields, receiverOf } from '@/components/orders/refunds/receiver-fields'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { nameRefundReceiver, type RefundReceiver } from '@/contract/shop/refunds'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { refocusWhenLost } from '@/lib/browser/refocus'
import { refunds as texts } from '@/lib/messages/refunds'

/** Asks for the account a refund goes to. */
export function ReceiverForm({ orderId }: { orderId: string }) {
  const id = useId()
  const router = useRouter()
  const save = useMutation({
    mutationFn: (body: RefundReceiver) =>
      call(nameRefundReceiver, { params: { id: orderId }, body }),
    onSuccess: ({ successMessage }) => {
      toast.success(successMessage ?? texts.saved)
      // The form goes; where the money goes now stands above it.
      refocusWhenLost('#refunds')
      router.refresh()
    },
    onError: (error) => toast.error(errorText(error)),
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const receiver = receiverOf(new FormData(event.currentTarget))
    if (receiver) save.mutate(receiver)
  }
  return (
    <form onSubmit={submit} className="print:hidden grid max-w-md gap-4">
      <ReceiverFields id={id} legend={texts.receiver} hint={texts.receiverHint} />
      <Button type="submit" busy={save.isPending}>
        {texts.save}
      </Button>
    </form>
  )
}
