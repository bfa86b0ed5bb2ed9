import { and, eq, inArray, sql } from 'drizzle-orm'
import { orders } from '@/backend/modules/orders/tables'
import { collectedOf } from '@/backend/modules/parcels'
import { parcel } from '@/backend/modules/parcels/tables'
import { book, CASH, UNASSIGNED } from '@/backend/modules/payments/ledger'
import { codLine } from '@/backend/modules/payments/tables'
import type { Tx } from '@/backend/platform/db/connect'

export const lineStates = { settled: 0, open: 1, closed: 2 }

export type CodProblem = 'less' | 'more' | 'twice' | 'unknown' | 'undelivered'
export type ToldLine = { amount: number; fee: number }
/** A parcel a statement speaks of, locked. */
export type PaidParcel = {
  id: string
  orderId: string
  codAmount: number
  isDelivered: boolean
  /** What statements have brought of it so far. */
  booked: number
}
export type Judged = {
  problem: CodProblem | null
  /** Of the amount, what belongs into the ledger at once. */
  booked: number
  bookedFee: number
}

const DELIVERED = 5

/** What a line says of its parcel. What the carrier pays too little of is still money that has come. */
export function judgeLine({ amount, fee }: ToldLine, parcel: PaidParcel | null): Judged {
  const untouched = { booked: 0, bookedFee: 0 }
  if (!parcel) return { problem: 'unknown', ...untouched }
  const outstanding = parcel.codAmount - parcel.booked
  if (amount === 0 && (!parcel.isDelivered || outstanding === 0)) {
    return { problem: null, booked: 0, bookedFee: fee }
  }
  if (outstanding <= 0) return { problem: 'twice', ...untouched }
  if (!parcel.isDelivered) return { problem: 'undelivered', ...untouched }
  if (amount > outstanding) return { problem: 'more', ...untouched }
  const problem = amount < outstanding ? 'less' : null
  return { problem, booked: amount, bookedFee: fee }
}

/** The parcels of some orders or codes as statements see them; locked until the transaction ends, in one order for all. */
export async function lockParcels(
  tx: Tx,
  carrier: string,
  codes: { tracking?: readonly string[]; ours?: readonly string[]; orderId?: string },
) {
  const { tracking = [], ours = [], orderId } = codes
  const isNamed = sql`(${inArray(parcel.trackingCode, [...tracking, ''])}
    or ${inArray(parcel.code, [...ours, ''])} or ${orderId ? eq(parcel.orderId, orderId) : sql`false`})`
  const rows = await tx
    .select()
    .from(parcel)
    .where(and(eq(parcel.carrier, carrier), isNamed))
    .orderBy(parcel.id)
    .for('update')
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const sums = await tx
    .select({ id: codLine.parcelId, sum: sql`sum(${codLine.booked})`.mapWith(Number) })
    .from(codLine)
    .where(inArray(codLine.parcelId, ids))
    .groupBy(codLine.parcelId)
  const delivered = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(
          orders.id,
          rows.map((row) => row.orderId),
        ),
        eq(orders.status, DELIVERED),
      ),
    )
  const isOver = new Set(delivered.map(({ id }) => id))
  const booked = new Map(sums.map(({ id, sum }) => [id, sum]))
  return rows.map((row) => ({
    ...row,
    codAmount: collectedOf(row),
    isDelivered: row.state === 'delivered' || isOver.has(row.orderId),
    booked: booked.get(row.id) ?? 0,
  }))
}

type Booked = { id: string; booked: number; bookedFee: number }
type Of = { orderId: string; carrier: string; at: Date }

/** Cash collected leaves the carrier, its fee is kept back: what is left is what the bank will show. */
export async function bookLine(tx: Tx, line: Booked, { orderId, carrier, at }: Of) {
  const entry = { reference: line.id, orderId, at }
  if (line.booked > 0) {
    await book(tx, {
      ...entry,
      ...{ kind: 'cod', debit: UNASSIGNED, credit: CASH, amount: line.booked },
    })
  }
  if (line.bookedFee > 0) {
    await book(tx, {
      ...entry,
      ...{ kind: 'cod-fee', debit: `fees:${carrier}`, credit: UNASSIGNED, amount: line.bookedFee },
    })
  }
}

/** Lines that brought too little are done once the rest has come. */
export const completeEarlier = (tx: Tx, parcelId: string, now: Date) =>
  tx
    .update(codLine)
    .set({ state: lineStates.closed, resolution: 'completed', resolvedAt: now })
    .where(
      and(
        eq(codLine.parcelId, parcelId),
        eq(codLine.state, lineStates.open),
        eq(codLine.problem, 'less'),
      ),
    )

/** Changes columns of a statement's line. */
export const updateLine = (
  tx: Tx,
  id: string,
  changes: Partial<Omit<typeof codLine.$inferInsert, 'id' | 'statementId'>>,
) => tx.update(codLine).set(changes).where(eq(codLine.id, id))
