import { lt, sql } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { examResult } from '@/backend/modules/exams/tables'
import { invoice } from '@/backend/modules/invoices/tables'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import { refundDueAt, refundStates } from '@/backend/modules/payments'
import { bankTransaction, refund } from '@/backend/modules/payments/tables'
import { returnRequest } from '@/backend/modules/returns/tables'
import { feedback } from '@/backend/modules/reviews/tables'
import { inventory } from '@/backend/modules/stock/tables'
import type { Db } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { isSold, keptCopies, totalOfOrder } from '@/backend/read-models/sold'
import type { Dashboard } from '@/contract/staff/dashboard'

const DAYS = 30
const MOST_BOOKS = 10
const ZONE = 'Asia/Ho_Chi_Minh'
/** Counting further than this says nothing more. */
const MOST_COUNTED = 1000

/** Money that goes back: how many are open, and how many later than promised. */
async function countRefunds(db: Db, now: Date) {
  const rows = await db
    .select({ createdAt: refund.createdAt })
    .from(refund)
    .where(lt(refund.status, refundStates.paidBack))
    .limit(MOST_COUNTED)
  const overdue = rows.filter(({ createdAt }) => refundDueAt(createdAt) < now)
  return { refunds: rows.length, overdueRefunds: overdue.length }
}

export async function countWaiting(db: Db, now: Date): Promise<Dashboard['waiting']> {
  const { rows } = await db.execute<
    Omit<Dashboard['waiting'], 'refunds' | 'overdueRefunds'>
  >(sql`select
    (select count(*)::int from (select 1 from ${orders} where status = 1 limit ${MOST_COUNTED}) few) as "toConfirm",
    (select count(*)::int from (select 1 from ${orders} where status in (2, 3) and payment_status not in (3, 4) limit ${MOST_COUNTED}) few) as "toPack",
    (select count(*)::int from (select 1 from ${inventory} shelf join ${product} on product.id = shelf.product_id
      where product.is_active and shelf.on_hand - shelf.reserved < shelf.low_mark limit ${MOST_COUNTED}) few) as low,
    (select count(*)::int from (select 1 from ${mailOutbox} where sent_at is null and attempts > 2
      limit ${MOST_COUNTED}) few) as "failedMails",
    (select count(*)::int from (select 1 from ${feedback} where read_at is null limit ${MOST_COUNTED}) few) as "newReviews",
    (select count(*)::int from (select 1 from ${invoice} where state = 'refused'
      or (state in ('waiting', 'sent') and (attempts > 3 or created_at < ${now.toISOString()}::timestamptz - interval '1 day'))
      limit ${MOST_COUNTED}) few) as "failedInvoices",
    (select count(*)::int from (select 1 from ${examResult} where state = 3 limit ${MOST_COUNTED}) few) as "toGrade",
    (select count(*)::int from (select 1 from ${bankTransaction} where state = 1 limit ${MOST_COUNTED}) few) as transfers,
    (select count(*)::int from (select 1 from ${returnRequest} where status in (0, 1) limit ${MOST_COUNTED}) few) as returns`)
  const none = { toConfirm: 0, toPack: 0, low: 0, failedMails: 0, newReviews: 0 }
  const counted = rows[0] ?? { ...none, failedInvoices: 0, toGrade: 0, transfers: 0, returns: 0 }
  return { ...counted, ...(await countRefunds(db, now)) }
}

/** Every day has its row, also one on which nobody bought. */
export async function listDays(db: Db, now: Date): Promise<Dashboard['days']> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${ZONE})::date`
  const { rows } = await db.execute<Dashboard['days'][number]>(sql`
    with day as (select generate_series(${today} - ${DAYS - 1}::int, ${today}, interval '1 day')::date as day),
    sold as (
      select (o.placed_at at time zone ${ZONE})::date as day, count(*)::int as orders, sum(${totalOfOrder})::float8 as sales,
        sum((select sum(${keptCopies}) from ${orderLine} l where l.order_id = o.id))::int as copies
      from ${orders} o
      where o.placed_at >= (${today} - ${DAYS - 1}::int)::timestamp at time zone ${ZONE} and ${isSold}
      group by 1)
    select day.day::text, coalesce(orders, 0) as orders, coalesce(copies, 0) as copies, coalesce(sales, 0) as sales
    from day left join sold on sold.day = day.day order by day.day`)
  return rows
}

type Book = Dashboard['bestSellers'][number]

export async function listBestSellers(db: Db, now: Date): Promise<Book[]> {
  const { rows } = await db.execute<Book>(sql`
    select l.product_id as id, max(l.title) as "productName", sum(${keptCopies})::int as count
    from ${orderLine} l join ${orders} o on o.id = l.order_id
    where o.placed_at >= ${now.toISOString()}::timestamptz - ${DAYS}::int * interval '1 day'
      and ${isSold}
    group by l.product_id order by count desc, id limit ${MOST_BOOKS}`)
  return rows
}

/** What people bought and can no longer have, the most sold first. */
export async function listSoldOut(db: Db): Promise<Book[]> {
  const { rows } = await db.execute<Book>(sql`
    select product.id, product.title as "productName", product.sold_count as count
    from ${product} join ${inventory} shelf on shelf.product_id = product.id
    where product.is_active and shelf.on_hand <= shelf.reserved
    order by product.sold_count desc, product.id limit ${MOST_BOOKS}`)
  return rows
}
