CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_trgm";--> statement-breakpoint
DROP INDEX "news_trgm";--> statement-breakpoint
DROP INDEX "course_trgm";--> statement-breakpoint
DROP INDEX "asset_trgm";--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "fts" DROP EXPRESSION;