CREATE TABLE "cod_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"statement_id" uuid NOT NULL,
	"row_no" integer NOT NULL,
	"tracking_code" text,
	"client_code" text,
	"amount" integer NOT NULL,
	"fee" integer NOT NULL,
	"parcel_id" uuid,
	"booked" integer DEFAULT 0 NOT NULL,
	"booked_fee" integer DEFAULT 0 NOT NULL,
	"state" smallint NOT NULL,
	"problem" text,
	"resolution" text,
	"resolved_by" text,
	"resolved_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "cod_line_once" UNIQUE("statement_id","row_no"),
	CONSTRAINT "cod_line_amounts" CHECK ("cod_line"."amount" >= 0 and "cod_line"."fee" >= 0 and "cod_line"."booked" between 0 and "cod_line"."amount")
);
--> statement-breakpoint
CREATE TABLE "cod_statement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"number" text NOT NULL,
	"file_name" text NOT NULL,
	"content_hash" text NOT NULL,
	"imported_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cod_statement_once" UNIQUE("carrier","number")
);
--> statement-breakpoint
CREATE TABLE "parcel_line" (
	"parcel_id" uuid NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_line_parcel_id_order_line_id_pk" PRIMARY KEY("parcel_id","order_line_id"),
	CONSTRAINT "parcel_line_quantity" CHECK ("parcel_line"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "later" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cod_line" ADD CONSTRAINT "cod_line_statement_id_cod_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."cod_statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cod_line" ADD CONSTRAINT "cod_line_parcel_id_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcel"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_line" ADD CONSTRAINT "parcel_line_parcel_id_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_line" ADD CONSTRAINT "parcel_line_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cod_line_parcel" ON "cod_line" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "cod_line_open" ON "cod_line" USING btree ("statement_id") WHERE "cod_line"."state" = 1;--> statement-breakpoint
CREATE INDEX "cod_statement_created" ON "cod_statement" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "parcel_line_order_line" ON "parcel_line" USING btree ("order_line_id");--> statement-breakpoint
INSERT INTO "parcel_line" ("parcel_id", "order_line_id", "quantity")
  SELECT p."id", l."id", l."quantity" FROM "parcel" p
  JOIN "order_line" l ON l."order_id" = p."order_id"
  JOIN "product" g ON g."id" = l."product_id" WHERE g."object_type" <> 1 AND l."quantity" > 0;
