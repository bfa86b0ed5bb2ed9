ALTER TABLE "parcel" ADD COLUMN "claim_paid" integer;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "claim_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "claim_reference" text;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "claim_note" text;