'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { ReviewForm } from '@/components/reviews/review-form'
import { Dialog } from '@/components/ui/dialog'
import { refocusWhenLost } from '@/lib/browser/refocus'

type Props = Pick<ComponentProps<typeof ReviewForm>, 'orderLineId' | 'review'> & {
  open: boolean
  onClose: () => void
  title: string
  description: string | null | undefined
}

export function ReviewDialog({ open, onClose, title, description, orderLineId, review }: Props) {
  const router = useRouter()
  return (
    <Dialog open={open} onClose={onClose} title={title} description={description}>
      <ReviewForm
        key={review?.feedbackId ?? orderLineId}
        orderLineId={orderLineId}
        review={review}
        onCancel={onClose}
        onSent={() => {
          // Where one was still to be written the button goes.
          refocusWhenLost()
          onClose()
          router.refresh()
        }}
      />
    </Dialog>
  )
}
