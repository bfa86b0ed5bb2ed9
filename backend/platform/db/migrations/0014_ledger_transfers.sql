CREATE TABLE "bank_transaction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"content" text NOT NULL,
	"sender" text,
	"booked_at" timestamp with time zone NOT NULL,
	"order_id" uuid,
	"state" smallint NOT NULL,
	"problem" text,
	"resolution" text,
	"resolved_by" text,
	"resolved_at" timestamp with time zone,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_transaction_once" UNIQUE("account","reference"),
	CONSTRAINT "bank_transaction_amount" CHECK ("bank_transaction"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" uuid,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entry_once" UNIQUE("kind","reference"),
	CONSTRAINT "ledger_entry_amount" CHECK ("ledger_entry"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"txn_ref" text,
	"bank_transaction_id" uuid,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"method" text NOT NULL,
	"receiver" jsonb,
	"status" smallint DEFAULT 0 NOT NULL,
	"requested_by" text NOT NULL,
	"approved_by" text,
	"settled_by" text,
	"reference" text,
	"last_error" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refund_amount" CHECK ("refund"."amount" > 0),
	CONSTRAINT "refund_status" CHECK ("refund"."status" between 0 and 4),
	CONSTRAINT "refund_source" CHECK ("refund"."order_id" is not null or "refund"."bank_transaction_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "bank_transaction" ADD CONSTRAINT "bank_transaction_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_txn_ref_payment_txn_ref_fk" FOREIGN KEY ("txn_ref") REFERENCES "public"."payment"("txn_ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_bank_transaction_id_bank_transaction_id_fk" FOREIGN KEY ("bank_transaction_id") REFERENCES "public"."bank_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_transaction_open" ON "bank_transaction" USING btree ("created_at") WHERE "bank_transaction"."state" = 1;--> statement-breakpoint
CREATE INDEX "bank_transaction_order" ON "bank_transaction" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_order" ON "ledger_entry" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_at" ON "ledger_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("txn_ref");--> statement-breakpoint
CREATE INDEX "refund_transfer" ON "refund" USING btree ("bank_transaction_id");--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" USING btree ("created_at") WHERE "refund"."status" < 3;--> statement-breakpoint
INSERT INTO "ledger_entry" ("id", "kind", "reference", "order_id", "debit", "credit", "amount", "at")
  SELECT gen_random_uuid(), 'payment', p."txn_ref", p."order_id", CASE WHEN p."provider" = 'vietqr' THEN 'unassigned' ELSE 'gateway:' || p."provider" END,
    'orders', p."amount", coalesce(p."confirmed_at", p."created_at") FROM "payment" p WHERE p."status" IN (1, 3) AND p."amount" > 0;
--> statement-breakpoint
INSERT INTO "ledger_entry" ("id", "kind", "reference", "order_id", "debit", "credit", "amount", "at")
  SELECT gen_random_uuid(), 'cash', o."id"::text, o."id", 'cash', 'orders', o."total", coalesce(o."delivered_at", o."paid_at", o."placed_at") FROM "orders" o
  WHERE o."payment_status" IN (1, 3) AND o."total" > 0 AND NOT EXISTS (SELECT 1 FROM "payment" p WHERE p."order_id" = o."id" AND p."status" IN (1, 3));
