import { lt, sql } from 'drizzle-orm'
import type { Db } from '@/backend/platform/db/connect'
import { rateBucket } from '@/backend/platform/db/schema/system'

/**
 * Counts one more try of `key` in the current window and tells whether it is within `limit`; `retryAfter` is in whole
 * seconds, 0 when allowed. Give it the database, not a transaction: a try must count although the work is undone.
 */
export async function countHit(
  db: Db,
  key: string,
  limit: number,
  windowSeconds: number,
  now = new Date(),
): Promise<{ allowed: boolean; retryAfter: number }> {
  const windowMs = windowSeconds * 1000
  const start = Math.floor(now.getTime() / windowMs) * windowMs
  const end = start + windowMs
  const [bucket] = await db
    .insert(rateBucket)
    .values({ key, windowStart: new Date(start), hits: 1, expiresAt: new Date(end) })
    .onConflictDoUpdate({
      target: [rateBucket.key, rateBucket.windowStart],
      set: { hits: sql`${rateBucket.hits} + 1` },
    })
    .returning({ hits: rateBucket.hits })
  const allowed = bucket !== undefined && bucket.hits <= limit
  return { allowed, retryAfter: allowed ? 0 : Math.ceil((end - now.getTime()) / 1000) }
}

/** Deletes the counters of windows that are over. */
export async function deleteExpiredRateLimits(db: Db, now = new Date()): Promise<void> {
  await db.delete(rateBucket).where(lt(rateBucket.expiresAt, now))
}
