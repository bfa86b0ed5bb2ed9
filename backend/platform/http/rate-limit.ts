import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '@/backend/platform/db/connect'
import { rateBucket } from '@/backend/platform/db/tables'
import type { ThrottleKey } from '@/backend/platform/http/throttle-key'
import type { RateLimit } from '@/contract/rate-limits'

const windowStart = (seconds: number, now: Date) => {
  const window = seconds * 1000
  return new Date(Math.floor(now.getTime() / window) * window)
}

/**
 * Counts one more hit of `key` in the current window unless that would pass `limit`; `retryAfter` is in whole seconds, 0 when
 * allowed. Give it the database, not a transaction: a hit counts although the work is rolled back.
 */
export async function countHit(
  db: Db,
  key: ThrottleKey,
  limit: number,
  windowSeconds: number,
  now = new Date(),
): Promise<{ allowed: boolean; retryAfter: number }> {
  const start = windowStart(windowSeconds, now)
  const end = start.getTime() + windowSeconds * 1000
  const [bucket] = await db
    .insert(rateBucket)
    .values({ key, windowStart: start, hits: 1, expiresAt: new Date(end) })
    .onConflictDoUpdate({
      target: [rateBucket.key, rateBucket.windowStart],
      set: { hits: sql`${rateBucket.hits} + 1` },
      // A refused hit must not count: what is returned later would not bring the counter back below the limit.
      setWhere: lt(rateBucket.hits, limit),
    })
    .returning({ hits: rateBucket.hits })
  const allowed = bucket !== undefined
  return { allowed, retryAfter: allowed ? 0 : Math.ceil((end - now.getTime()) / 1000) }
}

export type WindowLimit = { key: ThrottleKey; limit: number; windowSeconds: number }

/** A limit of the contract, counted under this key. */
export const windowLimit = (key: ThrottleKey, { most, seconds }: RateLimit): WindowLimit => ({
  key,
  limit: most,
  windowSeconds: seconds,
})

/** Counts one hit under every limit, or under none when one of them refuses. `giveBack` is for what turns out not to count. */
export async function countHits(db: Db, limits: readonly WindowLimit[], now: Date) {
  const counted: WindowLimit[] = []
  const giveBack = async () => {
    for (const { key, windowSeconds } of counted.splice(0)) {
      await returnHit(db, key, windowSeconds, now)
    }
  }
  let retryAfter = 0
  for (const one of limits) {
    const hit = await countHit(db, one.key, one.limit, one.windowSeconds, now)
    if (hit.allowed) counted.push(one)
    retryAfter = Math.max(retryAfter, hit.retryAfter)
  }
  if (retryAfter > 0) await giveBack()
  return { retryAfter, giveBack }
}

/** How often each key was counted in the current window; keys never counted are absent. */
export async function hitCounts(
  db: Db,
  keys: readonly ThrottleKey[],
  windowSeconds: number,
  now: Date,
): Promise<Map<ThrottleKey, number>> {
  const rows = await db
    .select({ key: rateBucket.key, hits: rateBucket.hits })
    .from(rateBucket)
    .where(
      and(
        inArray(rateBucket.key, [...keys]),
        eq(rateBucket.windowStart, windowStart(windowSeconds, now)),
      ),
    )
  return new Map(rows.map(({ key, hits }) => [key as ThrottleKey, hits]))
}

/** Takes back a hit that turned out not to count. */
export const returnHit = (db: Db, key: ThrottleKey, windowSeconds: number, now: Date) =>
  db
    .update(rateBucket)
    .set({ hits: sql`greatest(0, ${rateBucket.hits} - 1)` })
    .where(
      and(eq(rateBucket.key, key), eq(rateBucket.windowStart, windowStart(windowSeconds, now))),
    )

/** Deletes the counters of windows that are over. */
export async function deleteExpiredRateLimits(db: Db, now = new Date()): Promise<void> {
  await db.delete(rateBucket).where(lt(rateBucket.expiresAt, now))
}
