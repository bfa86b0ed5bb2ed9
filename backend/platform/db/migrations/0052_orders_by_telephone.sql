DROP INDEX "orders_open_phone";--> statement-breakpoint
DROP INDEX "orders_open_email";--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "orders_guest_email" ON "orders" USING btree ("guest_email") WHERE "orders"."guest_email" is not null;