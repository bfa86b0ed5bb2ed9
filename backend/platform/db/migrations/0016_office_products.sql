CREATE TABLE "price_step" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"price" integer NOT NULL,
	"sale_price" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"actor_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_step_prices" CHECK ("price_step"."sale_price" >= 0 and "price_step"."sale_price" <= "price_step"."price")
);
--> statement-breakpoint
ALTER TABLE "inventory" ADD COLUMN "low_mark" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_image" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "actor_id" integer;--> statement-breakpoint
ALTER TABLE "price_step" ADD CONSTRAINT "price_step_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_step_product" ON "price_step" USING btree ("product_id","starts_at");--> statement-breakpoint
CREATE INDEX "price_step_due" ON "price_step" USING btree ("starts_at") WHERE "price_step"."applied_at" is null;