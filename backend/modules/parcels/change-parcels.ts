import { and, eq, gt, inArray, ne, notInArray, sql } from 'drizzle-orm'
import { ended } from '@/backend/modules/parcels/parcel-states'
import { parcel, parcelStep } from '@/backend/modules/parcels/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'

/** Parcels that lie packed or wait to be told to a carrier go nowhere. */
export const stopParcels = (tx: Tx, orderId: string) =>
  tx
    .update(parcel)
    .set({ state: 'cancelled', nextAt: null })
    .where(and(eq(parcel.orderId, orderId), inArray(parcel.state, ['packed', 'queued'])))

/** Nothing is collected for what is paid: the shop's own parcels say so at once, a carrier is told as soon as it can be asked. */
export const collectNothing = (tx: Tx, orderId: string, now: Date) =>
  tx
    .update(parcel)
    .set({
      codAmount: 0,
      nextAt: sql`case when ${parcel.trackingCode} is null then ${parcel.nextAt} else ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(parcel.orderId, orderId),
        gt(parcel.codAmount, 0),
        notInArray(parcel.state, [...ended]),
      ),
    )

/** Changes columns of a parcel. */
export const updateParcel = (
  db: Db,
  id: string,
  changes: Partial<Omit<typeof parcel.$inferInsert, 'id' | 'orderId' | 'code'>>,
) => db.update(parcel).set(changes).where(eq(parcel.id, id))

/** A parcel that will not be sent. */
export const withdrawParcel = (tx: Tx, id: string) =>
  tx
    .update(parcel)
    .set({ state: 'cancelled', nextAt: null })
    .where(and(eq(parcel.id, id), ne(parcel.state, 'cancelled')))

/** Writes down what is said of a parcel, each step once; answers the ids of the new ones. */
export async function addSteps(
  tx: Tx,
  parcelId: string,
  steps: readonly Pick<typeof parcelStep.$inferInsert, 'state' | 'rawState' | 'at'>[],
): Promise<string[]> {
  const newStepIds: string[] = []
  for (const { state, rawState, at } of steps) {
    const [written] = await tx
      .insert(parcelStep)
      .values({ parcelId, state, rawState, at })
      .onConflictDoNothing()
      .returning({ id: parcelStep.id })
    if (written) newStepIds.push(written.id)
  }
  return newStepIds
}
