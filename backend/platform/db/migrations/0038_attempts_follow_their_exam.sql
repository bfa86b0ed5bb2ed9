DROP INDEX "exam_result_due";--> statement-breakpoint
ALTER TABLE "exam_result" ADD COLUMN "lease_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_result" ADD COLUMN "rules_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "examination" ADD COLUMN "is_practice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "question_active" ADD COLUMN "option_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "question_active" ADD COLUMN "choice_order" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "exam_result_open" ON "exam_result" USING btree ("examination_id","start_time") WHERE "exam_result"."state" = 1;--> statement-breakpoint
CREATE INDEX "exam_result_rules" ON "exam_result" USING btree ("rules_version","id") WHERE "exam_result"."state" <> 1;--> statement-breakpoint
UPDATE "examination" SET "is_practice" = true WHERE "max_attempt" = 0 AND "close_time" IS NULL AND "show_answer" = 1;
