import { and, asc, eq, lt } from 'drizzle-orm'
import { cancelOrder } from '@/backend/modules/order-lifecycle'
import { AWAITS_PAYMENT, orderTexts } from '@/backend/modules/orders'
import { orders } from '@/backend/modules/orders/tables'
import type { Services } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { deleteResponsesBefore } from '@/backend/platform/idempotency/idempotency-queries'

const KEY_LIFETIME_MS = 30 * 24 * 3_600_000
const BATCH_SIZE = 500

type CancelServices = Pick<Services, 'db' | 'now' | 'log' | 'config' | 'settings'>

const isDue = (time: Date) => and(eq(orders.status, AWAITS_PAYMENT), lt(orders.payBefore, time))

/** Cancels an order whose time to pay is over, unless another process has it locked. */
async function cancelDue(tx: Tx, services: CancelServices, orderId: string, time: Date) {
  const [due] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), isDue(time)))
    .for('update', { skipLocked: true })
  if (!due) return false
  const reason = orderTexts.expiredReason
  const cancellation = { orderId, by: 'system' as const, actor: 'system', reason }
  return (await cancelOrder(tx, services, cancellation, time)) !== null
}

/** Cancels the orders nobody paid for in time, one transaction each, and deletes old idempotency keys. Returns how many it cancelled. */
export async function cancelUnpaidOrders(services: CancelServices): Promise<number> {
  const { db, now, log } = services
  const time = now()
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isDue(time))
    .orderBy(asc(orders.payBefore))
    .limit(BATCH_SIZE)
  let cancelled = 0
  for (const { id } of due) {
    try {
      if (await transact(db, (tx) => cancelDue(tx, services, id, time))) cancelled++
    } catch (err) {
      log.error({ err, orderId: id }, 'an expired order could not be cancelled')
    }
  }
  if (cancelled > 0) log.info({ cancelled }, 'cancelled orders nobody paid for')
  await deleteResponsesBefore(db, new Date(time.getTime() - KEY_LIFETIME_MS))
  return cancelled
}
