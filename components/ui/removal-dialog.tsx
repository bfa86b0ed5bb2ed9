'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { LazyConfirmDialog } from '@/components/ui/lazy-confirm-dialog'
import { toast } from '@/components/ui/toast'
import type { DialogState } from '@/components/ui/use-dialog-state'
import { refocusWhenLost } from '@/lib/browser/refocus'

type Props<T> = {
  state: DialogState<T>
  title: string
  confirm: string
  cancel: string
  /** Said when the answer itself says nothing. */
  removed: string
  remove: (about: T) => Promise<{ successMessage?: string | undefined }>
  children: (about: T) => ReactNode
}

/** Asks before something of a list is removed, then reads the page again. */
export function RemovalDialog<T>({
  state,
  title,
  confirm,
  cancel,
  removed,
  remove,
  children,
}: Props<T>) {
  const router = useRouter()
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    onSuccess: ({ successMessage }) => {
      toast.success(successMessage ?? removed)
      refocusWhenLost()
      state.close()
      router.refresh()
    },
  })
  return (
    <LazyConfirmDialog
      open={state.isOpen}
      danger
      busy={isPending}
      title={title}
      confirm={confirm}
      cancel={cancel}
      onConfirm={() => {
        if (state.about !== null) mutate(state.about)
      }}
      onClose={state.close}
    >
      {state.about !== null ? <p>{children(state.about)}</p> : null}
    </LazyConfirmDialog>
  )
}
