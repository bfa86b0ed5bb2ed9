CREATE TABLE "text_state" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"version" integer NOT NULL,
	"shown_version" integer,
	"publish_at" timestamp with time zone,
	"first_shown_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	CONSTRAINT "text_state_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "text_version" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"content_html" text DEFAULT '' NOT NULL,
	"image_url" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"restored_from" integer,
	"actor_id" integer,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_version_kind_subject_version_pk" PRIMARY KEY("kind","subject","version")
);
--> statement-breakpoint
ALTER TABLE "redirect_rule" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "redirect_rule" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "text_state_due" ON "text_state" USING btree ("publish_at") WHERE "text_state"."publish_at" is not null;