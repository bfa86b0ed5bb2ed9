CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"corrects_id" uuid,
	"reason" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"buyer" jsonb,
	"buyer_email" text,
	"lines" jsonb NOT NULL,
	"net" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"provider" text,
	"number" text,
	"lookup_code" text,
	"lookup_url" text,
	"authority_code" text,
	"issued_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_ref_unique" UNIQUE("ref"),
	CONSTRAINT "invoice_kind" CHECK ("invoice"."kind" in ('original', 'adjustment', 'replacement')),
	CONSTRAINT "invoice_state" CHECK ("invoice"."state" in ('waiting', 'sent', 'issued', 'refused', 'adjusted', 'replaced', 'dropped')),
	CONSTRAINT "invoice_sums" CHECK ("invoice"."net" + "invoice"."tax" = "invoice"."total"),
	CONSTRAINT "invoice_numbered" CHECK ("invoice"."state" not in ('issued', 'adjusted', 'replaced') or ("invoice"."number" is not null and "invoice"."issued_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "invoice_buyer" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"tax_code" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_buyer_kind" CHECK ("invoice_buyer"."kind" in ('person', 'company'))
);
--> statement-breakpoint
CREATE TABLE "invoice_profile" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"tax_code" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_profile_kind" CHECK ("invoice_profile"."kind" in ('person', 'company'))
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_corrects_id_invoice_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoice"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_buyer" ADD CONSTRAINT "invoice_buyer_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_profile" ADD CONSTRAINT "invoice_profile_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_order" ON "invoice" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoice_created" ON "invoice" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoice_issued" ON "invoice" USING btree ("issued_at") WHERE "invoice"."issued_at" is not null;--> statement-breakpoint
CREATE INDEX "invoice_due" ON "invoice" USING btree ("next_at") WHERE "invoice"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "invoice_open" ON "invoice" USING btree ("created_at") WHERE "invoice"."state" in ('waiting', 'sent', 'refused');--> statement-breakpoint
CREATE INDEX "invoice_corrects" ON "invoice" USING btree ("corrects_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_original" ON "invoice" USING btree ("order_id") WHERE "invoice"."kind" = 'original';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number" ON "invoice" USING btree ("provider","number");