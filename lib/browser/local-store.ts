import type { KeyOfOnePlace } from '@/lib/browser/keys-of-one-place'

/** Keys of the browser's storage. The upstream's token is never stored (docs/adr/0004). */
export const localKeys = {
  cart: 'offline_cart',
  voucher: 'voucher_code',
  coupon: 'promotion_coupon_code',
  affiliate: 'affiliate_code',
  tokenExpiry: 'token_expiry',
  checkout: 'checkout_key',
  account: 'account_mark',
} as const
export type LocalKey = (typeof localKeys)[keyof typeof localKeys] | KeyOfOnePlace

/** Longer values are not ours and are not parsed. */
const LONGEST = 64 * 1024

// What the browser would not store (private mode, full disk) lives as long as the page.
const memory = new Map<LocalKey, string | null>()

/** A value as it was stored; null when absent, oversized or when storage is closed. */
export function readLocal(key: LocalKey): string | null {
  const unstored = memory.get(key)
  if (unstored !== undefined) return unstored
  try {
    const text = window.localStorage.getItem(key)
    return text !== null && text.length <= LONGEST ? text : null
  } catch {
    return null
  }
}

type Listener = () => void
const listeners = new Map<Listener, ReadonlySet<LocalKey>>()

function announce(key: string | null) {
  for (const [listener, keys] of [...listeners])
    if (key === null || keys.has(key as LocalKey)) listener()
}

/** Stores a value, or removes it with null, and notifies the listeners of this tab. */
export function writeLocal(key: LocalKey, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
  announce(key)
}

const onStorage = (event: StorageEvent) => announce(event.key)

/** Calls back when one of the keys changes here or in another tab; returns the clean-up. */
export function watchLocal(keys: readonly LocalKey[], listener: Listener): () => void {
  const own = () => listener()
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.set(own, new Set(keys))
  return () => {
    listeners.delete(own)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}
