import { asc, desc, eq } from 'drizzle-orm'
import type { Services } from '@/backend/context'
import { parcelTexts } from '@/backend/modules/orders/parcels/texts'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { parcel, parcelStep } from '@/backend/platform/db/tables'
import { HttpError } from '@/backend/platform/http/http-error'
import type { Parcel, ParcelState } from '@/contract/parcels'
import type { StaffParcel } from '@/contract/staff-parcels'

export type ParcelRow = typeof parcel.$inferSelect

/** Nothing more is to come of a parcel in one of these. */
export const ended: readonly string[] = ['delivered', 'returned', 'cancelled', 'lost', 'refused']
/** After these the same order may be sent anew. */
export const givenUp: readonly string[] = ['returned', 'cancelled', 'lost', 'refused']

export async function findParcel(db: Db, orderId: string): Promise<ParcelRow | null> {
  const [row] = await db
    .select()
    .from(parcel)
    .where(eq(parcel.orderId, orderId))
    .orderBy(desc(parcel.createdAt), desc(parcel.code))
    .limit(1)
  return row ?? null
}

export async function lockParcel(tx: Tx, id: string): Promise<ParcelRow | null> {
  const [row] = await tx.select().from(parcel).where(eq(parcel.id, id)).for('update')
  return row ?? null
}

/** The newest parcel of an order, as its buyer follows it. */
export async function parcelFor(
  { db, parcelCarrier }: Pick<Services, 'db' | 'parcelCarrier'>,
  orderId: string,
): Promise<Parcel | null> {
  const row = await findParcel(db, orderId)
  if (!row) return null
  const steps = await db
    .select({ state: parcelStep.state, at: parcelStep.at })
    .from(parcelStep)
    .where(eq(parcelStep.parcelId, row.id))
    .orderBy(asc(parcelStep.at))
  const { trackingCode } = row
  const isOurs = parcelCarrier?.name === row.carrier
  return {
    carrier: parcelTexts.carriers[row.carrier] ?? row.carrier,
    trackingCode,
    trackingUrl: trackingCode && isOurs ? (parcelCarrier?.trackingUrl(trackingCode) ?? null) : null,
    state: row.state as ParcelState,
    expectedTime: row.expectedAt?.toISOString() ?? null,
    steps: steps.map(({ state, at }) => ({ state: state as ParcelState, time: at.toISOString() })),
  }
}

/** The same with what only the staff may know. */
export async function staffParcel(
  services: Pick<Services, 'db' | 'parcelCarrier'>,
  orderId: string,
): Promise<StaffParcel> {
  const row = await findParcel(services.db, orderId)
  const followed = await parcelFor(services, orderId)
  if (!row || !followed) throw new HttpError(404, parcelTexts.none)
  const { codAmount, fee, weightGram: weight, lastError } = row
  return { ...followed, codAmount, fee, weight, lastError }
}
