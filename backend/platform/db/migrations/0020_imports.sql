CREATE TABLE "import_column" (
	"heading" text PRIMARY KEY NOT NULL,
	"field" text
);
--> statement-breakpoint
CREATE TABLE "import_job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"kind" text,
	"state" text DEFAULT 'uploading' NOT NULL,
	"sample" jsonb,
	"columns" jsonb,
	"settings" jsonb,
	"problem" text,
	"actor_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "import_job_size" CHECK ("import_job"."received" between 0 and "import_job"."size")
);
--> statement-breakpoint
CREATE TABLE "import_part" (
	"job_id" uuid NOT NULL,
	"start" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_part_job_id_start_pk" PRIMARY KEY("job_id","start")
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"job_id" uuid NOT NULL,
	"row_no" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"key" text,
	"given" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"outcome" text,
	"changes" jsonb,
	"product_id" integer,
	"applied_at" timestamp with time zone,
	"awaits_pictures" boolean DEFAULT false NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "import_row_job_id_row_no_pk" PRIMARY KEY("job_id","row_no")
);
--> statement-breakpoint
CREATE TABLE "picture_source" (
	"source_url" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_part" ADD CONSTRAINT "import_part_job_id_import_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_job_id_import_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_job_time" ON "import_job" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "import_job_open" ON "import_job" USING btree ("state") WHERE "import_job"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "import_row_outcome" ON "import_row" USING btree ("job_id","outcome","row_no");--> statement-breakpoint
CREATE INDEX "import_row_key" ON "import_row" USING btree ("job_id","key");