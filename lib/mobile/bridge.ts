import { type AppWindow, findHost } from '@/lib/mobile/app-host'
import { envelopeOf, type Outgoing } from '@/lib/mobile/outgoing-message'

/** Messages to queue for a host that is not ready yet. */
const MOST_WAITING = 50

export type Bridge = {
  /** False in a browser. */
  hasHost: boolean
  post: <T extends keyof Outgoing>(type: T, payload: Outgoing[T]) => void
}

/** The page's side of the bridge to the app; never throws, whatever the app's side does. */
export function createBridge(page: AppWindow, newId: () => string): Bridge {
  const host = findHost(page)
  let waiting: string[] | null = []
  let isExpired = false

  const send = (text: string) => {
    try {
      host?.send(text)
    } catch {
      // The app is closing, or its handler failed.
    }
  }
  host?.whenReady(() => {
    for (const text of waiting ?? []) send(text)
    waiting = null
  })

  return {
    hasHost: host !== null,
    post: (type, payload) => {
      // Once: several calls of a page may fail at the same time.
      if (!host || (type === 'authExpired' && isExpired)) return
      isExpired ||= type === 'authExpired'
      const text = envelopeOf(newId(), type, payload)
      if (waiting === null) send(text)
      else if (waiting.length < MOST_WAITING) waiting.push(text)
    },
  }
}

let own: Bridge | undefined

const newId = () =>
  // Only secure pages have it; an id need only be unique.
  globalThis.crypto?.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`

/** The bridge of this page. */
export function appBridge(): Bridge {
  own ??= createBridge(window as unknown as AppWindow, newId)
  return own
}
