ALTER TABLE "voucher_use" ADD COLUMN "guest_email" text;--> statement-breakpoint
UPDATE "voucher_use" SET "guest_email" = "orders"."guest_email" FROM "orders" WHERE "orders"."id" = "voucher_use"."order_id";--> statement-breakpoint
CREATE INDEX "voucher_use_guest_email" ON "voucher_use" USING btree ("voucher_id","guest_email") WHERE "voucher_use"."guest_email" is not null;