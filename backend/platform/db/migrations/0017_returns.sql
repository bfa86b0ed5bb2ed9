CREATE TABLE "return_line" (
	"return_id" uuid NOT NULL,
	"order_line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"restocked" integer DEFAULT 0 NOT NULL,
	"written_off" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "return_line_return_id_order_line_id_pk" PRIMARY KEY("return_id","order_line_id"),
	CONSTRAINT "return_line_quantity" CHECK ("return_line"."quantity" > 0),
	CONSTRAINT "return_line_received" CHECK (least("return_line"."restocked", "return_line"."written_off") >= 0 and "return_line"."restocked" + "return_line"."written_off" <= "return_line"."quantity")
);
--> statement-breakpoint
CREATE TABLE "return_photo" (
	"return_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "return_photo_return_id_place_pk" PRIMARY KEY("return_id","place"),
	CONSTRAINT "return_photo_place" CHECK ("return_photo"."place" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "return_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"receiver" jsonb,
	"decided_by" text,
	"decision_note" text,
	"decided_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_request_status" CHECK ("return_request"."status" between 0 and 4)
);
--> statement-breakpoint
ALTER TABLE "affiliate_commission" ADD COLUMN "reversed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "return_line" ADD CONSTRAINT "return_line_return_id_return_request_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."return_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_line" ADD CONSTRAINT "return_line_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photo" ADD CONSTRAINT "return_photo_return_id_return_request_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."return_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_request" ADD CONSTRAINT "return_request_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_line_order_line" ON "return_line" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "return_request_order" ON "return_request" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "return_request_open" ON "return_request" USING btree ("created_at") WHERE "return_request"."status" in (0, 1);