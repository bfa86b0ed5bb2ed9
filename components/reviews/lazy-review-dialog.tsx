'use client'

import type { ComponentProps } from 'react'
import type { ReviewDialog } from '@/components/reviews/review-dialog'
import { useLazyDialog } from '@/components/ui/use-lazy-dialog'

type Props = ComponentProps<typeof ReviewDialog>

const load = () => import('@/components/reviews/review-dialog').then((it) => it.ReviewDialog)

export function LazyReviewDialog(props: Props) {
  const Dialog = useLazyDialog(props.open, props.onClose, load)
  return Dialog ? <Dialog {...props} /> : null
}
