'use client'

import { useEffect } from 'react'
import { toast as sonner, Toaster } from 'sonner'
import { IconButton } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import { connectToaster, TOAST_STACK, type Toast, type ToastVariant } from '@/components/ui/toast'
import { keepToastsAside } from '@/components/ui/toast-offset'
import { ui } from '@/lib/messages/ui'
import styles from './toaster.module.css'

const icons: Record<ToastVariant, IconName> = {
  success: 'success',
  error: 'error',
  info: 'info',
  warning: 'warning',
}

let stack: string[] = []

const forget = (id: string) => {
  stack = stack.filter((other) => other !== id)
}

function draw(toast: Toast, duration: number) {
  sonner.custom(() => <ToastCard toast={toast} />, {
    id: toast.id,
    duration,
    onDismiss: () => forget(toast.id),
    onAutoClose: () => forget(toast.id),
  })
}

function show(toast: Toast) {
  const [oldest] = stack
  if (oldest !== undefined && stack.length >= TOAST_STACK) {
    forget(oldest)
    sonner.dismiss(oldest)
  }
  stack = [...stack, toast.id]
  draw(toast, toast.duration)
}

const hide = (id?: string) => {
  sonner.dismiss(id)
}

export function ToasterView() {
  useEffect(() => connectToaster({ show, hide }), [])
  return (
    <Toaster
      position="bottom-center"
      expand
      visibleToasts={TOAST_STACK}
      gap={8}
      toastOptions={{ className: styles.item ?? '' }}
      containerAriaLabel={ui.toast.region}
      offset={{ bottom: 'var(--toast-offset)' }}
      mobileOffset={{ bottom: 'var(--toast-offset)', left: '1rem', right: '1rem' }}
    />
  )
}

/** One toast; its time stops while it has the focus. */
function ToastCard({ toast }: { toast: Toast }) {
  const { id, message, variant, duration, action } = toast
  const close = () => sonner.dismiss(id)
  useEffect(keepToastsAside, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears only of focus passing through its own buttons.
    <div
      className={styles.toast}
      data-variant={variant}
      role={variant === 'error' || variant === 'warning' ? 'alert' : 'status'}
      onFocus={() => draw(toast, Number.POSITIVE_INFINITY)}
      onBlur={() => draw(toast, duration)}
    >
      <Icon name={icons[variant]} />
      <p>{message}</p>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onSelect()
            close()
          }}
        >
          {action.label}
        </button>
      ) : null}
      <IconButton icon="close" size={18} label={ui.toast.close} onClick={close} />
    </div>
  )
}
