import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { changeOrderStatus } from '@/backend/modules/orders/change-order-status'
import { emailBuyer } from '@/backend/modules/orders/email-buyer'
import { orderLink } from '@/backend/modules/orders/emails'
import { lockOrder, type OrderRow } from '@/backend/modules/orders/order-queries'
import { canMove, DELIVERED, ON_ITS_WAY, PAID } from '@/backend/modules/orders/order-status'
import { deliveryFailedEmail, parcelEmail } from '@/backend/modules/orders/parcels/emails'
import {
  holdsEverything,
  isAllDelivered,
  linesOfParcels,
} from '@/backend/modules/orders/parcels/parcel-lines'
import type { ParcelRow } from '@/backend/modules/orders/parcels/parcel-queries'
import { ended, onTheWay } from '@/backend/modules/orders/parcels/parcel-states'
import { parcelTexts } from '@/backend/modules/orders/parcels/texts'
import { insertEvent } from '@/backend/modules/orders/place-order-queries'
import { book, CASH, ORDERS } from '@/backend/modules/payments/ledger'
import type { CarrierStep, CreatedParcel } from '@/backend/modules/shipping/carriers/carrier'
import type { Tx } from '@/backend/platform/db/connect'
import { parcel, parcelStep } from '@/backend/platform/db/tables'
import type { ParcelState } from '@/contract/parcels'

const remember = (
  tx: Tx,
  order: OrderRow,
  { row, actor = row.carrier }: { row: ParcelRow; actor?: string },
  note: string,
  now: Date,
  isInternal = true,
) =>
  insertEvent(tx, {
    orderId: order.id,
    fromStatus: order.status,
    toStatus: order.status,
    kind: 'carrier',
    isInternal,
    actor,
    note,
    at: now,
  })

/** The carrier has the parcel in its books. */
export async function recordCreated(
  tx: Tx,
  {
    order,
    row,
    created,
    now,
  }: { order: OrderRow; row: ParcelRow; created: CreatedParcel; now: Date },
) {
  const { trackingCode, fee, expectedAt } = created
  await tx
    .update(parcel)
    .set({
      trackingCode,
      fee,
      expectedAt,
      state: 'created',
      attempts: 0,
      lastError: null,
      nextAt: now,
    })
    .where(eq(parcel.id, row.id))
  const name = parcelTexts.carriers[row.carrier] ?? row.carrier
  await remember(tx, order, { row }, parcelTexts.createdEvent(name, trackingCode), now, false)
}

/** The carrier will not take the parcel: a person has to look. */
export async function recordRefused(tx: Tx, row: ParcelRow, reason: string, now: Date) {
  const order = await lockOrder(tx, row.orderId)
  if (!order) return
  await tx
    .update(parcel)
    .set({ state: 'refused', nextAt: null, lastError: reason.slice(0, 300) })
    .where(eq(parcel.id, row.id))
  await remember(tx, order, { row }, parcelTexts.refusedEvent(reason), now)
}

type Work = {
  order: OrderRow
  row: ParcelRow
  steps: readonly CarrierStep[]
  /** Who says so: the carrier, or the member of the staff who hands it over. */
  actor: string
  note?: string | undefined
  now: Date
  publicUrl: string
  /** When the carrier is asked again. */
  nextAt: Date | null
}

/** Whether it had left the shop before what is said now. */
const wasOut = async (tx: Tx, { row }: Work, fresh: readonly string[]) =>
  (await tx.$count(
    parcelStep,
    and(
      eq(parcelStep.parcelId, row.id),
      inArray(parcelStep.state, [...onTheWay]),
      notInArray(parcelStep.id, [...fresh]),
    ),
  )) > 0

const contentsOf = async (tx: Tx, { order, row }: Work) =>
  (await linesOfParcels(tx, order.id)).filter(({ parcelId }) => parcelId === row.id)

/** Several parcels leave: each is told of once, with what lies in it. */
async function tellOfParcel(tx: Tx, work: Work, what: 'out' | 'arrived') {
  const { order, row, now, publicUrl } = work
  const link = orderLink(publicUrl, order)
  const lines = await contentsOf(tx, work)
  const { code, trackingCode } = row
  const email = parcelEmail(what, order, { code, trackingCode, lines }, link)
  await emailBuyer(tx, order, email, now)
}

