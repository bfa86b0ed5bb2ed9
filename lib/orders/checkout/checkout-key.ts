import { v4 as uuid } from 'uuid'
import { z } from 'zod/mini'
import { localKeys, readLocal, writeLocal } from '@/lib/browser/local-store'

const Stored = z.object({ key: z.uuid() })

function storedKey(): string | null {
  try {
    const parsed = Stored.safeParse(JSON.parse(readLocal(localKeys.checkout) ?? 'null'))
    return parsed.success ? parsed.data.key : null
  } catch {
    return null
  }
}

function draw(): string {
  const key = uuid()
  writeLocal(localKeys.checkout, JSON.stringify({ key }))
  return key
}

/** One tab after the other; where the browser has no locks, as soon as it is asked. */
const locked = async (work: () => string): Promise<string> =>
  'locks' in navigator ? navigator.locks.request('checkout-key', async () => work()) : work()

/**
 * The Idempotency-Key of the next order of this browser, the same in every tab, through reloads and retries, until an order is known to
 * be placed: what was sent without an answer may have been ordered, so another content gets no other key (docs/adr/0007).
 */
export const claimCheckoutKey = (): Promise<string> => locked(() => storedKey() ?? draw())

/** For one more order, although the key has made one. */
export const renewCheckoutKey = (used: string): Promise<string> =>
  locked(() => {
    const key = storedKey()
    return key === null || key === used ? draw() : key
  })

/** After the order is placed; a key drawn since stays. */
export function clearCheckoutKey(used: string): void {
  if (storedKey() === used) writeLocal(localKeys.checkout, null)
}
