import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '@/backend/platform/db/connect'
import { rateBucket } from '@/backend/platform/db/schema/system'

const windowStart = (seconds: number, now: Date) => {
  const window = seconds * 1000
  return new Date(Math.floor(now.getTime() / window) * window)
}

/**
 * Counts one more hit of `key` in the current window and tells whether it is within `limit`; `retryAfter` is in whole seconds, 0 when
 * allowed. Give it the database, not a transaction: a hit counts although the work is rolled back.
 */
export async function countHit(
  db: Db,
  key: string,
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
    })
    .returning({ hits: rateBucket.hits })
  const allowed = bucket !== undefined && bucket.hits <= limit
  return { allowed, retryAfter: allowed ? 0 : Math.ceil((end - now.getTime()) / 1000) }
}

/** How often each key was counted in the current window; keys never counted are absent. */
export async function hitCounts(
  db: Db,
  keys: readonly string[],
  windowSeconds: number,
  now: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: rateBucket.key, hits: rateBucket.hits })
    .from(rateBucket)
    .where(
      and(
        inArray(rateBucket.key, [...keys]),
        eq(rateBucket.windowStart, windowStart(windowSeconds, now)),
      ),
    )
  return new Map(rows.map(({ key, hits }) => [key, hits]))
}

/** Takes back a hit that turned out not to count. */
export const returnHit = (db: Db, key: string, windowSeconds: number, now: Date) =>
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
