ALTER TABLE "course_code" ADD COLUMN "granted_days" integer;--> statement-breakpoint
ALTER TABLE "bank_transaction" ADD COLUMN "txn_ref" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "cause" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "course_days" integer;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "is_extra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "cod_told" integer;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "claim_state" text;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "claim_amount" integer;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_transaction" ADD CONSTRAINT "bank_transaction_txn_ref_payment_txn_ref_fk" FOREIGN KEY ("txn_ref") REFERENCES "public"."payment"("txn_ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What was sold before keeps the days its course is sold for today.
update order_line l set course_days = coalesce(c.valid_days, 0)
  from course c, product p where p.id = l.product_id and p.object_type = 1 and c.product_id = p.id;--> statement-breakpoint
update course_code k set granted_days = coalesce(c.valid_days, 0) from course c where c.id = k.course_id and k.used_at is not null;--> statement-breakpoint
update parcel set cod_told = cod_amount where tracking_code is not null;--> statement-breakpoint
update refund set cause = 'return' where reason like 'Trả hàng: %';--> statement-breakpoint
update refund set cause = 'surplus' where bank_transaction_id is not null;--> statement-breakpoint
update payment p set is_extra = true from orders o where o.id = p.order_id and p.status in (3, 4) and o.status not in (6, 7);--> statement-breakpoint
-- A transfer that paid its order, or the first that came as much too late, is the one its payment was booked from.
update bank_transaction b set txn_ref = p.txn_ref from payment p join orders o on o.id = p.order_id
  where b.order_id = o.id and p.txn_ref = o.code and p.status in (1, 3, 4)
    and (b.state = 0 or b.resolution = 'credit' or (b.problem = 'late' and b.amount = p.amount
      and not exists (select 1 from bank_transaction c where c.order_id = o.id and (c.state = 0 or c.resolution = 'credit'))
      and b.id = (select f.id from bank_transaction f where f.order_id = o.id and f.problem = 'late' and f.amount = p.amount
        order by f.created_at, f.id limit 1)));--> statement-breakpoint
-- An order of courses alone is delivered when it is paid.
with alone as (
  select o.id, o.status from orders o where o.status in (1, 2, 3, 4) and o.payment_status = 1
    and exists (select 1 from order_line l where l.order_id = o.id)
    and not exists (select 1 from order_line l join product p on p.id = l.product_id where l.order_id = o.id and p.object_type <> 1)
), told as (
  insert into order_event (id, order_id, from_status, to_status, actor, at)
    select gen_random_uuid(), id, status, 5, 'system', now() from alone
)
update orders o set status = 5, delivered_at = coalesce(o.delivered_at, o.paid_at, o.placed_at) from alone where alone.id = o.id;--> statement-breakpoint
-- Nothing is owed to whoever has got everything back, or never paid.
with money as (
  select o.id,
    coalesce((select sum(e.amount) from ledger_entry e where e.order_id = o.id and e.credit = 'orders' and e.debit <> 'uncollected'), 0) as received,
    coalesce((select sum(r.amount) from refund r where r.order_id = o.id and r.status = 3), 0) as back,
    coalesce((select sum(b.amount) from bank_transaction b where b.order_id = o.id and b.txn_ref is null and (b.state = 1
      or exists (select 1 from refund r where r.bank_transaction_id = b.id and r.order_id is null and r.status in (0, 1, 2)))), 0) as waiting,
    exists (select 1 from refund r join bank_transaction b on b.id = r.bank_transaction_id
      where b.order_id = o.id and r.order_id is null and r.status = 3) as has_gone
  from orders o where o.status in (6, 7)
)
update orders o set payment_status = case when m.received - m.back + m.waiting > 0 then 3 when m.back > 0 or m.has_gone then 4 else 0 end
  from money m where m.id = o.id and o.payment_status in (0, 1, 3, 4)
    and o.payment_status <> case when m.received - m.back + m.waiting > 0 then 3 when m.back > 0 or m.has_gone then 4 else 0 end;
