import { type AppWindow, findHost } from '@/lib/mobile/app-host'
import { envelopeOf, type Outgoing } from '@/lib/mobile/outgoing-message'

/** A host that never gets ready must not fill the memory. */
const MOST_WAITING = 50

export type Bridge = {
  /** False in a browser of its own: then the page behaves as pages do. */
  hasHost: boolean
  post: <T extends keyof Outgoing>(type: T, payload: Outgoing[T]) => void
}

/** The page's side of the talk with the app around it; never throws, whatever the app's side does. */
export function createBridge(page: AppWindow, newId: () => string): Bridge {
  const host = findHost(page)
  let waiting: string[] | null = []
  let isExpired = false

  const send = (text: string) => {
    try {
      host?.send(text)
    } catch {
      // The app is closing, or its handler failed; the page goes on.
    }
  }
  host?.whenReady(() => {
    for (const text of waiting ?? []) send(text)
    waiting = null
  })

  return {
    hasHost: host !== null,
    post: (type, payload) => {
      // Once: several calls of one page may find out at the same time.
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
  // Only pages over https have it; an id need only differ.
  globalThis.crypto?.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`

/** The bridge of this page. */
export function appBridge(): Bridge {
  own ??= createBridge(window as unknown as AppWindow, newId)
  return own
}
