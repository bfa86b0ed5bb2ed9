import { and, eq, inArray } from 'drizzle-orm'
import { reconcileOrder } from '@/backend/modules/order-lifecycle'
import { findOrder, lockOrder } from '@/backend/modules/orders'
import { orders } from '@/backend/modules/orders/tables'
import { parcel } from '@/backend/modules/parcels/tables'
import {
  book,
  bookLine,
  CASH,
  completeEarlier,
  judgeLine,
  lineStates,
  lockParcels,
  ORDERS,
  type PaidParcel,
  codTexts as texts,
  updateLine,
} from '@/backend/modules/payments'
import { codLine, codStatement, ledgerEntry } from '@/backend/modules/payments/tables'
import { audit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { plainOrderCode } from '@/contract/comparable'
import type { CodResolution } from '@/contract/staff/cod-statements'

type Resolution = {
  action: CodResolution
  orderCode?: string | undefined
  note?: string | undefined
}
type Work = {
  tx: Tx
  line: typeof codLine.$inferSelect
  carrier: string
  actor: string
  now: Date
}

const change = ({ tx, line }: Work, values: Partial<typeof codLine.$inferInsert>) =>
  updateLine(tx, line.id, values)

const closed = ({ actor, now }: Work, resolution: string) => ({
  ...{ state: lineStates.closed, resolution, resolvedBy: actor, resolvedAt: now },
})

async function parcelOf({ tx, line, carrier }: Work): Promise<PaidParcel | null> {
  if (line.parcelId === null) return null
  const [row] = await tx.select().from(parcel).where(eq(parcel.id, line.parcelId))
  if (row) await lockOrder(tx, row.orderId)
  const parcels = row ? await lockParcels(tx, carrier, { orderId: row.orderId }) : []
  return parcels.find(({ id }) => id === line.parcelId) ?? null
}

/** Cash of the order, and what statements brought of it: of one parcel, unless it was booked for the whole order. */
async function cashOf({ tx, line }: Work, { id: parcelId, orderId }: PaidParcel) {
  const isOfParcel = eq(codLine.parcelId, parcelId)
  const lines = await tx.select({ id: codLine.id }).from(codLine).where(isOfParcel)
  const ofParcel = new Set([parcelId, line.id, ...lines.map(({ id }) => id)])
  const kinds = ['cash', 'cod', 'cod-loss']
  const entries = await tx
    .select()
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.orderId, orderId), inArray(ledgerEntry.kind, kinds)))
  const isWhole = entries.some(({ kind, reference }) => kind === 'cash' && reference === orderId)
  const [known, brought] = [true, false].map((isCash) =>
    entries
      .filter(
        ({ kind, reference }) =>
          (kind === 'cash') === isCash && (isWhole || ofParcel.has(reference)),
      )
      .reduce((sum, { amount }) => sum + amount, 0),
  )
  return { known: known ?? 0, brought: brought ?? 0 }
}

/** What the carrier brings above what it was known to have collected is the buyer's: it is the order's until it goes back. */
async function bookUnexpected(work: Work, paid: PaidParcel) {
  const { tx, line, now } = work
  const { orderId } = paid
  const { known, brought } = await cashOf(work, paid)
  const amount = Math.min(line.amount, brought - known)
  if (amount > 0) {
    const entry = { kind: 'cash', reference: line.id, orderId, at: now }
    await book(tx, { ...entry, debit: CASH, credit: ORDERS, amount })
  }
  await reconcileOrder(tx, orderId, now)
}

/** Takes the amount as it came; what then is still missing of the parcel is given up. */
async function accept(work: Work, note: string | undefined): Promise<string> {
  const { tx, line, carrier, now } = work
  if (!note) throw new HttpError(400, texts.noteNeeded)
  const paid = await parcelOf(work)
  if (!paid) throw new HttpError(409, texts.notKnown)
  const { orderId } = paid
  if (line.problem === 'less') {
    const amount = paid.codAmount - paid.booked
    const entry = { kind: 'cod-loss', reference: line.id, orderId, at: now }
    if (amount > 0) await book(tx, { ...entry, debit: 'losses', credit: CASH, amount })
  } else {
    const booked = { id: line.id, booked: line.amount, bookedFee: line.fee }
    await bookLine(tx, booked, { orderId, carrier, at: now })
    await change(work, { booked: line.amount, bookedFee: line.fee })
    await bookUnexpected(work, paid)
  }
  await change(work, closed(work, 'accept'))
  return texts.accepted
}

/** Gives an unknown line to the parcel of an order that still waits for its money, and judges it anew. */
async function assign(work: Work, orderCode: string | undefined): Promise<string> {
  const { tx, line, carrier, now } = work
  if (!orderCode) throw new HttpError(400, texts.orderNeeded)
  const order = await findOrder(tx, eq(orders.code, plainOrderCode(orderCode)))
  const parcels = order ? await lockParcels(tx, carrier, { orderId: order.id }) : []
  const waiting = parcels.filter(({ codAmount, booked }) => codAmount > booked)
  const paid =
    waiting.find(({ codAmount, booked }) => codAmount - booked === line.amount) ?? waiting[0]
  if (!paid) throw new HttpError(409, texts.noParcel)
  const judged = judgeLine(line, paid)
  await bookLine(tx, { id: line.id, ...judged }, { orderId: paid.orderId, carrier, at: now })
  await change(work, { parcelId: paid.id, ...judged })
  if (judged.problem) return texts.assignedOpen
  await change(work, { ...closed(work, 'assign'), problem: line.problem })
  if (paid.booked + judged.booked === paid.codAmount) await completeEarlier(tx, paid.id, now)
  return texts.assigned
}

async function close(work: Work, note: string | undefined): Promise<string> {
  if (!note) throw new HttpError(400, texts.noteNeeded)
  await change(work, closed(work, 'close'))
  return texts.closed
}

function apply(work: Work, { action, orderCode, note }: Resolution): Promise<string> {
  if (action === 'accept') return accept(work, note)
  return action === 'assign' ? assign(work, orderCode) : close(work, note)
}

/** Settles a line that did not settle its parcel by itself. Answers what has been done. */
export async function resolveCodLine(
  context: Context,
  id: string,
  resolution: Resolution,
): Promise<string> {
  const actor = `staff:${callerOf(context).userId}`
  return transact(context.db, async (tx) => {
    const [found] = await tx
      .select({ line: codLine, carrier: codStatement.carrier })
      .from(codLine)
      .innerJoin(codStatement, eq(codStatement.id, codLine.statementId))
      .where(eq(codLine.id, id))
      .for('update', { of: codLine })
    if (!found) throw notFound()
    if (found.line.state !== lineStates.open) throw new HttpError(409, texts.settled)
    const work = { tx, ...found, actor, now: context.now() }
    const done = await apply(work, resolution)
    if (resolution.note) await change(work, { note: resolution.note })
    const { amount, trackingCode } = found.line
    const data = { ...resolution, amount, trackingCode }
    await audit(tx, context, { action: 'cod.resolve', subject: id, data })
    return done
  })
}
