/** The global loading flag: true while any tracked work is under way. Knows nothing of React. */
export type LoadingState = { pending: number; blocking: number }

let state: LoadingState = { pending: 0, blocking: 0 }
const listeners = new Set<() => void>()

const change = (pending: number, blocking: number) => {
  state = { pending: state.pending + pending, blocking: state.blocking + blocking }
  for (const listener of listeners) listener()
}

export const loadingState = () => state

export const onLoadingChange = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Settles when nothing tracked is under way. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if (state.pending === 0) return resolve()
    const stop = onLoadingChange(() => {
      if (state.pending > 0) return
      stop()
      resolve()
    })
  })

/** Raises the flag; the answer lowers it, once. `blocking` also covers the page: only while an order is being placed. */
export function startLoading({ blocking = false }: { blocking?: boolean } = {}): () => void {
  const weight = blocking ? 1 : 0
  let open = true
  change(1, weight)
  return () => {
    if (!open) return
    open = false
    change(-1, -weight)
  }
}

/** Keeps the flag up until the promise settles either way. */
export async function withLoading<T>(
  work: Promise<T>,
  options?: { blocking?: boolean },
): Promise<T> {
  const stop = startLoading(options)
  try {
    return await work
  } finally {
    stop()
  }
}
