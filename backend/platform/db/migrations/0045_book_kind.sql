ALTER TABLE "product" ADD COLUMN "book_kind" text;--> statement-breakpoint
CREATE INDEX "product_series" ON "product" USING btree ("series","sold_count" DESC NULLS FIRST,"id") WHERE "product"."is_active" and "product"."series" is not null;--> statement-breakpoint
CREATE INDEX "product_kind" ON "product" USING btree ("book_kind","sold_count" DESC NULLS FIRST,"id") WHERE "product"."is_active" and "product"."book_kind" is not null;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_book_kind" CHECK ("product"."book_kind" in ('textbook', 'exercises', 'tests', 'reference'));