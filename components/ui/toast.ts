export type ToastVariant = 'success' | 'error' | 'info' | 'warning'
export type ToastOptions = {
  variant?: ToastVariant | undefined
  /** Milliseconds; 3000 when nothing else is said. */
  duration?: number | undefined
  /** One way to answer, such as taking a removal back. */
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
let toaster: Toaster | null = null
let waiting: Toast[] = []
const listeners = new Set<() => void>()

/** True from the first message on: only then the code that draws messages is fetched. */
export const isToasterWanted = () => count > 0

export const onToasterWanted = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The drawn toaster reports for work and takes what has waited. */
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
  for (const listener of listeners) listener()
  return toast.id
}

function hide(id?: string) {
  waiting = id === undefined ? [] : waiting.filter((toast) => toast.id !== id)
  toaster?.hide(id)
}

const shown =
  (variant: ToastVariant) => (message: string, options?: Omit<ToastOptions, 'variant'>) =>
    show(message, { ...options, variant })

/** A message at the bottom centre: green unless told otherwise, gone after three seconds, five at most. Returns its id. */
export const toast = Object.assign(show, {
  success: shown('success'),
  error: shown('error'),
  info: shown('info'),
  warning: shown('warning'),
  hide,
})
