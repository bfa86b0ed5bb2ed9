ALTER TABLE "exam_answer" ADD COLUMN "comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_result" ADD COLUMN "graded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam_result" ADD COLUMN "grade_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "exam_result_waiting" ON "exam_result" USING btree ("submit_time","id") WHERE "exam_result"."state" = 3;--> statement-breakpoint
CREATE INDEX "exam_result_graded" ON "exam_result" USING btree ("submit_time","id") WHERE "exam_result"."state" = 2 and "exam_result"."grade_version" > 0;