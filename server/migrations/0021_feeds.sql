CREATE TABLE "import_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"agency_id" text,
	"source_id" text,
	"url" text NOT NULL,
	"format" text NOT NULL,
	"language" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"mapping" jsonb,
	"etag" text,
	"last_modified" text,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"counts" integer[] DEFAULT '{}'::int[] NOT NULL,
	"running_until" timestamp with time zone,
	"last_run_at" timestamp with time zone,
	"next_run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_feeds_format" CHECK ("import_feeds"."format" in ('kyero', 'trovit')),
	CONSTRAINT "import_feeds_language" CHECK ("import_feeds"."language" in ('es', 'en')),
	CONSTRAINT "import_feeds_problem" CHECK ("import_feeds"."problem" in ('bad_address', 'private_address', 'unreachable', 'timeout', 'status', 'too_large', 'too_many_redirects', 'not_a_feed', 'cut_off', 'too_many_listings', 'empty', 'shrunken', 'unreadable', 'unexpected'))
);
--> statement-breakpoint
ALTER TABLE "listing_sources" ADD COLUMN "raw_hash" text;--> statement-breakpoint
ALTER TABLE "listing_sources" ADD COLUMN "missing_runs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "feed_id" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "skipped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_feeds" ADD CONSTRAINT "import_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_feeds" ADD CONSTRAINT "import_feeds_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_feeds" ADD CONSTRAINT "import_feeds_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_feeds_user" ON "import_feeds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "import_feeds_agency" ON "import_feeds" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "import_feeds_source" ON "import_feeds" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "import_feeds_due" ON "import_feeds" USING btree ("next_run_at") WHERE is_on;--> statement-breakpoint
CREATE INDEX "imports_feed" ON "imports" USING btree ("feed_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_feed_id_import_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."import_feeds"("id") ON DELETE set null ON UPDATE no action;
