import { sql } from 'drizzle-orm'
import type { Db } from '@/backend/platform/db/connect'
import { orderQueries } from '@/backend/read-models/consistency-check/order-rules'

/** What must hold of the money of every order. */
export const moneyRules = [
  'payment status is what the ledger says',
  'nothing is collected for what is paid',
  'courses are open as paid lines say',
  'every open refund can be paid',
  'a transfer is booked once or waits',
  'lost copies are out of the stock',
  'transfers of an order are in its book',
  'what a parcel collected is in the book',
  'a returned code of the delivery goes back once',
  'a code takes no more off the delivery than it costs',
  'an order that is over has nothing on its way',
  'an order on its way moves',
  'a course that was seen is not given back',
  'a course is open as long as was paid for',
] as const
export type MoneyRule = (typeof moneyRules)[number]

export type OrderToMend = { code: string; rule: MoneyRule }

const returned = sql`coalesce((select sum(b.restocked + b.written_off) from return_line b
  join return_request r on r.id = b.return_id where b.order_line_id = l.id and r.status = 3), 0)`

const money = sql`select o.id, o.code, o.status, o.total, o.payment_status,
    coalesce((select sum(e.amount) from ledger_entry e where e.order_id = o.id and e.credit = 'orders' and e.debit <> 'uncollected'), 0) as received,
    coalesce((select sum(e.amount) from ledger_entry e where e.order_id = o.id and e.credit = 'orders' and e.debit = 'uncollected'), 0) as uncollected,
    coalesce((select sum(r.amount) from refund r where r.order_id = o.id and r.status = 3), 0) as back,
    coalesce((select sum(r.amount) from refund r where r.order_id = o.id and r.status in (0, 1, 2)), 0) as promised,
    exists (select 1 from refund r where r.order_id = o.id and r.status = 3 and r.method = 'exchange') as has_exchanged,
    coalesce((select sum(b.amount) from bank_transaction b where b.order_id = o.id and b.txn_ref is null and (b.state = 1
      or exists (select 1 from refund r where r.bank_transaction_id = b.id and r.order_id is null and r.status in (0, 1, 2)))), 0) as waiting,
    exists (select 1 from refund r join bank_transaction b on b.id = r.bank_transaction_id
      where b.order_id = o.id and r.order_id is null and r.status = 3) as has_gone
  from orders o`

/** Orders whose money, courses or copies do not add up, each with the rule it breaks. */
export async function listOrdersToMend(db: Db): Promise<OrderToMend[]> {
  const { rows } = await db.execute<OrderToMend>(sql`with m as (${money})
    select code, 'payment status is what the ledger says' as rule from m where case
      when status in (6, 7) then case when received - back + waiting > 0 then payment_status <> 3
        when back > 0 or has_gone then payment_status <> 4 else payment_status not in (0, 2) end
      when total = 0 then payment_status <> 1
      when received = 0 or received < total - uncollected then payment_status not in (0, 2)
      when received <= back and not has_exchanged then payment_status <> case when waiting > 0 then 3 else 4 end
      when received <= back then payment_status <> 1
      when received <= back + promised then payment_status <> 3
      else payment_status <> 1 end
    union all select distinct m.code, 'nothing is collected for what is paid' from m join parcel p on p.order_id = m.id
      where p.cod_amount > 0 and p.state not in ('delivered', 'returned', 'cancelled', 'lost', 'refused')
        and m.received >= greatest(0, m.total - m.uncollected)
    union all select distinct o.code, 'courses are open as paid lines say' from orders o join order_line l on l.order_id = o.id
      join product p on p.id = l.product_id and p.object_type = 1 join course c on c.product_id = p.id
      left join user_course u on u.user_id = o.user_id and u.course_id = c.id
      where o.user_id is not null and case
        when o.payment_status = 1 and o.status not in (6, 7) and l.quantity > ${returned} then u.user_id is null
        else u.order_id = o.id end
    union all select code, 'every open refund can be paid' from m where promised > greatest(0, received - back)
    union all select distinct o.code, 'a transfer is booked once or waits' from bank_transaction b join orders o on o.id = b.order_id
      where (b.state = 0 and b.txn_ref is null)
        or (b.state = 2 and b.resolution = 'refund' and b.txn_ref is null
          and not exists (select 1 from refund r where r.bank_transaction_id = b.id and r.status <> 4))
    union all select distinct o.code, 'lost copies are out of the stock' from orders o
      join parcel p on p.order_id = o.id and p.state = 'lost' and p.carrier <> 'none'
      join parcel_line pl on pl.parcel_id = p.id join order_line l on l.id = pl.order_line_id
      where not exists (select 1 from stock_hold h where h.order_id = o.id and h.product_id = l.product_id
        and h.state = 1 and h.quantity >= pl.quantity)
    union all select * from (${orderQueries}) more
    order by 2, 1`)
  return rows
}
