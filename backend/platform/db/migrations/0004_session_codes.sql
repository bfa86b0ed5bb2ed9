CREATE TABLE "session_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"session_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"next" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_code_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "session_code" ADD CONSTRAINT "session_code_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_code" ADD CONSTRAINT "session_code_session_id_user_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."user_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_code_session" ON "session_code" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_code_user" ON "session_code" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_code_expiry" ON "session_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_session_family" ON "user_session" USING btree ("family");