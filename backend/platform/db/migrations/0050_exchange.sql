ALTER TABLE "return_line" ADD COLUMN "new_product_id" integer;--> statement-breakpoint
ALTER TABLE "return_line" ADD COLUMN "new_price" integer;--> statement-breakpoint
ALTER TABLE "return_request" ADD COLUMN "outcome" text DEFAULT 'refund' NOT NULL;--> statement-breakpoint
ALTER TABLE "return_request" ADD COLUMN "replacement_id" uuid;--> statement-breakpoint
ALTER TABLE "return_line" ADD CONSTRAINT "return_line_new_product_id_product_id_fk" FOREIGN KEY ("new_product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_request" ADD CONSTRAINT "return_request_replacement_id_orders_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_request_replacement" ON "return_request" USING btree ("replacement_id");