import { district, province, ward, wardChange } from '@/backend/modules/geography/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { insertRows } from '@/backend/platform/db/insert-rows'
import { findValue, lockValue, saveValue } from '@/backend/platform/db/key-values'
import { transact } from '@/backend/platform/db/transact'
import type { Places } from './geography-source'

/** Raise it with the data or with how they are read; stores with another one are filled again. */
const EDITION = '2026-04-30'
const META_KEY = 'geography'

async function write(tx: Tx, places: Places) {
  await insertRows(tx, province, places.provinces)
  await insertRows(tx, district, places.districts)
  await insertRows(
    tx,
    ward,
    places.wards.map((item) => ({ ...item, isActive: true })),
  )
  await tx.delete(wardChange)
  await insertRows(tx, wardChange, places.changes)
}

const isFilled = (value: unknown) => value === EDITION

/**
 * Fills provinces, districts and wards of both schemes; does nothing when this edition is already there. Wards that a
 * later edition no longer has stay, because addresses point at them, but can no longer be chosen.
 */
export async function fillGeography(db: Db): Promise<void> {
  if (isFilled(await findValue(db, META_KEY))) return
  const { buildPlaces } = await import('./geography-source')
  const places = await buildPlaces()
  await transact(db, async (tx) => {
    if (isFilled(await lockValue(tx, META_KEY))) return
    await tx.update(ward).set({ isActive: false })
    await write(tx, places)
    await saveValue(tx, META_KEY, EDITION)
  })
}
