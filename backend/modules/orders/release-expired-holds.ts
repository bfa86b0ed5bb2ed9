import { and, asc, eq, lt } from 'drizzle-orm'
import type { Services } from '@/backend/context'
import { emailBuyer } from '@/backend/modules/orders/email-buyer'
import { deleteResponsesBefore } from '@/backend/modules/orders/idempotency-queries'
import { cancelOrder } from '@/backend/modules/orders/order-change-queries'
import { AWAITS_PAYMENT } from '@/backend/modules/orders/order-status'
import { orderEmails, orderTexts } from '@/backend/modules/orders/texts'
import type { Tx } from '@/backend/platform/db/connect'
import { orders } from '@/backend/platform/db/tables'
import { transact } from '@/backend/platform/db/transact'

const KEYS_KEPT_MS = 30 * 24 * 3_600_000
const MOST_AT_ONCE = 500

type Sweeping = Pick<Services, 'db' | 'now' | 'log' | 'config'>

const isDue = (time: Date) => and(eq(orders.status, AWAITS_PAYMENT), lt(orders.payBefore, time))

/** Cancels an order whose time to pay is over. One that another process has in hand is passed by, not waited for. */
async function cancelDue(tx: Tx, orderId: string, time: Date, publicUrl: string) {
  const [due] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), isDue(time)))
    .for('update', { skipLocked: true })
  if (!due) return false
  const reason = orderTexts.expiredReason
  const order = await cancelOrder(
    tx,
    { orderId, from: [AWAITS_PAYMENT], actor: 'system', reason },
    time,
  )
  if (!order) return false
  await emailBuyer(tx, order, orderEmails.cancelled(order, reason, publicUrl), time)
  return true
}

/**
 * Ends the holds of orders nobody paid for in time, one transaction each, so that one that can't be cancelled stops no other, and
 * forgets old idempotency keys. Answers how many orders it cancelled.
 */
export async function releaseExpiredHolds({ db, now, log, config }: Sweeping): Promise<number> {
  const time = now()
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isDue(time))
    .orderBy(asc(orders.payBefore))
    .limit(MOST_AT_ONCE)
  let cancelled = 0
  for (const { id } of due) {
    try {
      if (await transact(db, (tx) => cancelDue(tx, id, time, config.publicUrl))) cancelled++
    } catch (err) {
      log.error({ err, orderId: id }, 'an expired order could not be cancelled')
    }
  }
  if (cancelled > 0) log.info({ cancelled }, 'cancelled orders nobody paid for')
  await deleteResponsesBefore(db, new Date(time.getTime() - KEYS_KEPT_MS))
  return cancelled
}
