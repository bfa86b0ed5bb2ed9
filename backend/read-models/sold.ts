import { sql } from 'drizzle-orm'

/** Of an order `o`: neither cancelled nor come back, and its money is not on its way back or gone back. */
export const isSold = sql`o.status not in (6, 7) and o.payment_status not in (3, 4)`

/** Copies of a line `l` that came back or were taken out of its order. */
const back = sql`coalesce((select sum(b.restocked + b.written_off) from return_line b
  join return_request r on r.id = b.return_id where b.order_line_id = l.id and r.status = 3), 0)`

/** Copies of a line `l` that were kept, and what they cost. */
export const keptCopies = sql`(l.quantity - ${back})`
export const keptGoods = sql`(l.line_total - l.unit_price * ${back})`

/** What was kept of the goods of an order `o`, and of all that it cost. */
export const goodsOfOrder = sql`(select coalesce(sum(${keptGoods}), 0) from order_line l where l.order_id = o.id)`
export const totalOfOrder = sql`(o.total
  - coalesce((select sum(e.amount) from ledger_entry e where e.order_id = o.id and e.debit = 'uncollected'), 0)
  - coalesce((select sum(f.amount) from refund f where f.order_id = o.id and f.status <> 4 and f.cause <> 'surplus'), 0))`
