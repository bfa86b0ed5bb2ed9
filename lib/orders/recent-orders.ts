import { z } from 'zod/mini'
import { readLocal, watchLocal, writeLocal } from '@/lib/browser/local-store'

/** The keys of five orders are kept for thirty days, in a cookie that no script reads: an older entry would open nothing. */
const MOST = 5
const KEPT_MS = 30 * 86_400_000

const RecentOrder = z.object({
  id: z.uuid(),
  code: z.string().check(z.regex(/^[A-Z0-9]{4,20}$/)),
  /** When it was placed. */
  time: z.iso.datetime({ offset: true }),
})
export type RecentOrder = z.output<typeof RecentOrder>

function stored(text: string | null): RecentOrder[] {
  try {
    return z.array(RecentOrder).parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

const none: readonly RecentOrder[] = []
let knownText: string | null = null
let known = none

/** The last orders of guests at this browser, the newest first; the same list until it changes. */
export function readRecentOrders(): readonly RecentOrder[] {
  const text = readLocal('recent_orders')
  if (text === knownText) return known
  knownText = text
  const oldest = Date.now() - KEPT_MS
  known = stored(text).filter(({ time }) => Date.parse(time) > oldest)
  return known
}

export const noRecentOrders = () => none

/** Nothing of who ordered or what: the number of an order and its date. */
export function rememberOrder(order: RecentOrder): void {
  const others = readRecentOrders().filter(({ id }) => id !== order.id)
  if (others.length < readRecentOrders().length) return
  const newest = [order, ...others].sort((one, other) => other.time.localeCompare(one.time))
  writeLocal('recent_orders', JSON.stringify(newest.slice(0, MOST)))
}

export const forgetRecentOrders = (): void => writeLocal('recent_orders', null)

export const watchRecentOrders = (listener: () => void) => watchLocal(['recent_orders'], listener)
