CREATE TABLE "affiliate_deduction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"affiliate_user_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"payout_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliate_deduction_amount" CHECK ("affiliate_deduction"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "affiliate_payout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_user_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"tax_withheld" integer DEFAULT 0 NOT NULL,
	"reference" text NOT NULL,
	"paid_by" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliate_payout_once" UNIQUE("affiliate_user_id","reference"),
	CONSTRAINT "affiliate_payout_amount" CHECK ("affiliate_payout"."amount" > 0),
	CONSTRAINT "affiliate_payout_tax" CHECK ("affiliate_payout"."tax_withheld" >= 0 and "affiliate_payout"."tax_withheld" <= "affiliate_payout"."amount")
);
--> statement-breakpoint
ALTER TABLE "privacy_request" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "affiliate_commission" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "affiliate_commission" ADD COLUMN "approved_amount" integer;--> statement-breakpoint
ALTER TABLE "affiliate_commission" ADD COLUMN "payout_id" uuid;--> statement-breakpoint
ALTER TABLE "affiliate_deduction" ADD CONSTRAINT "affiliate_deduction_affiliate_user_id_affiliate_user_id_fk" FOREIGN KEY ("affiliate_user_id") REFERENCES "public"."affiliate"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout" ADD CONSTRAINT "affiliate_payout_affiliate_user_id_affiliate_user_id_fk" FOREIGN KEY ("affiliate_user_id") REFERENCES "public"."affiliate"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_deduction_user" ON "affiliate_deduction" USING btree ("affiliate_user_id","created_at");--> statement-breakpoint
CREATE INDEX "affiliate_deduction_order" ON "affiliate_deduction" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "affiliate_payout_user" ON "affiliate_payout" USING btree ("affiliate_user_id","paid_at");--> statement-breakpoint
CREATE INDEX "affiliate_commission_earned" ON "affiliate_commission" USING btree ("order_id") WHERE "affiliate_commission"."status" = 1 and "affiliate_commission"."approved_at" is null;