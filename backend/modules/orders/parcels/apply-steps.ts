import { desc, eq } from 'drizzle-orm'
import { changeOrderStatus } from '@/backend/modules/orders/change-order-status'
import { emailBuyer } from '@/backend/modules/orders/email-buyer'
import { orderLink } from '@/backend/modules/orders/emails'
import { lockOrder, type OrderRow } from '@/backend/modules/orders/order-queries'
import { canMove, DELIVERED, ON_ITS_WAY } from '@/backend/modules/orders/order-status'
import { ended, type ParcelRow } from '@/backend/modules/orders/parcels/parcel-queries'
import { deliveryFailedEmail, parcelTexts } from '@/backend/modules/orders/parcels/texts'
import { insertEvent } from '@/backend/modules/orders/place-order-queries'
import type { CarrierStep, CreatedParcel } from '@/backend/modules/shipping/carriers/carrier'
import type { Tx } from '@/backend/platform/db/connect'
import { parcel, parcelStep } from '@/backend/platform/db/tables'
import type { ParcelState } from '@/contract/parcels'

const remember = (
  tx: Tx,
  order: OrderRow,
  row: ParcelRow,
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
    actor: row.carrier,
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
  await remember(tx, order, row, parcelTexts.createdEvent(name, trackingCode), now, false)
}

/** The carrier will not take the parcel: a person has to look. */
export async function recordRefused(tx: Tx, row: ParcelRow, reason: string, now: Date) {
  const order = await lockOrder(tx, row.orderId)
  if (!order) return
  await tx
    .update(parcel)
    .set({ state: 'refused', nextAt: null, lastError: reason.slice(0, 300) })
    .where(eq(parcel.id, row.id))
  await remember(tx, order, row, parcelTexts.refusedEvent(reason), now)
}

const onTheWay: readonly ParcelState[] = [
  ...(['pickedUp', 'inTransit', 'delivering', 'deliveryFailed', 'delivered'] as const),
  ...(['returning', 'returned'] as const),
]

type Work = {
  order: OrderRow
  row: ParcelRow
  steps: readonly CarrierStep[]
  now: Date
  publicUrl: string
  nextAt: Date
}

/** Moves the order along with its parcel; what the shop has moved itself stays. */
async function moveOrder(tx: Tx, { order, row, publicUrl, now }: Work, state: ParcelState) {
  const targets = [
    ...(onTheWay.includes(state) ? [ON_ITS_WAY] : []),
    ...(state === 'delivered' ? [DELIVERED] : []),
  ]
  let current = order
  for (const to of targets) {
    if (!canMove(current.status, to)) continue
    const more = to === ON_ITS_WAY ? [parcelTexts.waybill(row.trackingCode ?? '')] : []
    await changeOrderStatus(tx, current, { to, actor: row.carrier, more, publicUrl }, now)
    current = { ...current, status: to }
  }
  return current
}

async function tellFailure(tx: Tx, { order, row, publicUrl, now }: Work) {
  await remember(tx, order, row, parcelTexts.failedEvent, now, false)
  const link = orderLink(publicUrl, order)
  await emailBuyer(tx, order, deliveryFailedEmail(order, row.trackingCode ?? '', link), now)
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

/** Writes down what the carrier says of a locked parcel and moves its order; said again, nothing happens. */
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
  const order = await moveOrder(tx, work, state as ParcelState)
  if (state === 'deliveryFailed') await tellFailure(tx, { ...work, order })
  if (state === 'returned' || state === 'lost' || state === 'cancelled') {
    await remember(tx, order, row, parcelTexts.endedEvents[state], now)
  }
}