async function setOut(tx: Tx, work: Work): Promise<OrderRow> {
  const { order, row, actor, publicUrl, now } = work
  if (order.status === ON_ITS_WAY) {
    await remember(tx, order, work, parcelTexts.outEvent(parcelTexts.named(row)), now, false)
    await tellOfParcel(tx, work, 'out')
  }
  if (!canMove(order.status, ON_ITS_WAY)) return order
  const contents = await contentsOf(tx, work)
  const isPart = !(await isAllSent(tx, work))
  const more = [parcelTexts.follow(row), ...(isPart ? parcelTexts.firstPart(contents) : [])]
  await changeOrderStatus(tx, order, { to: ON_ITS_WAY, actor, more, publicUrl }, now)
  return { ...order, status: ON_ITS_WAY }
}

/** Whether this parcel holds the whole order. */
async function isAllSent(tx: Tx, { order, row }: Work) {
  const lines = await linesOfParcels(tx, order.id)
  const isAlone = lines.every(({ parcelId }) => parcelId === row.id)
  return isAlone && (await holdsEverything(tx, order.id))
}

async function arrive(tx: Tx, work: Work) {
  const { order, row, actor, publicUrl, now } = work
  if (order.status !== ON_ITS_WAY) return
  if (await isAllDelivered(tx, order.id)) {
    await changeOrderStatus(tx, order, { to: DELIVERED, actor, publicUrl }, now)
    return
  }
  if (order.paymentStatus !== PAID && row.codAmount > 0) {
    const entry = { kind: 'cash', reference: row.id, orderId: order.id, at: now }
    await book(tx, { ...entry, debit: CASH, credit: ORDERS, amount: row.codAmount })
  }
  await remember(tx, order, work, parcelTexts.arrivedEvent(parcelTexts.named(row)), now, false)
  await tellOfParcel(tx, work, 'arrived')
}

/** Moves the order along with its parcels; what the shop has moved itself stays. */
async function moveOrder(tx: Tx, work: Work, state: ParcelState, fresh: readonly string[]) {
  const isOut = onTheWay.includes(state) && !(await wasOut(tx, work, fresh))
  const order = isOut ? await setOut(tx, work) : work.order
  if (state === 'delivered') await arrive(tx, { ...work, order })
  return order
}

async function tellFailure(tx: Tx, work: Work) {
  const { order, row, note, publicUrl, now } = work
  const event = [parcelTexts.failedEvent, note].filter(Boolean).join(' ')
  await remember(tx, order, work, event, now, false)
  const failure = { name: parcelTexts.named(row), note }
  const email = deliveryFailedEmail(order, failure, orderLink(publicUrl, order))
  await emailBuyer(tx, order, email, now)
}

async function newSteps(tx: Tx, { row, steps }: Work) {
  const fresh: string[] = []
  for (const { state, rawState, at } of steps) {
    const [written] = await tx
      .insert(parcelStep)
      .values({ parcelId: row.id, state, rawState, at })
      .onConflictDoNothing()
      .returning({ id: parcelStep.id })
    if (written) fresh.push(written.id)
  }
  return fresh
}

/** Writes down what is said of a locked parcel and moves its order; said again, nothing happens. */
export async function applySteps(tx: Tx, work: Work): Promise<void> {
  const { row, nextAt, now } = work
  const fresh = await newSteps(tx, work)
  // Two answers may overtake each other: what is newest of all that was said counts.
  const [last] = await tx
    .select()
    .from(parcelStep)
    .where(eq(parcelStep.parcelId, row.id))
    .orderBy(desc(parcelStep.at), desc(parcelStep.id))
    .limit(1)
  const isOver = ended.includes(row.state)
  const state = isOver || !last ? row.state : (last.state as ParcelState)
  await tx
    .update(parcel)
    .set({
      state,
      attempts: 0,
      lastError: null,
      nextAt: ended.includes(state) ? null : nextAt,
    })
    .where(eq(parcel.id, row.id))
  if (isOver || !last || !fresh.includes(last.id)) return
  const order = await moveOrder(tx, work, state as ParcelState, fresh)
  if (state === 'deliveryFailed') await tellFailure(tx, { ...work, order })
  if (state === 'returned' || state === 'lost' || state === 'cancelled') {
    await remember(tx, order, work, parcelTexts.endedEvents[state], now)
  }
}
