CREATE TABLE "phone_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"to_phone" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"body_text" text NOT NULL,
	"channel" text,
	"reference" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_message_channel" CHECK ("phone_message"."channel" in ('zns', 'sms'))
);
--> statement-breakpoint
ALTER TABLE "phone_message" ADD CONSTRAINT "phone_message_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_message_order" ON "phone_message" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "phone_message_phone" ON "phone_message" USING btree ("to_phone","created_at");--> statement-breakpoint
CREATE INDEX "phone_message_due" ON "phone_message" USING btree ("next_at") WHERE "phone_message"."sent_at" is null and "phone_message"."failed_at" is null;