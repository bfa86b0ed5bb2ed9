CREATE TABLE "staff_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"roles" text[] NOT NULL,
	"invited_by" integer,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_invitation_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitation_roles" CHECK (cardinality("staff_invitation"."roles") > 0)
);
--> statement-breakpoint
ALTER TABLE "one_time_code" DROP CONSTRAINT "one_time_code_purpose";--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_identity" ADD COLUMN "is_email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_invited_by_app_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_one" ON "staff_invitation" USING btree (lower("email")) WHERE "staff_invitation"."accepted_at" is null and "staff_invitation"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "staff_invitation_by" ON "staff_invitation" USING btree ("invited_by");--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_purpose" CHECK ("one_time_code"."purpose" in ('activate', 'reset', 'prove'));--> statement-breakpoint
-- Google names no address that it has not verified: the sign-in refuses others.
UPDATE "user_identity" SET "is_email_verified" = true WHERE "provider" = 'google' AND "email" IS NOT NULL;--> statement-breakpoint
UPDATE "app_user" SET "email_proven_at" = "proof"."at" FROM (
  SELECT "user_id", min("at") AS "at" FROM (
    SELECT "user_id", "consumed_at" AS "at" FROM "one_time_code" WHERE "consumed_at" IS NOT NULL
    UNION ALL
    SELECT "user_identity"."user_id", "user_identity"."created_at" FROM "user_identity"
    INNER JOIN "app_user" AS "owner" ON "owner"."id" = "user_identity"."user_id"
    WHERE "user_identity"."is_email_verified" AND lower("user_identity"."email") = lower("owner"."email")
  ) AS "one" GROUP BY "user_id"
) AS "proof" WHERE "proof"."user_id" = "app_user"."id";--> statement-breakpoint
-- What came before the proof and nobody vouches for lets nobody in any more.
DELETE FROM "user_identity" USING "app_user" WHERE "app_user"."id" = "user_identity"."user_id"
  AND NOT "user_identity"."is_email_verified" AND "user_identity"."created_at" < "app_user"."email_proven_at";--> statement-breakpoint
UPDATE "guardian" SET "ended_at" = now(), "token_hash" = NULL FROM "app_user"
  WHERE "app_user"."id" = "guardian"."user_id" AND "guardian"."ended_at" IS NULL
  AND "guardian"."created_at" < "app_user"."email_proven_at";
