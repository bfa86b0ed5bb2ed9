import { and, eq, inArray, ne, notInArray } from 'drizzle-orm'
import { onTheWay, type ParcelRow } from '@/backend/modules/parcels'
import { parcel, parcelStep } from '@/backend/modules/parcels/tables'
import type { Tx } from '@/backend/platform/db/connect'

const isOut = inArray(parcelStep.state, [...onTheWay])

/** Whether a parcel had left the shop before what is said now. */
export const hadLeftBefore = async (
  tx: Tx,
  { id }: Pick<ParcelRow, 'id'>,
  newStepIds: readonly string[],
) =>
  (await tx.$count(
    parcelStep,
    and(eq(parcelStep.parcelId, id), isOut, notInArray(parcelStep.id, [...newStepIds])),
  )) > 0

/** Whether another parcel of its order has left before. */
export async function otherHasLeft(tx: Tx, { id, orderId }: Pick<ParcelRow, 'id' | 'orderId'>) {
  const [other] = await tx
    .select({ id: parcel.id })
    .from(parcel)
    .innerJoin(parcelStep, eq(parcelStep.parcelId, parcel.id))
    .where(and(eq(parcel.orderId, orderId), ne(parcel.id, id), isOut))
    .limit(1)
  return other !== undefined
}
