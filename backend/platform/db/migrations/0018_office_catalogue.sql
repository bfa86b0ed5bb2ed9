CREATE TABLE "picture" (
	"name" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "news_former_url" (
	"url" text PRIMARY KEY NOT NULL,
	"news_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news_former_url" ADD CONSTRAINT "news_former_url_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_unused" ON "picture" USING btree ("unused_since") WHERE "picture"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "news_former_url_news" ON "news_former_url" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "product_desk_updated" ON "product" USING btree ("updated_at","id") WHERE "product"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "product_desk_title" ON "product" USING btree ("title","id") WHERE "product"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "product_desk_price" ON "product" USING btree ("sale_price","id") WHERE "product"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "product_desk_sold" ON "product" USING btree ("sold_count","id") WHERE "product"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "product_isbn" ON "product" USING btree ("isbn") WHERE "product"."isbn" is not null;