import { statfsSync } from 'node:fs'

const MB = 1024 * 1024
/** A new file of the write-ahead log takes 16 MB, and one transaction may need two. */
const LEAST_BYTES = 64 * MB
/** So much again before writing goes on, lest it begin and end with every order. */
const ENOUGH_BYTES = 80 * MB

/** What is needed of the embedded database. */
type Client = {
  query: (...given: never[]) => Promise<unknown>
  transaction: (...given: never[]) => Promise<unknown>
  exec: (statement: string) => Promise<unknown>
}

export type DiskSpaceOptions = {
  freeBytes: () => number
  /** Hears when room has become short, and when there is enough again. */
  onChange?: ((isShort: boolean) => void) | undefined
}

export function freeBytesOf(directory: string): number {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize
}

/**
 * Looks for room on the disk before each call, and lets the database only read while there is little. The embedded one hangs, reads
 * and all, once a write meets a full disk; refused beforehand, a write fails with SQLSTATE 25006 and everything else goes on.
 */
export function pauseWritesOnFullDisk<C extends Client>(
  client: C,
  { freeBytes, onChange }: DiskSpaceOptions,
): C {
  let isShort = false
  const look = async () => {
    const isShortNow = freeBytes() < (isShort ? ENOUGH_BYTES : LEAST_BYTES)
    if (isShortNow === isShort) return
    isShort = isShortNow
    onChange?.(isShort)
    await client.exec(`set default_transaction_read_only = ${isShort ? 'on' : 'off'}`)
  }
  const guarded = new Set<PropertyKey>(['query', 'transaction'])
  return new Proxy(client, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (!guarded.has(name)) return value.bind(target)
      return async (...given: unknown[]) => {
        await look()
        return value.apply(target, given)
      }
    },
  })
}
