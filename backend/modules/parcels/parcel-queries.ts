import { and, asc, count, eq, inArray, isNotNull, ne, notInArray } from 'drizzle-orm'
import { orders } from '@/backend/modules/orders/tables'
import { mayClaim } from '@/backend/modules/parcels/claims'
import { bookLines, linesOfParcels } from '@/backend/modules/parcels/parcel-lines'
import { nextStatesOf } from '@/backend/modules/parcels/parcel-moves'
import { NEVER_PACKED, OWN } from '@/backend/modules/parcels/parcel-states'
import { parcel, parcelStep } from '@/backend/modules/parcels/tables'
import { parcelTexts } from '@/backend/modules/parcels/texts'
import { carrierName, carrierNamed, openCarriers } from '@/backend/modules/shipping'
import type { Services } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { notFound } from '@/backend/platform/http/http-error'
import type { Parcel, ParcelState } from '@/contract/shop/parcels'
import type { OrderParcels } from '@/contract/staff/parcels'

export type ParcelRow = typeof parcel.$inferSelect
type ParcelServices = Pick<Services, 'db' | 'settings'>

/** What whoever hands it over collects: what the carrier was last told, else what it says on the parcel. */
export const collectedOf = ({ codTold, codAmount }: Pick<ParcelRow, 'codTold' | 'codAmount'>) =>
  codTold ?? codAmount

/** How many parcels each carrier has, or is to be told of. */
export async function countUnderWay(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ carrier: parcel.carrier, parcels: count() })
    .from(parcel)
    .where(and(isNotNull(parcel.nextAt), notInArray(parcel.carrier, [OWN, NEVER_PACKED])))
    .groupBy(parcel.carrier)
    .orderBy(asc(parcel.carrier))
  return new Map(rows.map(({ carrier, parcels }) => [carrier, parcels]))
}

/** The parcel with this code of ours, unlocked; 404 when there is none. */
export async function parcelByCode(db: Db, code: string): Promise<ParcelRow> {
  const [row] = await db.select().from(parcel).where(eq(parcel.code, code))
  if (!row) throw notFound()
  return row
}

/** The parcel, locked until the transaction ends; null when there is none. Its order is locked before it. */
export async function lockParcel(tx: Tx, id: string): Promise<ParcelRow | null> {
  const [row] = await tx.select().from(parcel).where(eq(parcel.id, id)).for('update')
  return row ?? null
}

/** The parcels of an order with what the carrier has said of each, the first one first. */
async function readParcels({ db, settings }: ParcelServices, orderId: string) {
  const current = settings.current()
  const rows = await db
    .select()
    .from(parcel)
    .where(and(eq(parcel.orderId, orderId), ne(parcel.carrier, NEVER_PACKED)))
    .orderBy(asc(parcel.createdAt), asc(parcel.code))
  if (rows.length === 0) return []
  const lines = await linesOfParcels(db, orderId)
  const steps = await db
    .select({ parcelId: parcelStep.parcelId, state: parcelStep.state, at: parcelStep.at })
    .from(parcelStep)
    .where(
      inArray(
        parcelStep.parcelId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(parcelStep.at))
  const followed = (row: ParcelRow): Parcel => {
    const { id, code, trackingCode, codAmount } = row
    const carrier = carrierNamed(current, row.carrier)
    return {
      code,
      carrier: row.carrier === OWN ? parcelTexts.own : carrierName(current, row.carrier),
      trackingCode,
      trackingUrl: trackingCode === null ? null : (carrier?.trackingUrl(trackingCode) ?? null),
      state: row.state as ParcelState,
      expectedTime: row.expectedAt?.toISOString() ?? null,
      codAmount,
      lines: lines
        .filter(({ parcelId }) => parcelId === id)
        .map(({ orderLineId, productName, quantity }) => ({ orderLineId, productName, quantity })),
      steps: steps
        .filter(({ parcelId }) => parcelId === id)
        .map(({ state, at }) => ({ state: state as ParcelState, time: at.toISOString() })),
    }
  }
  return rows.map((row) => ({ row, parcel: followed(row) }))
}

const neverSent: readonly string[] = ['cancelled', 'refused']

/** The parcels of an order as its buyer follows them; one that was sent again is left out. */
export async function parcelsFor(services: ParcelServices, orderId: string): Promise<Parcel[]> {
  const all = await readParcels(services, orderId)
  return all
    .filter(({ row }, at) => at === all.length - 1 || !neverSent.includes(row.state))
    .map(({ parcel: one }) => one)
}

/** What the carrier refuses in its words; of a fault on the way only that it is tried again. */
const problemOf = ({ state, lastError }: ParcelRow) =>
  lastError === null || state === 'refused' ? lastError : parcelTexts.retried

/** The same with what only the staff may know, and what no parcel holds yet. */
export async function orderParcels(
  services: ParcelServices,
  orderId: string,
): Promise<OrderParcels> {
  const { db, settings } = services
  if ((await db.$count(orders, eq(orders.id, orderId))) === 0) throw notFound()
  const all = await readParcels(services, orderId)
  const books = await bookLines(db, orderId)
  return {
    hasCarrier:
      openCarriers(settings.current().carriers, settings.current().carrierChoice).length > 0,
    parcels: all.map(({ row, parcel: one }) => {
      const { fee, weightGram: weight, closedAt } = row
      const lastError = problemOf(row)
      const nextStates = nextStatesOf(row)
      return {
        ...{ ...one, fee, weight, lastError, isClosed: closedAt !== null, nextStates },
        ...{ claimState: row.claimState, claimAmount: row.claimAmount, mayClaim: mayClaim(row) },
      }
    }),
    unsent: books
      .filter(({ packed, later }) => packed > 0 || later > 0)
      .map(({ orderLineId, productName, packed, later }) => ({
        ...{ orderLineId, productName, later },
        quantity: packed,
      })),
  }
}
