import { sql } from 'drizzle-orm'
import { invoiceTexts, settleInvoices } from '@/backend/modules/invoices'
import { openRefunds, reconcileOrder } from '@/backend/modules/order-lifecycle'
import { lockOrder, orderTexts } from '@/backend/modules/orders'
import type { Services } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'

const BATCH_SIZE = 100

/**
 * Money that came after its order was over, or is owed from before refunds opened by themselves. What finance has refused once stays
 * with finance.
 */
export async function openOwedRefunds(
  services: Pick<Services, 'db' | 'now' | 'log' | 'config' | 'settings'>,
): Promise<void> {
  const { db, now, log } = services
  const { rows } = await db.execute<{ id: string }>(sql`select o.id from orders o
    where o.status in (6, 7) and o.payment_status = 3
      and not exists (select 1 from refund r where r.order_id = o.id and r.status = 4)
      and coalesce((select sum(e.amount) from ledger_entry e where e.order_id = o.id and e.credit = 'orders' and e.debit <> 'uncollected'), 0)
        > coalesce((select sum(r.amount) from refund r where r.order_id = o.id), 0)
    order by o.placed_at limit ${BATCH_SIZE}`)
  for (const { id } of rows) {
    await transact(db, async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order) return
      const reason = orderTexts.refundOfOver
      const opening = { actor: 'system', reason, isBuyersWish: false, now: now() }
      const amount = await openRefunds(tx, services, order, opening)
      await reconcileOrder(tx, id, now())
      await settleInvoices(tx, id, { reason: invoiceTexts.orderCancelled }, now())
      log.info({ event: 'refund opened', order: order.code, amount }, 'money owed goes back')
    })
  }
}
