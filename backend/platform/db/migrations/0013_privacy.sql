CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"is_given" boolean NOT NULL,
	"text_version" smallint NOT NULL,
	"source" text NOT NULL,
	"guardian_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guardian" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guardian_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "privacy_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "privacy_link_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "privacy_link_kind" CHECK ("privacy_link"."kind" in ('guest', 'guardian'))
);
--> statement-breakpoint
CREATE TABLE "privacy_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer,
	"email" text,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"file_name" text,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "privacy_request_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "privacy_request_kind" CHECK ("privacy_request"."kind" in ('export', 'erase', 'restrict')),
	CONSTRAINT "privacy_request_state" CHECK ("privacy_request"."state" in ('open', 'done', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "public_name" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "restricted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "affiliate" ADD COLUMN "identity_name" text;--> statement-breakpoint
ALTER TABLE "affiliate" ADD COLUMN "identity_no" text;--> statement-breakpoint
ALTER TABLE "affiliate" ADD COLUMN "tax_code" text;--> statement-breakpoint
ALTER TABLE "affiliate" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian" ADD CONSTRAINT "guardian_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_request" ADD CONSTRAINT "privacy_request_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_user" ON "consent" USING btree ("user_id","purpose","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_one" ON "guardian" USING btree ("user_id") WHERE "guardian"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "guardian_email" ON "guardian" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "privacy_link_expiry" ON "privacy_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "privacy_request_user" ON "privacy_request" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "privacy_request_open" ON "privacy_request" USING btree ("not_before") WHERE "privacy_request"."state" = 'open';--> statement-breakpoint
-- Reviews no longer tell the whole name of who wrote them: the given name and an initial, as new ones have it.
UPDATE "feedback" SET "display_name" = regexp_replace(trim("app_user"."name"), '^(\S)\S*\s+(?:.*\s)?(\S+)$', '\2 \1.')
FROM "app_user" WHERE "app_user"."id" = "feedback"."user_id" AND "feedback"."display_name" = "app_user"."name";
