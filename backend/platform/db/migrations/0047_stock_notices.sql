CREATE TABLE "stock_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_notice_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "stock_notice_one" UNIQUE("product_id","email")
);
--> statement-breakpoint
ALTER TABLE "stock_notice" ADD CONSTRAINT "stock_notice_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_notice_waiting" ON "stock_notice" USING btree ("product_id") WHERE "stock_notice"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "stock_notice_email" ON "stock_notice" USING btree ("email");