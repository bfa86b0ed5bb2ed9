import type { Db } from '@/backend/platform/db/connect'
import { enqueue } from '@/backend/platform/jobs/enqueue'
import { type WorkingHours, workingHoursAfter } from '@/backend/platform/working-days'

type Shop = WorkingHours & { stockHours: number }
type StockTerm = { holdUntil: Date; holdRemindAt: Date }

/** Its last quarter is left to answer the reminder. */
const REMIND_AFTER = 3 / 4

/** How long a guest's cash order keeps its stock unconfirmed, in the shop's working hours. */
export const stockTerm = (shop: Shop, now: Date): StockTerm => ({
  holdUntil: workingHoursAfter(now, shop.stockHours, shop),
  holdRemindAt: workingHoursAfter(now, shop.stockHours * REMIND_AFTER, shop),
})

/** Reminds the buyer, then releases the stock, each at its time unless the order was confirmed. */
export async function enqueueStockTerm(tx: Db, id: string, term: StockTerm): Promise<void> {
  const queue = 'stock-terms'
  await enqueue(tx, { queue, id, startAfter: term.holdRemindAt })
  await enqueue(tx, { queue, id, startAfter: term.holdUntil })
}
