import type { LocalCopyStore } from '@/lib/exams/local-copies/browser-stores'
import type { Timers } from '@/lib/exams/timers'

export type MemoryStore = LocalCopyStore & {
  /** The browser is killed: what had not reached the disk is gone. */
  crash: () => void
  /** Private mode, full disk: nothing can be written or read. */
  isBlocked: boolean
}

/** A store of the browser that reaches its disk `delay` milliseconds after a write. */
export function memoryStore(timers: Pick<Timers, 'after'>, delay = 0): MemoryStore {
  const disk = new Map<string, string>()
  let live = new Map<string, string>()
  let life = 0
  const store: MemoryStore = {
    isBlocked: false,
    write: async (key, text) => {
      if (store.isBlocked) return false
      live.set(key, text)
      const written = life
      timers.after(delay, () => {
        if (written === life && live.has(key)) disk.set(key, text)
      })
      return true
    },
    read: async (key) => (store.isBlocked ? null : (live.get(key) ?? null)),
    remove: async (key) => {
      live.delete(key)
      disk.delete(key)
    },
    keys: async () => [...live.keys()],
    crash: () => {
      life += 1
      live = new Map(disk)
    },
  }
  return store
}

/** The two stores as they were measured: one keeps a write within milliseconds, the other only after seconds. */
export const browserStores = (timers: Pick<Timers, 'after'>) => ({
  indexedDb: memoryStore(timers, 10),
  local: memoryStore(timers, 5_000),
})
