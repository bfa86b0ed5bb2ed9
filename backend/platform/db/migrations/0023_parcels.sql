CREATE TABLE "parcel" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"code" text NOT NULL,
	"tracking_code" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"weight_gram" integer NOT NULL,
	"cod_amount" integer NOT NULL,
	"fee" integer,
	"expected_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcel_code_unique" UNIQUE("code"),
	CONSTRAINT "parcel_tracking" UNIQUE("carrier","tracking_code"),
	CONSTRAINT "parcel_amounts" CHECK ("parcel"."weight_gram" > 0 and "parcel"."cod_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "parcel_step" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parcel_id" uuid NOT NULL,
	"state" text NOT NULL,
	"raw_state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_step_once" UNIQUE("parcel_id","raw_state","at")
);
--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_step" ADD CONSTRAINT "parcel_step_parcel_id_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_order" ON "parcel" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "parcel_due" ON "parcel" USING btree ("next_at") WHERE "parcel"."next_at" is not null;