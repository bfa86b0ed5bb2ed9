'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type Props = {
  open: boolean
  title: string
  children: ReactNode
  confirm: string
  cancel: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Confirms an action that cannot be undone. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel,
  danger = false,
  busy = false,
  onConfirm,
  onClose,
}: Props) {
  const footer = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {cancel}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={title} size="sm" footer={footer}>
      {children}
    </Dialog>
  )
}
