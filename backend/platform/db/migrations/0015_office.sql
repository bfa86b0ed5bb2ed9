CREATE TABLE "recovery_code" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_code_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text,
	"pending_secret" text,
	"last_step" integer,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "staff_roles" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "user_session" ADD COLUMN "office_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_session" ADD COLUMN "office_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor_id" integer;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_staff_roles" CHECK ("app_user"."staff_roles" <@ array['sales', 'warehouse', 'finance', 'editor', 'teacher', 'support']);--> statement-breakpoint
UPDATE "app_user" SET "staff_roles" = '{sales,warehouse,editor,teacher,support}' WHERE "role" = 'staff';--> statement-breakpoint
CREATE RULE "audit_log_no_update" AS ON UPDATE TO "audit_log" WHERE (NEW."id", NEW."actor", NEW."actor_id", NEW."action", NEW."subject", NEW."before", NEW."after", NEW."request_id", NEW."at") IS DISTINCT FROM (OLD."id", OLD."actor", OLD."actor_id", OLD."action", OLD."subject", OLD."before", OLD."after", OLD."request_id", OLD."at") OR (NEW."data" IS NOT NULL AND NEW."data" IS DISTINCT FROM OLD."data") OR (NEW."ip" IS NOT NULL AND NEW."ip" IS DISTINCT FROM OLD."ip") DO INSTEAD NOTHING;--> statement-breakpoint
CREATE RULE "audit_log_no_delete" AS ON DELETE TO "audit_log" WHERE OLD."at" > now() - interval '729 days' DO INSTEAD NOTHING;
