ALTER TABLE "order_event" ADD COLUMN "kind" text DEFAULT 'status' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
UPDATE "orders" o SET "search_text" = lower(replace(replace(regexp_replace(normalize(concat_ws(' ', o."code", o."phone", o."receiver_name",
  (SELECT string_agg(l."title", ' ') FROM "order_line" l WHERE l."order_id" = o."id")), NFD), U&'[\0300-\036F]', '', 'g'), 'đ', 'd'), 'Đ', 'D'));
