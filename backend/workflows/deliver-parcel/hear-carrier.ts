import { and, eq, type SQL } from 'drizzle-orm'
import { lockOrder, type OrderRow } from '@/backend/modules/orders'
import { lockParcel, type ParcelRow } from '@/backend/modules/parcels'
import { parcel } from '@/backend/modules/parcels/tables'
import { emailShop } from '@/backend/modules/settings'
import type { CarrierStep } from '@/backend/modules/shipping'
import type { Services } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { applySteps, recordCreated } from '@/backend/workflows/deliver-parcel/apply-steps'
import { TRACK_EVERY_MS } from '@/backend/workflows/deliver-parcel/process-parcels'

type Told = { carrier: string; isNamed: SQL; trackingCode: string | null; step: CarrierStep }

type Named = { order: OrderRow; row: ParcelRow; trackingCode: string | null; at: Date }

/** The parcel with the carrier's code for it; null when the carrier speaks of another. */
async function namedThere(tx: Tx, { order, row, trackingCode, at }: Named) {
  if (row.trackingCode !== null)
    return trackingCode === null || trackingCode === row.trackingCode ? row : null
  // The answer to its creation was lost, or is still under way.
  if (row.state !== 'queued' || trackingCode === null) return null
  const created = { trackingCode, fee: null, expectedAt: null }
  await recordCreated(tx, { order, row, created, told: row.codAmount, now: at })
  return { ...row, trackingCode }
}

/** What a carrier that cannot be asked has told of a parcel. */
export async function hearCarrier(
  services: Pick<Services, 'db' | 'now' | 'config' | 'settings'>,
  { carrier, isNamed, trackingCode, step }: Told,
): Promise<void> {
  const { db, now } = services
  const isTheirs = and(eq(parcel.carrier, carrier), isNamed)
  const [found] = await db
    .select({ id: parcel.id, orderId: parcel.orderId })
    .from(parcel)
    .where(isTheirs)
  if (!found) return
  await transact(db, async (tx) => {
    const order = await lockOrder(tx, found.orderId)
    const locked = await lockParcel(tx, found.id)
    const row =
      order && locked && (await namedThere(tx, { order, row: locked, trackingCode, at: now() }))
    if (!order || !row) return
    const nextAt = new Date(now().getTime() + TRACK_EVERY_MS)
    const more = { now: now(), shop: emailShop(services), nextAt }
    await applySteps(tx, { order, row, steps: [step], actor: carrier, ...more })
  })
}
