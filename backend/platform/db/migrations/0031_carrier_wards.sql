CREATE TABLE "carrier_ward" (
	"carrier" text NOT NULL,
	"ward_id" integer NOT NULL,
	"code" text,
	"ward_name" text NOT NULL,
	"city_name" text NOT NULL,
	"former_district_id" integer,
	"former_ward_code" text,
	"source" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carrier_ward_carrier_ward_id_pk" PRIMARY KEY("carrier","ward_id")
);
--> statement-breakpoint
ALTER TABLE "carrier_ward" ADD CONSTRAINT "carrier_ward_ward_id_ward_id_fk" FOREIGN KEY ("ward_id") REFERENCES "public"."ward"("id") ON DELETE no action ON UPDATE no action;