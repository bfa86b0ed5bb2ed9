-- Goodwill no longer counts towards the return of what an order was paid too much. Where too much came before, what was asked for goes on counting.
update refund set cause = 'surplus' from orders o
  where o.id = refund.order_id and refund.cause = 'order' and refund.status <> 4 and o.status not in (6, 7)
    and coalesce((select sum(e.amount) from ledger_entry e where e.order_id = o.id and e.credit = 'orders' and e.debit <> 'uncollected'), 0)
      > o.total - coalesce((select sum(e.amount) from ledger_entry e where e.order_id = o.id and e.credit = 'orders' and e.debit = 'uncollected'), 0);
