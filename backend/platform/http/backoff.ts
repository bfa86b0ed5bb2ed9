import { and, eq, gt, gte, like, or } from 'drizzle-orm'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { rateBucket } from '@/backend/platform/db/tables'
import { transact } from '@/backend/platform/db/transact'
import type { ThrottleKey } from '@/backend/platform/http/throttle-key'

/** How a row of wrong tries is answered: some are free, then each further one must wait twice as long as the one before. All in seconds. */
export type BackoffRule = {
  /** Tries without a wait. */
  free: number
  /** After the last free try until they are forgotten. */
  window: number
  /** The first wait. */
  first: number
  /** The longest wait. */
  longest: number
  /** After a wait until everything is forgotten. */
  memory: number
}

// One row per key, not per window. It ends with the last try plus its wait plus the time it is remembered, so the wait can be read back.
const START = new Date(0)
const rowOf = (key: ThrottleKey) => and(eq(rateBucket.key, key), eq(rateBucket.windowStart, START))

const waitAfter = (hits: number, { free, first, longest }: BackoffRule) =>
  hits < free ? 0 : Math.min(longest, first * 2 ** Math.min(hits - free, 20))
const rememberedAfter = (hits: number, { free, window, memory }: BackoffRule) =>
  hits < free ? window : memory

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** The tries that still count, and the seconds left to wait; the row stays locked until the transaction ends. */
async function lockedState(tx: Tx, key: ThrottleKey, rule: BackoffRule, now: Date) {
  await tx
    .insert(rateBucket)
    .values({ key, windowStart: START, hits: 0, expiresAt: now })
    .onConflictDoNothing()
  const [row] = await tx.select().from(rateBucket).where(rowOf(key)).for('update')
  if (!row || row.expiresAt <= now) return { hits: 0, wait: 0 }
  const left = (row.expiresAt.getTime() - now.getTime()) / 1000 - rememberedAfter(row.hits, rule)
  return { hits: row.hits, wait: Math.max(0, Math.ceil(left)) }
}

const store = (tx: Tx, key: ThrottleKey, hits: number, expiresAt: Date) =>
  tx
    .insert(rateBucket)
    .values({ key, windowStart: START, hits, expiresAt })
    .onConflictDoUpdate({
      target: [rateBucket.key, rateBucket.windowStart],
      set: { hits, expiresAt },
    })

export type Backoff = { key: ThrottleKey; rule: BackoffRule }

/**
 * Counts one more try under every key, or under none when one of them has to wait; answers which, and its seconds. A try counts
 * before it is looked at, so that many at once get no more than one after the other would; what turns out right is given back.
 */
export const countAttempts = <B extends Backoff>(
  db: Db,
  backoffs: readonly B[],
  now: Date,
): Promise<{ refusedBy: B; retryAfter: number } | null> =>
  transact(db, async (tx) => {
    const tries: (Backoff & { next: number })[] = []
    for (const backoff of backoffs) {
      const { hits, wait } = await lockedState(tx, backoff.key, backoff.rule, now)
      if (wait > 0) return { refusedBy: backoff, retryAfter: wait }
      tries.push({ ...backoff, next: hits + 1 })
    }
    for (const { key, rule, next } of tries) {
      await store(tx, key, next, later(now, waitAfter(next, rule) + rememberedAfter(next, rule)))
    }
    return null
  })

/** Takes the last try back with its wait; the wrong ones before it still count. */
export const returnAttempts = (db: Db, backoffs: readonly Backoff[], now: Date) =>
  transact(db, async (tx) => {
    for (const { key, rule } of backoffs) {
      const { hits } = await lockedState(tx, key, rule, now)
      const left = Math.max(0, hits - 1)
      await store(tx, key, left, left === 0 ? now : later(now, rememberedAfter(left, rule)))
    }
  })

/** Forgets every try of a key. */
export const forgetAttempts = async (db: Db, key: ThrottleKey): Promise<void> => {
  await db.delete(rateBucket).where(rowOf(key))
}

/** Keys that are one of these, or one of these with an address. */
const isUnder = (keys: readonly string[]) =>
  or(...keys.flatMap((key) => [eq(rateBucket.key, key), like(rateBucket.key, `${key}|%`)]))

/** Forgets every try under these keys, from whichever address. */
export const forgetAttemptsUnder = async (db: Db, keys: readonly string[]): Promise<void> => {
  await db.delete(rateBucket).where(and(eq(rateBucket.windowStart, START), isUnder(keys)))
}

/** Whether tries under one of these keys, from one address, were so many that the next one waits. */
export const hasLongRows = async (
  db: Db,
  keys: readonly string[],
  free: number,
  now: Date,
): Promise<boolean> => {
  const long = and(gte(rateBucket.hits, free), gt(rateBucket.expiresAt, now))
  return (await db.$count(rateBucket, and(isUnder(keys), long))) > 0
}
