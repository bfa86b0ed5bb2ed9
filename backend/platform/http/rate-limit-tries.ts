import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/backend/platform/db/connect'
import { rateBucket } from '@/backend/platform/db/tables'

const windowStart = (seconds: number, now: Date) => {
  const window = seconds * 1000
  return new Date(Math.floor(now.getTime() / window) * window)
}

/** How often each of these keys was counted in the current window; keys never counted are absent. */
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

/** Takes one try back that turned out not to count. */
export const giveBack = (db: Db, key: string, windowSeconds: number, now: Date) =>
  db
    .update(rateBucket)
    .set({ hits: sql`greatest(0, ${rateBucket.hits} - 1)` })
    .where(
      and(eq(rateBucket.key, key), eq(rateBucket.windowStart, windowStart(windowSeconds, now))),
    )
