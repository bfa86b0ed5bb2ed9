ALTER TABLE "news" ADD COLUMN "saved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "saved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "fts" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', lower(translate(
      regexp_replace(normalize("title" || ' ' || "slug", NFD), '[\u0300-\u036f]', '', 'g'), 'Đđ-', 'Dd ')))) STORED;--> statement-breakpoint
CREATE INDEX "news_desk" ON "news" USING btree ("saved_at","id") WHERE "news"."status" <> 2;--> statement-breakpoint
CREATE INDEX "news_desk_status" ON "news" USING btree ("status","saved_at","id");--> statement-breakpoint
CREATE INDEX "news_desk_tag" ON "news" USING btree ("tag_id","saved_at","id") WHERE "news"."status" <> 2;--> statement-breakpoint
CREATE INDEX "news_desk_title" ON "news" USING btree ("title","id") WHERE "news"."status" <> 2;--> statement-breakpoint
CREATE INDEX "news_desk_published" ON "news" USING btree ("published_at","id") WHERE "news"."status" <> 2;--> statement-breakpoint
CREATE INDEX "page_fts" ON "page" USING gin ("fts");--> statement-breakpoint
CREATE INDEX "page_desk" ON "page" USING btree ("title","slug") WHERE "page"."status" <> 2;--> statement-breakpoint
CREATE INDEX "page_desk_changed" ON "page" USING btree ("saved_at","slug") WHERE "page"."status" <> 2;--> statement-breakpoint
CREATE INDEX "page_desk_kind" ON "page" USING btree ("kind","title","slug") WHERE "page"."status" <> 2;--> statement-breakpoint
CREATE INDEX "page_desk_status" ON "page" USING btree ("status","title","slug");--> statement-breakpoint
CREATE INDEX "text_state_changed" ON "text_state" USING btree ("kind","subject") WHERE "text_state"."shown_version" <> "text_state"."version";--> statement-breakpoint
UPDATE "news" SET "saved_at" = "updated_at";--> statement-breakpoint
UPDATE "page" SET "saved_at" = "updated_at";--> statement-breakpoint
UPDATE "news" SET "saved_at" = v."saved_at", "status" = CASE WHEN s."archived_at" IS NULL THEN "news"."status" ELSE 2 END
  FROM "text_state" s JOIN "text_version" v USING ("kind", "subject", "version") WHERE s."kind" = 'news' AND s."subject" = "news"."id"::text;--> statement-breakpoint
UPDATE "page" SET "saved_at" = v."saved_at", "status" = CASE WHEN s."archived_at" IS NULL THEN "page"."status" ELSE 2 END
  FROM "text_state" s JOIN "text_version" v USING ("kind", "subject", "version") WHERE s."kind" = 'page' AND s."subject" = "page"."slug";
