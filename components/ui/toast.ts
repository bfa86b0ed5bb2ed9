export type ToastVariant = 'success' | 'error' | 'info' | 'warning'
export type ToastOptions = {
  variant?: ToastVariant | undefined
  /** Milliseconds; 3000 by default. */
  duration?: number | undefined
  /** One action, such as undo. */
  action?: { label: string; onSelect: () => void } | undefined
}
export type Toast = {
  id: string
  message: string
  variant: ToastVariant
  duration: number
  action: ToastOptions['action']
}
export type Toaster = { show: (toast: Toast) => void; hide: (id?: string) => void }

const TOAST_DURATION = 3000
export const TOAST_STACK = 5

let count = 0
const listeners = new Set<() => void>()
let toaster: Toaster | null = null
let waiting: Toast[] = []

let isWanted = false

/** True once a toast is likely: only then the toaster's code loads. */
export const isToasterWanted = () => isWanted

/** Loads the toaster before there is something to say, so that it is said at once. */
export function wantToaster() {
  isWanted = true
  for (const listener of listeners) listener()
}

export const onToasterWanted = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The toaster registers itself and takes the toasts that have waited. */
export function connectToaster(next: Toaster): () => void {
  toaster = next
  const late = waiting
  waiting = []
  for (const one of late) next.show(one)
  return () => {
    if (toaster === next) toaster = null
  }
}

function show(
  message: string,
  { variant = 'success', duration = TOAST_DURATION, action }: ToastOptions = {},
): string {
  count += 1
  const toast: Toast = { id: `toast-${count}`, message, variant, duration, action }
  if (toaster) toaster.show(toast)
  else waiting = [...waiting, toast].slice(-TOAST_STACK)
  wantToaster()
  return toast.id
}

function hide(id?: string) {
  waiting = id === undefined ? [] : waiting.filter((toast) => toast.id !== id)
  toaster?.hide(id)
}

const shown =
  (variant: ToastVariant) => (message: string, options?: Omit<ToastOptions, 'variant'>) =>
    show(message, { ...options, variant })

/** A toast at the bottom centre, 3 seconds by default, five at most. Returns its id. */
export const toast = Object.assign(show, {
  success: shown('success'),
  error: shown('error'),
  info: shown('info'),
  warning: shown('warning'),
  hide,
})
