ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_type";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_type" CHECK ("orders"."payment_type" >= 0);