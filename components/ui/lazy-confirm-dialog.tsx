'use client'

import type { ComponentProps } from 'react'
import type { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useLazyDialog } from '@/components/ui/use-lazy-dialog'

type Props = ComponentProps<typeof ConfirmDialog>

const load = () => import('@/components/ui/confirm-dialog').then((it) => it.ConfirmDialog)

/** Confirms what is rarely done. Where a lost connection must not be in the way, use `ConfirmDialog`. */
export function LazyConfirmDialog(props: Props) {
  const Dialog = useLazyDialog(props.open, props.onClose, load)
  return Dialog ? <Dialog {...props} /> : null
}
