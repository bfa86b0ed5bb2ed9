import { and, eq, type SQL } from 'drizzle-orm'
import { lockOrder, type OrderRow } from '@/backend/modules/orders'
import { lockParcel, movesForward, type ParcelRow } from '@/backend/modules/parcels'
import { parcel } from '@/backend/modules/parcels/tables'
import { emailShop } from '@/backend/modules/settings'
import { type CarrierStep, carrierName } from '@/backend/modules/shipping'
import type { Services } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { applySteps, recordCreated } from '@/backend/workflows/deliver-parcel/apply-steps'
import { TRACK_EVERY_MS } from '@/backend/workflows/deliver-parcel/process-parcels'

type Told = { carrier: string; isNamed: SQL; trackingCode: string | null; step: CarrierStep }

type Named = {
  order: OrderRow
  row: ParcelRow
  trackingCode: string | null
  name: string
  at: Date
}

/** The parcel with the carrier's code for it; null when the carrier speaks of another. */
async function namedThere(tx: Tx, { order, row, trackingCode, name, at }: Named) {
  if (row.trackingCode !== null)
    return trackingCode === null || trackingCode === row.trackingCode ? row : null
  // The answer to its creation was lost, or is still under way.
  if (row.state !== 'queued' || trackingCode === null) return null
  const created = { trackingCode, fee: null, expectedAt: null }
  await recordCreated(tx, {
    ...{ order, row, created, told: row.codAmount },
    ...{ carrierName: name, now: at },
  })
  return { ...row, trackingCode, state: 'created' }
}

/** What became of a notice that is believed. */
export type Heard = 'recorded' | 'unknown parcel' | 'backwards'

const DAY_MS = 86_400_000
/** Its clock and ours. */
const AHEAD_MS = 15 * 60_000

/** The step is one the parcel can take now: forward, and neither before it was made nor yet to come. */
const isPossible = ({ state, createdAt }: ParcelRow, step: CarrierStep, now: Date) =>
  movesForward(state, step.state) &&
  step.at.getTime() >= createdAt.getTime() - DAY_MS &&
  step.at.getTime() <= now.getTime() + AHEAD_MS

/**
 * What a carrier that cannot be asked has told of a parcel. Nothing proves it but a secret, so it only ever moves a parcel forward; what is
 * collected stands in the shop's own books and in the carrier's statements, never in a notice.
 */
export async function hearCarrier(
  services: Pick<Services, 'db' | 'now' | 'config' | 'settings'>,
  { carrier, isNamed, trackingCode, step }: Told,
): Promise<Heard> {
  const { db, now } = services
  const name = carrierName(services.settings.current(), carrier)
  const isTheirs = and(eq(parcel.carrier, carrier), isNamed)
  const [found] = await db
    .select({ id: parcel.id, orderId: parcel.orderId })
    .from(parcel)
    .where(isTheirs)
  if (!found) return 'unknown parcel'
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, found.orderId)
    const locked = await lockParcel(tx, found.id)
    const row =
      order &&
      locked &&
      (await namedThere(tx, { order, row: locked, trackingCode, name, at: now() }))
    if (!order || !row) return 'unknown parcel'
    if (!isPossible(row, step, now())) return 'backwards'
    const nextAt = new Date(now().getTime() + TRACK_EVERY_MS)
    const more = { now: now(), shop: emailShop(services), nextAt }
    await applySteps(tx, { order, row, steps: [step], actor: carrier, ...more })
    return 'recorded'
  })
}
