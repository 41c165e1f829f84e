CREATE TABLE "import_pictures" (
	"import_id" text NOT NULL,
	"number" integer NOT NULL,
	"position" integer NOT NULL,
	"source_id" text NOT NULL,
	"url" text NOT NULL,
	"is_plan" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"problem" text,
	"media_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "import_pictures_key" PRIMARY KEY("import_id","number","position"),
	CONSTRAINT "import_pictures_state" CHECK ("import_pictures"."state" in ('pending', 'done', 'failed')),
	CONSTRAINT "import_pictures_done" CHECK (("import_pictures"."state" = 'done') = ("import_pictures"."media_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" text NOT NULL,
	"number" integer NOT NULL,
	"cells" text[] NOT NULL,
	"takes" text[] DEFAULT '{}'::text[] NOT NULL,
	"action" text,
	"external_id" text,
	"hash" text,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kept" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"draft" jsonb,
	"said" jsonb,
	"pictures" jsonb,
	"listing_id" text,
	"before" jsonb,
	"written_at" timestamp with time zone,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_rows_key" PRIMARY KEY("import_id","number"),
	CONSTRAINT "import_rows_action" CHECK ("import_rows"."action" in ('create', 'update', 'unchanged', 'withdraw', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "listing_sources" (
	"source_id" text NOT NULL,
	"external_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"hash" text NOT NULL,
	"written" jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"locked_fields" text[] DEFAULT '{}'::text[] NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "listing_sources_key" PRIMARY KEY("source_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "import_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"agency_id" text,
	"name" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"mapping" jsonb,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_sources_name" UNIQUE NULLS NOT DISTINCT("user_id","agency_id","name"),
	CONSTRAINT "import_sources_one_party" CHECK (num_nonnulls("import_sources"."user_id", "import_sources"."agency_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"agency_id" text,
	"source_id" text,
	"file_name" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"phase" text DEFAULT 'import' NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"problem" text,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mapping" jsonb,
	"row_count" integer DEFAULT 0 NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"groups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"check_version" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "imports_language" CHECK ("imports"."language" in ('es', 'en')),
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('mapping', 'checking', 'ready', 'running', 'done', 'failed', 'undone')),
	CONSTRAINT "imports_phase" CHECK ("imports"."phase" in ('import', 'undo'))
);
--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_sources" ADD CONSTRAINT "listing_sources_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_sources" ADD CONSTRAINT "listing_sources_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_sources" ADD CONSTRAINT "import_sources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_sources" ADD CONSTRAINT "import_sources_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_pictures_url" ON "import_pictures" USING btree ("source_id",md5("url")) WHERE media_id is not null;--> statement-breakpoint
CREATE INDEX "import_rows_action" ON "import_rows" USING btree ("import_id","action","number");--> statement-breakpoint
CREATE INDEX "import_rows_listing" ON "import_rows" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_sources_listing" ON "listing_sources" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "import_sources_agency" ON "import_sources" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "imports_user" ON "imports" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "imports_agency" ON "imports" USING btree ("agency_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "imports_source" ON "imports" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "imports_age" ON "imports" USING btree ("created_at");