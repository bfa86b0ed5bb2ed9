import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '@/backend/platform/db/connect'
import { idempotencyKey } from '@/backend/platform/db/tables'

export type IdempotencyKey = { scope: string; key: string; requestHash: string }
export type StoredResponse = { requestHash: string; response: unknown }

const same = ({ scope, key }: Pick<IdempotencyKey, 'scope' | 'key'>) =>
  and(eq(idempotencyKey.scope, scope), eq(idempotencyKey.key, key))

/** The response stored for this key, or null. */
export async function findStoredResponse(
  db: Db,
  key: IdempotencyKey,
): Promise<StoredResponse | null> {
  const [row] = await db
    .select({ requestHash: idempotencyKey.requestHash, response: idempotencyKey.response })
    .from(idempotencyKey)
    .where(same(key))
  return row ?? null
}

/**
 * Makes the key this transaction's own, or returns the response stored by an earlier request. A duplicate in progress
 * makes this wait until its transaction ends; when that one is refused the key is free again.
 */
export async function claimIdempotencyKey(
  tx: Db,
  key: IdempotencyKey,
  now: Date,
): Promise<StoredResponse | null> {
  const claimed = await tx
    .insert(idempotencyKey)
    .values({ ...key, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key })
  return claimed.length > 0 ? null : findStoredResponse(tx, key)
}

export const storeResponse = (tx: Db, key: IdempotencyKey, statusCode: number, response: unknown) =>
  tx.update(idempotencyKey).set({ statusCode, response }).where(same(key))

export const deleteResponsesBefore = (db: Db, time: Date) =>
  db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, time))
