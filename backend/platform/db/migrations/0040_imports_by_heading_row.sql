ALTER TABLE "import_job" ADD COLUMN "place" jsonb;
--> statement-breakpoint
-- Numbers are kept as their thirteen digits; the demonstration and older imports have kept hyphens.
UPDATE "product" SET "isbn" = regexp_replace("isbn", '[^0-9X]', '', 'g') WHERE "isbn" ~ '[^0-9X]';--> statement-breakpoint
-- One heading alone meant other things in other files.
DELETE FROM "import_column" WHERE "heading" NOT LIKE 'row:%';
