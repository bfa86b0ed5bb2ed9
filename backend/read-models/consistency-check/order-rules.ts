import { sql } from 'drizzle-orm'

const returned = sql`coalesce((select sum(b.restocked + b.written_off) from return_line b
  join return_request r on r.id = b.return_id where b.order_line_id = l.id and r.status = 3), 0)`

/** What codes take off the delivery of an order `o` now. */
const offDelivery = sql`coalesce((select sum(u.amount) from voucher_use u join voucher v on v.id = u.voucher_id
  where u.order_id = o.id and u.released_at is null and v.discount_type = 3), 0)`

const booked = (entries: ReturnType<typeof sql>) =>
  sql`coalesce((select sum(e.amount) from ledger_entry e where e.order_id = o.id and ${entries}), 0)`

const moving = sql`p.state not in ('delivered', 'returned', 'cancelled', 'lost', 'refused')`
const collected = sql`coalesce(p.cod_told, p.cod_amount)`

/**
 * Each a query of codes and the rule that their order breaks. The time is that of the newest event, since a copy of a database may be
 * checked much later.
 */
export const orderQueries = sql`
  select o.code, 'transfers of an order are in its book' as rule from orders o where
      coalesce((select sum(b.amount) from bank_transaction b where b.order_id = o.id and b.txn_ref = o.code), 0)
        <> ${booked(sql`e.debit = 'unassigned' and e.credit = 'orders'`)}
      and exists (select 1 from bank_transaction b where b.order_id = o.id and b.txn_ref = o.code)
  union all select o.code, 'what a parcel collected is in the book' from orders o where
      coalesce((select sum(${collected}) from parcel p where p.order_id = o.id and p.state = 'delivered'), 0)
        > ${booked(sql`e.kind = 'cash'`)}
  union all select o.code, 'a returned code of the delivery goes back once' from orders o where
      not exists (select 1 from return_request r where r.order_id = o.id and r.status = 3 and r.reason <> 'unwanted')
      and coalesce((select sum(f.amount) from refund f where f.order_id = o.id and f.cause = 'return' and f.status <> 4), 0)
        > o.total - greatest(0, o.shipping_fee - ${offDelivery})
  union all select o.code, 'a code takes no more off the delivery than it costs' from orders o where ${offDelivery} > o.shipping_fee
  union all select distinct o.code, 'an order that is over has nothing on its way' from orders o join parcel p on p.order_id = o.id
      where o.status in (5, 6, 7) and p.carrier <> 'own' and p.tracking_code is not null and ${moving}
  union all select o.code, 'an order on its way moves' from orders o where o.status = 4
      and exists (select 1 from parcel p where p.order_id = o.id and p.state in ('returned', 'lost') and p.closed_at is null)
      and not exists (select 1 from parcel p where p.order_id = o.id and ${moving})
      and not exists (select 1 from order_line l where l.order_id = o.id and l.later > 0)
      and not exists (select 1 from order_event e where e.order_id = o.id and e.at > (select max(at) from order_event) - interval '7 days')
  union all select distinct o.code, 'a course that was seen is not given back' from orders o
      join order_line l on l.order_id = o.id join product p on p.id = l.product_id and p.object_type = 1
      join course c on c.product_id = p.id
      where o.status = 7 and o.payment_status in (3, 4) and o.cancelled_at is not null
        and 5 * (select count(*) from lesson_progress g join lesson s on s.id = g.lesson_id
          where s.course_id = c.id and g.user_id = o.user_id and g.updated_at < o.cancelled_at)
          > (select count(*) from lesson s where s.course_id = c.id and s.status = 1)
  union all select distinct o.code, 'a course is open as long as was paid for' from user_course u
      join orders o on o.id = u.order_id join course c on c.id = u.course_id
      cross join lateral (select sum(g.days) as days, max(g.at) as at, bool_or(g.days = 0) as ever from (
        select coalesce(l.course_days, c.valid_days, 0) as days, coalesce(k.paid_at, k.placed_at) as at
          from orders k join order_line l on l.order_id = k.id where k.user_id = u.user_id and l.product_id = c.product_id
            and k.payment_status = 1 and k.status not in (6, 7) and l.quantity > ${returned}
        union all select coalesce(d.granted_days, c.valid_days, 0), coalesce(d.used_at, d.created_at)
          from course_code d where d.used_by = u.user_id and d.course_id = c.id) g) paid
      where not coalesce(paid.ever, false) and (u.expires_at is null or u.expires_at > paid.at + (paid.days + 1) * interval '1 day')`
