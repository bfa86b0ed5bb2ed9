CREATE TABLE "shipping_quote" (
	"id" uuid PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"ward_id" integer NOT NULL,
	"weight_gram" integer NOT NULL,
	"cod_amount" integer NOT NULL,
	"value" integer NOT NULL,
	"fee" integer,
	"days" text,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipping_quote_fee" CHECK ("shipping_quote"."fee" >= 0)
);
--> statement-breakpoint
CREATE INDEX "shipping_quote_parcel" ON "shipping_quote" USING btree ("ward_id","weight_gram","asked_at");--> statement-breakpoint
CREATE INDEX "shipping_quote_asked" ON "shipping_quote" USING btree ("asked_at");