import { sql } from 'drizzle-orm'
import type { Db } from '@/backend/platform/db/connect'

/** What must hold whatever happened: the ledger explains the stock, orders their lines and payments, vouchers their uses. */
export async function findInconsistencies(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ rule: string; broken: number }>(sql`
    select 'reserved equals held' as rule, count(*)::int as broken from inventory i where i.reserved <>
      coalesce((select sum(quantity) from stock_hold h where h.product_id = i.product_id and h.state = 0), 0)
    union all select 'ledger of reserved', count(*)::int from inventory i where i.reserved <>
      coalesce((select sum(d_reserved) from stock_movement m where m.product_id = i.product_id), 0)
    union all select 'taken equals ledger', count(*)::int from inventory i where
      coalesce((select sum(quantity) from stock_hold h where h.product_id = i.product_id and h.state = 1), 0) <>
      -coalesce((select sum(d_on_hand) from stock_movement m where m.product_id = i.product_id and m.order_id is not null), 0)
    union all select 'orders equal their lines', count(*)::int from orders o where o.sub_total <>
      coalesce((select sum(line_total) from order_line l where l.order_id = o.id), 0)
    union all select 'vouchers equal their uses', count(*)::int from voucher v where v.used <>
      (select count(*) from voucher_use u where u.voucher_id = v.id and u.released_at is null)
    union all select 'flash items equal their lines', count(*)::int from flash_sale_item f where f.sold <>
      coalesce((select sum(l.quantity) from order_line l join orders o on o.id = l.order_id
        where l.flash_sale_item_id = f.id and o.status <> 7), 0)
    union all select 'paid orders equal their payments', count(*)::int from orders o
      cross join lateral (select count(*) as paid from payment p where p.order_id = o.id and p.status = 1) p
      where p.paid > (o.payment_status = 1)::int
        or (p.paid = 0 and o.payment_status = 1 and o.payment_type <> 1 and o.total > 0)
    union all select 'every payment is in the ledger once', count(*)::int from payment p
      left join ledger_entry e on e.kind = 'payment' and e.reference = p.txn_ref and e.amount = p.amount
      where (p.status in (1, 3, 4)) <> (e.id is not null)
    union all select 'every ledger entry has its payment', count(*)::int from ledger_entry e
      where (e.kind = 'payment' and not exists (select 1 from payment p where p.txn_ref = e.reference))
        or (e.kind = 'transfer' and not exists (select 1 from bank_transaction b where b.id::text = e.reference and b.amount = e.amount))
        or (e.kind = 'refund' and not exists (select 1 from refund r where r.id::text = e.reference and r.status = 3 and r.amount = e.amount))
    union all select 'paid orders have their money in the ledger', count(*)::int from orders o
      where o.payment_status in (1, 3) and o.total > 0 and o.total > coalesce((select sum(e.amount) from ledger_entry e
        where e.order_id = o.id and e.credit = 'orders'), 0)
    union all select 'every transfer is in the ledger', count(*)::int from bank_transaction b
      where not exists (select 1 from ledger_entry e where e.kind = 'transfer' and e.reference = b.id::text)
    union all select 'every refund paid is in the ledger', count(*)::int from refund r
      where r.status = 3 and not exists (select 1 from ledger_entry e where e.kind = 'refund' and e.reference = r.id::text)
    union all select 'refunds never exceed payments', count(*)::int from orders o where
      coalesce((select sum(r.amount) from refund r where r.order_id = o.id and r.status <> 4), 0) >
      coalesce((select sum(e.amount) from ledger_entry e where e.order_id = o.id and e.credit = 'orders'), 0)
      and exists (select 1 from refund r where r.order_id = o.id)
    union all select 'no more comes back than was bought', count(*)::int from order_line l where l.quantity <
      coalesce((select sum(case when r.status = 3 then b.restocked + b.written_off else b.quantity end)
        from return_line b join return_request r on r.id = b.return_id
        where b.order_line_id = l.id and r.status in (0, 1, 3)), 0)
    union all select 'commissions are not taken back twice', count(*)::int from affiliate_commission c
      where c.reversed < 0 or c.reversed > c.amount
    union all select 'a transfer goes back once', count(*)::int from bank_transaction b where b.amount <
      coalesce((select sum(r.amount) from refund r where r.bank_transaction_id = b.id and r.status <> 4), 0)
    union all select 'a key without a response', count(*)::int from idempotency_key where response is null`)
  return rows.filter(({ broken }) => Number(broken) > 0).map(({ rule }) => rule)
}
