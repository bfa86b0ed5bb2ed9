import { and, asc, eq, inArray, isNotNull, lt, ne } from 'drizzle-orm'
import { grantCourses, withdrawCourses } from '@/backend/modules/learning/grant-courses'
import {
  AWAITS_CONFIRMATION,
  AWAITS_PAYMENT,
  CANCELLED,
  CASH_ON_DELIVERY,
  PAID,
  REFUND_DUE,
} from '@/backend/modules/orders/order-status'
import { holdStates, insertEvent } from '@/backend/modules/orders/place-order-queries'
import { moveStock, returnFlashCopies } from '@/backend/modules/orders/stock-queries'
import { returnVouchers } from '@/backend/modules/promotions/voucher-use-queries'
import type { Tx } from '@/backend/platform/db/connect'
import {
  affiliateCommission,
  orderLine,
  orders,
  payment,
  stockHold,
} from '@/backend/platform/db/tables'

const COMMISSION = { pending: 0, earned: 1, lost: 3 }
const PAYMENT = { paid: 1, refundDue: 3 }

const holdsOf = (tx: Tx, orderId: string) =>
  tx
    .select({
      productId: stockHold.productId,
      quantity: stockHold.quantity,
      state: stockHold.state,
    })
    .from(stockHold)
    .where(and(eq(stockHold.orderId, orderId), lt(stockHold.state, holdStates.released)))
    .orderBy(asc(stockHold.productId))

/** Puts held copies back among the free and taken ones back on the shelf. */
export async function returnStock(tx: Tx, orderId: string) {
  const holds = await holdsOf(tx, orderId)
  const inState = (state: number) => holds.filter((hold) => hold.state === state)
  await moveStock(tx, 'release', inState(holdStates.held), orderId)
  await moveStock(tx, 'giveBack', inState(holdStates.taken), orderId)
  await tx
    .update(stockHold)
    .set({ state: holdStates.released })
    .where(eq(stockHold.orderId, orderId))
}

async function returnFlash(tx: Tx, orderId: string) {
  const lines = await tx
    .select({ itemId: orderLine.flashSaleItemId, quantity: orderLine.quantity })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), isNotNull(orderLine.flashSaleItemId)))
  await returnFlashCopies(
    tx,
    lines.map(({ itemId, quantity }) => ({ itemId: itemId ?? 0, quantity })),
  )
}

/** A commission not yet paid out is lost with its order. */
export const loseCommission = (tx: Tx, orderId: string) =>
  tx
    .update(affiliateCommission)
    .set({ status: COMMISSION.lost })
    .where(
      and(
        eq(affiliateCommission.orderId, orderId),
        inArray(affiliateCommission.status, [COMMISSION.pending, COMMISSION.earned]),
      ),
    )

export type Cancellation = {
  orderId: string
  /** Statuses from which it may be cancelled. */
  from: readonly number[]
  actor: string
  reason: string
}

const changedColumns = {
  id: orders.id,
  code: orders.code,
  userId: orders.userId,
  guestEmail: orders.guestEmail,
  paymentStatus: orders.paymentStatus,
  total: orders.total,
}
export type ChangedOrder = Pick<typeof orders.$inferSelect, keyof typeof changedColumns>

/**
 * Cancels an order and gives back what it took: stock, flash-sale copies, codes, commission, courses. Whoever moves the status does
 * all of it, once; for everybody else the answer is null.
 */
export async function cancelOrder(
  tx: Tx,
  { orderId, from, actor, reason }: Cancellation,
  now: Date,
): Promise<ChangedOrder | null> {
  const [before] = await tx
    .select({ status: orders.status, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(and(eq(orders.id, orderId), inArray(orders.status, [...from])))
    .for('update')
  if (!before) return null
  const [order] = await tx
    .update(orders)
    .set({
      status: CANCELLED,
      paymentStatus: before.paymentStatus === PAID ? REFUND_DUE : before.paymentStatus,
      cancelReason: reason,
      cancelledAt: now,
    })
    .where(eq(orders.id, orderId))
    .returning(changedColumns)
  await returnStock(tx, orderId)
  await returnFlash(tx, orderId)
  await returnVouchers(tx, orderId, now)
  await withdrawCourses(tx, orderId)
  await loseCommission(tx, orderId)
  await tx
    .update(payment)
    .set({ status: PAYMENT.refundDue })
    .where(and(eq(payment.orderId, orderId), eq(payment.status, PAYMENT.paid)))
  await insertEvent(tx, {
    orderId,
    fromStatus: before.status,
    toStatus: CANCELLED,
    actor,
    note: reason,
    at: now,
  })
  return order ?? null
}

/** Takes off the shelf what was held for an order. */
export async function takeHeldStock(tx: Tx, orderId: string) {
  const held = (await holdsOf(tx, orderId)).filter((hold) => hold.state === holdStates.held)
  await moveStock(tx, 'commit', held, orderId)
  await tx
    .update(stockHold)
    .set({ state: holdStates.taken })
    .where(and(eq(stockHold.orderId, orderId), eq(stockHold.state, holdStates.held)))
}

/** Turns what was held into what is sold, earns the commission and opens the courses of an order whose money is there. */
export async function settleOrder(tx: Tx, orderId: string, now: Date) {
  await takeHeldStock(tx, orderId)
  await tx
    .update(affiliateCommission)
    .set({ status: COMMISSION.earned })
    .where(
      and(
        eq(affiliateCommission.orderId, orderId),
        eq(affiliateCommission.status, COMMISSION.pending),
      ),
    )
  await grantCourses(tx, orderId, now)
}

/**
 * Records that an order awaiting its payment is paid. Null when it no longer awaits it: paid already, expired or cancelled; the caller
 * then decides what to do with the money.
 */
export async function confirmPayment(
  tx: Tx,
  { orderId, actor }: { orderId: string; actor: string },
  now: Date,
): Promise<ChangedOrder | null> {
  const [order] = await tx
    .update(orders)
    .set({ status: AWAITS_CONFIRMATION, paymentStatus: PAID, paidAt: now, payBefore: null })
    .where(and(eq(orders.id, orderId), eq(orders.status, AWAITS_PAYMENT)))
    .returning(changedColumns)
  if (!order) return null
  await settleOrder(tx, orderId, now)
  await insertEvent(tx, {
    orderId,
    fromStatus: AWAITS_PAYMENT,
    toStatus: AWAITS_CONFIRMATION,
    actor,
    at: now,
  })
  return order
}

/** Statuses of an order that is to be paid at the door. */
const onTheWay = [1, 2, 3, 4]

/** Records money that has come after all for an order whose buyer has meanwhile chosen to pay at the door. Null for any other order. */
export async function confirmEarly(
  tx: Tx,
  { orderId, actor }: { orderId: string; actor: string },
  now: Date,
): Promise<ChangedOrder | null> {
  const isAtTheDoor = and(
    eq(orders.paymentType, CASH_ON_DELIVERY),
    ne(orders.paymentStatus, PAID),
    inArray(orders.status, onTheWay),
  )
  const [order] = await tx
    .update(orders)
    .set({ paymentStatus: PAID, paidAt: now })
    .where(and(eq(orders.id, orderId), isAtTheDoor))
    .returning({ ...changedColumns, status: orders.status })
  if (!order) return null
  await settleOrder(tx, orderId, now)
  const { status } = order
  await insertEvent(tx, { orderId, fromStatus: status, toStatus: status, actor, at: now })
  return order
}
