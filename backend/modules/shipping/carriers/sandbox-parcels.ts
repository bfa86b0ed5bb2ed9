import { and, eq, like, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '@/backend/platform/db/connect'
import { appMeta } from '@/backend/platform/db/tables'

const Kept = z.object({
  code: z.string(),
  /** The shop's own code. */
  client: z.string(),
  name: z.string(),
  log: z.array(z.object({ status: z.string(), updated_date: z.string() })),
})
/** A parcel at a built-in carrier, stored so that it survives a restart as at a real one. */
export type KeptParcel = z.infer<typeof Kept>

const keyOf = (carrier: string, client: string) => `sandbox-${carrier}:${client}`

export async function findKeptParcel(
  db: Db,
  carrier: string,
  code: string,
): Promise<KeptParcel | null> {
  const isNamed = sql`${appMeta.value} ->> 'code' = ${code}`
  const [row] = await db
    .select({ value: appMeta.value })
    .from(appMeta)
    .where(and(like(appMeta.key, keyOf(carrier, '%')), isNamed))
  return row ? Kept.parse(row.value) : null
}

export async function findKeptParcelByClient(
  db: Db,
  carrier: string,
  client: string,
): Promise<KeptParcel | null> {
  const [row] = await db
    .select({ value: appMeta.value })
    .from(appMeta)
    .where(eq(appMeta.key, keyOf(carrier, client)))
  return row ? Kept.parse(row.value) : null
}

/** Keeps a parcel, or answers with the one that is kept under the shop's code already. */
export async function keepParcel(db: Db, carrier: string, value: KeptParcel): Promise<KeptParcel> {
  const key = keyOf(carrier, value.client)
  await db.insert(appMeta).values({ key, value }).onConflictDoNothing()
  return (await findKeptParcelByClient(db, carrier, value.client)) ?? value
}

export const addStatus = (
  db: Db,
  carrier: string,
  kept: KeptParcel,
  entry: KeptParcel['log'][number],
) =>
  db
    .update(appMeta)
    .set({ value: { ...kept, log: [...kept.log, entry] } })
    .where(eq(appMeta.key, keyOf(carrier, kept.client)))
