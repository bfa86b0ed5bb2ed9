import { sql } from 'drizzle-orm'
import type { Db } from '@/backend/platform/db/connect'
import { listOrdersToMend } from '@/backend/read-models/consistency-check/money-check'

/** What must hold whatever happened: the ledger explains the stock, orders their lines, payments and invoices, vouchers their uses. */
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
        where l.flash_sale_item_id = f.id and o.status <> 7 and o.stock_released_at is null), 0)
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
        or (e.kind in ('cod', 'cod-loss') and not exists (select 1 from cod_line l where l.id::text = e.reference))
        or (e.kind = 'cod-fee' and not exists (select 1 from cod_line l where l.id::text = e.reference and l.booked_fee = e.amount))
        or (e.kind = 'claim' and not exists (select 1 from parcel p where p.id::text = e.reference and p.claim_state = 'paid' and p.claim_paid = e.amount))
        or (e.kind = 'refund' and not exists (select 1 from refund r where r.id::text = e.reference and r.status = 3 and r.amount = e.amount))
    union all select 'what carriers paid is in the ledger once', count(*)::int from cod_line l
      left join ledger_entry e on e.kind = 'cod' and e.reference = l.id::text
      where l.booked <> coalesce(e.amount, 0) or (l.booked_fee > 0 and not exists
        (select 1 from ledger_entry f where f.kind = 'cod-fee' and f.reference = l.id::text))
    union all select 'no parcel is paid twice', count(*)::int from parcel p where coalesce(p.cod_told, p.cod_amount) <
      coalesce((select sum(l.booked) from cod_line l where l.parcel_id = p.id and l.resolution is distinct from 'accept'), 0)
    union all select 'paid orders have their money in the ledger', count(*)::int from orders o
      where o.payment_status in (1, 3, 4) and o.status not in (6, 7) and o.total > 0 and o.total > coalesce((select sum(e.amount) from ledger_entry e
        where e.order_id = o.id and e.credit = 'orders'), 0)
    union all select 'every transfer is in the ledger', count(*)::int from bank_transaction b
      where not exists (select 1 from ledger_entry e where e.kind = 'transfer' and e.reference = b.id::text)
    union all select 'every refund paid is in the ledger', count(*)::int from refund r
      where r.status = 3 and not exists (select 1 from ledger_entry e where e.kind = 'refund' and e.reference = r.id::text)
    union all select 'every claim paid is in the ledger', count(*)::int from parcel p
      where p.claim_state = 'paid' and not exists (select 1 from ledger_entry e where e.kind = 'claim' and e.reference = p.id::text)
    union all select 'refunds never exceed payments', count(*)::int from orders o where
      coalesce((select sum(r.amount) from refund r where r.order_id = o.id and r.status <> 4), 0) >
      coalesce((select sum(e.amount) from ledger_entry e where e.order_id = o.id and e.credit = 'orders'), 0)
      and exists (select 1 from refund r where r.order_id = o.id)
    union all select 'no more comes back than was bought', count(*)::int from order_line l where l.quantity <
      coalesce((select sum(case when r.status = 3 then b.restocked + b.written_off else b.quantity end)
        from return_line b join return_request r on r.id = b.return_id
        where b.order_line_id = l.id and r.status in (0, 1, 3)), 0)
    union all select 'parcels hold what was bought', count(*)::int from order_line l where l.later < 0 or l.quantity <
      l.later + coalesce((select sum(pl.quantity) from parcel_line pl join parcel p on p.id = pl.parcel_id
        where pl.order_line_id = l.id and (p.closed_at is not null or p.state not in ('returned', 'cancelled', 'lost', 'refused'))), 0)
    union all select 'no parcel is empty', count(*)::int from parcel p
      where not exists (select 1 from parcel_line pl where pl.parcel_id = p.id)
    union all select 'parcels collect no more than the order', count(*)::int from orders o where o.total <
      coalesce((select sum(p.cod_amount) from parcel p where p.order_id = o.id
        and (p.closed_at is not null or p.state not in ('returned', 'cancelled', 'lost', 'refused'))), 0)
    union all select 'delivered parcels belong to orders on their way', count(*)::int from parcel p
      join orders o on o.id = p.order_id where p.state = 'delivered' and o.status not in (4, 5, 6)
    union all select 'cash of parcels is in the ledger', count(*)::int from orders o where o.total <
      coalesce((select sum(e.amount) from ledger_entry e where e.order_id = o.id and e.kind = 'uncollected'), 0)
      or (o.status = 4 and o.payment_status = 0 and exists (select 1 from parcel p where p.order_id = o.id and p.state = 'delivered'
        and p.cod_amount > 0 and not exists (select 1 from ledger_entry e where e.kind = 'cash' and e.reference = p.id::text)))
    union all select 'commissions are not taken back twice', count(*)::int from affiliate_commission c
      where c.reversed < 0 or c.reversed > c.amount
    union all select 'approved commissions are what is left of them', count(*)::int from affiliate_commission c
      where c.approved_at is not null and c.amount - c.reversed <> c.approved_amount -
        coalesce((select sum(d.amount) from affiliate_deduction d where d.order_id = c.order_id), 0)
    union all select 'a commission is paid by one payout', count(*)::int from affiliate_commission c
      where (c.payout_id is not null and (c.status <> 2 or c.approved_at is null))
        or (c.approved_at is not null and c.status = 2 and c.payout_id is null)
    union all select 'a payout is the sum of what it settles', count(*)::int from affiliate_payout p where p.amount <>
      coalesce((select sum(c.approved_amount) from affiliate_commission c where c.payout_id = p.id), 0) -
      coalesce((select sum(d.amount) from affiliate_deduction d where d.payout_id = p.id), 0)
    union all select 'every payout is in the ledger', count(*)::int from affiliate_payout p where p.amount <>
      coalesce((select sum(e.amount) from ledger_entry e
        where e.kind in ('commission', 'commission-tax') and e.reference = p.id::text), 0)
    union all select 'every payout of the ledger is there', count(*)::int from ledger_entry e
      where e.kind in ('commission', 'commission-tax')
        and not exists (select 1 from affiliate_payout p where p.id::text = e.reference)
    union all select 'a transfer goes back once', count(*)::int from bank_transaction b where b.amount <
      coalesce((select sum(r.amount) from refund r where r.bank_transaction_id = b.id and r.status <> 4), 0)
    union all select 'invoices are what their lines say', count(*)::int from invoice i where
      (i.net, i.tax, i.total) <> (select coalesce(sum((l ->> 'net')::int), 0)::int, coalesce(sum((l ->> 'tax')::int), 0)::int,
        coalesce(sum((l ->> 'amount')::int), 0)::int from jsonb_array_elements(i.lines) l)
    union all select 'what is shipped is invoiced', count(*)::int from orders o where exists (select 1 from order_event e
        where e.order_id = o.id and e.kind = 'status' and e.to_status = 4 and e.at >= (select min(created_at) from invoice))
      and not exists (select 1 from invoice i where i.order_id = o.id)
    union all select 'corrections are linked', count(*)::int from invoice c join invoice b on b.id = c.corrects_id
      where c.state in ('issued', 'adjusted', 'replaced') and b.state not in ('adjusted', 'replaced')
    union all select 'invoices explain orders and refunds', count(*)::int from orders o
      cross join lateral (select i.id, i.total from invoice i where i.order_id = o.id and i.kind <> 'adjustment'
        and i.state <> 'dropped' order by i.created_at desc, i.id desc limit 1) base
      cross join lateral (select base.total + coalesce(sum(a.total), 0) as invoiced from invoice a
        where a.corrects_id = base.id and a.kind = 'adjustment' and a.state <> 'dropped') i
      cross join lateral (select coalesce((select sum(r.amount) from refund r where r.order_id = o.id and r.status <> 4), 0) +
        coalesce((select sum(e.amount) from ledger_entry e where e.order_id = o.id and e.kind = 'uncollected'), 0) as back) r
      cross join lateral (select coalesce(sum(e.amount), 0) as paid from ledger_entry e
        where e.order_id = o.id and e.credit = 'orders') e
      where case when o.status in (6, 7) then i.invoiced <> 0 else
        i.invoiced > greatest(0, o.total - greatest(0, r.back - greatest(0, e.paid - o.total))) or
        i.invoiced < greatest(0, o.total - r.back) end
    union all select 'open orders hold their copies', count(*)::int from orders o where o.status between 0 and 3
      and (o.stock_released_at is not null) <> (exists (select 1 from stock_hold h where h.order_id = o.id and h.state = 2)
        and not exists (select 1 from stock_hold h where h.order_id = o.id and h.state < 2))
    union all select 'only unconfirmed orders give their stock back', count(*)::int from orders o
      where (o.stock_released_at is not null and (o.hold_until is null or o.status not in (1, 7)))
        or (o.hold_until is not null and o.status not in (1, 7))
    union all select 'a key without a response', count(*)::int from idempotency_key where response is null`)
  const ofMoney = new Set((await listOrdersToMend(db)).map(({ rule }) => rule))
  return [...rows.filter(({ broken }) => Number(broken) > 0).map(({ rule }) => rule), ...ofMoney]
}
