import { z } from 'zod'
import type { Db } from '@/backend/platform/db/connect'
import { addValue, findValue, findValueBy, replaceValue } from '@/backend/platform/db/key-values'

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
  const row = await findValueBy(db, keyOf(carrier, ''), 'code', code)
  return row ? StoredParcel.parse(row.value) : null
}

export async function findStoredParcelByClient(
  db: Db,
  carrier: string,
  client: string,
): Promise<StoredParcel | null> {
  const value = await findValue(db, keyOf(carrier, client))
  return value === undefined ? null : StoredParcel.parse(value)
}

/** Stores a parcel, or answers with the one that is stored under the shop's code already. */
export async function storeParcel(
  db: Db,
  carrier: string,
  value: StoredParcel,
): Promise<StoredParcel> {
  await addValue(db, keyOf(carrier, value.client), value)
  return (await findStoredParcelByClient(db, carrier, value.client)) ?? value
}

export const addStatus = (
  db: Db,
  carrier: string,
  stored: StoredParcel,
  entry: StoredParcel['log'][number],
) => replaceValue(db, keyOf(carrier, stored.client), { ...stored, log: [...stored.log, entry] })
