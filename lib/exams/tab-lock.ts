import type { Timers } from '@/lib/exams/timers'

/** Lets one tab of a browser work on an attempt; the others only say so. */
export type TabLock = {
  /** False when another tab holds the lock, unless `steal` takes it. */
  claim: (steal: boolean) => Promise<boolean>
  release: () => void
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>
type Locks = Pick<LockManager, 'request'>

type Options = {
  name: string
  timers: Pick<Timers, 'after'>
  /** Null where the browser has none (no https): then tabs ask each other. */
  locks: Locks | null
  channel: (name: string) => Channel | null
  /** Another tab takes over: save what is unsent and stop, then settle. */
  onYield: () => Promise<void>
}

const ANSWER_TIME = 250
const YIELD_TIME = 2_500

type Hold = { release: () => void }

/** Holds a Web Lock until released; null when it is not available. */
function hold(
  locks: Locks,
  name: string,
  options: LockOptions,
  onLost: () => void,
): Promise<Hold | null> {
  return new Promise((resolve) => {
    locks
      .request(name, options, (lock) => {
        if (!lock) {
          resolve(null)
          return undefined
        }
        return new Promise<void>((release) => resolve({ release: () => release() }))
      })
      .catch(() => {
        resolve(null)
        onLost()
      })
  })
}

export function createTabLock({ name, timers, locks, channel, onYield }: Options): TabLock {
  let held: Hold | null = null
  let isHolding = false
  let answered: (() => void) | null = null
  const line = channel(name)

  const release = () => {
    isHolding = false
    held?.release()
    held = null
  }
  const lose = () => {
    if (!isHolding) return
    release()
    void onYield()
  }
  const yieldNow = async () => {
    if (!isHolding) return
    isHolding = false
    await onYield().catch(() => undefined)
    release()
  }
  if (line) {
    line.onmessage = ({ data }: MessageEvent) => {
      if (data === 'yield') void yieldNow()
      else if (data === 'who' && isHolding) line.postMessage('mine')
      else if (data === 'mine') answered?.()
    }
  }

  /** Without Web Locks: the tab that holds it answers at once. */
  const isTaken = () =>
    new Promise<boolean>((resolve) => {
      if (!line) return resolve(false)
      const cancel = timers.after(ANSWER_TIME, () => resolve(false))
      answered = () => {
        cancel()
        resolve(true)
      }
      line.postMessage('who')
    })

  const takeLock = async (manager: Locks, steal: boolean): Promise<Hold | null> => {
    if (!steal) return hold(manager, name, { ifAvailable: true }, lose)
    line?.postMessage('yield')
    const abort = new AbortController()
    const cancel = timers.after(YIELD_TIME, () => abort.abort())
    const given = await hold(manager, name, { signal: abort.signal }, lose)
    cancel()
    // The other tab hangs or sleeps: take the lock by force.
    return given ?? hold(manager, name, { steal: true }, lose)
  }

  const claim = async (steal: boolean): Promise<boolean> => {
    if (isHolding) return true
    if (locks) {
      held = await takeLock(locks, steal)
      isHolding = held !== null
      return isHolding
    }
    if (steal) line?.postMessage('yield')
    else if (await isTaken()) return false
    isHolding = true
    return true
  }

  return { claim, release }
}
