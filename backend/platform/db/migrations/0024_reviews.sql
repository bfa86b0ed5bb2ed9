ALTER TABLE "feedback" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "feedback_created" ON "feedback" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "feedback_unread" ON "feedback" USING btree ("created_at" DESC NULLS FIRST) WHERE read_at is null;--> statement-breakpoint
UPDATE "feedback" SET "read_at" = now();
