DROP INDEX "payment_pending";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "needs_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_unpaid" ON "payment" USING btree ("provider","created_at") WHERE "payment"."status" in (0, 2);--> statement-breakpoint
CREATE INDEX "payment_attention" ON "payment" USING btree ("created_at") WHERE "payment"."status" = 3 or "payment"."needs_review";