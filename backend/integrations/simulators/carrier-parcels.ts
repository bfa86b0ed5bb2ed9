import { and, eq, like, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '@/backend/platform/db/connect'
import { appMeta } from '@/backend/platform/db/tables'

const StoredParcel = z.object({
  code: z.string(),
  /** The shop's own code. */
  client: z.string(),
  name: z.string(),
  log: z.array(z.object({ status: z.string(), updated_date: z.string() })),
})
/** A parcel at a built-in carrier, stored so that it survives a restart as at a real one. */
export type StoredParcel = z.infer<typeof StoredParcel>

const keyOf = (carrier: string, client: string) => `sandbox-${carrier}:${client}`

export async function findStoredParcel(
  db: Db,
  carrier: string,
  code: string,
): Promise<StoredParcel | null> {
  const isNamed = sql`${appMeta.value} ->> 'code' = ${code}`
  const [row] = await db
    .select({ value: appMeta.value })
    .from(appMeta)
    .where(and(like(appMeta.key, keyOf(carrier, '%')), isNamed))
  return row ? StoredParcel.parse(row.value) : null
}

export async function findStoredParcelByClient(
  db: Db,
  carrier: string,
  client: string,
): Promise<StoredParcel | null> {
  const [row] = await db
    .select({ value: appMeta.value })
    .from(appMeta)
    .where(eq(appMeta.key, keyOf(carrier, client)))
  return row ? StoredParcel.parse(row.value) : null
}

/** Stores a parcel, or answers with the one that is stored under the shop's code already. */
export async function storeParcel(
  db: Db,
  carrier: string,
  value: StoredParcel,
): Promise<StoredParcel> {
  const key = keyOf(carrier, value.client)
  await db.insert(appMeta).values({ key, value }).onConflictDoNothing()
  return (await findStoredParcelByClient(db, carrier, value.client)) ?? value
}

export const addStatus = (
  db: Db,
  carrier: string,
  stored: StoredParcel,
  entry: StoredParcel['log'][number],
) =>
  db
    .update(appMeta)
    .set({ value: { ...stored, log: [...stored.log, entry] } })
    .where(eq(appMeta.key, keyOf(carrier, stored.client)))
