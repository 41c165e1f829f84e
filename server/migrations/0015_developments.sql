CREATE TABLE "development_pictures" (
	"development_id" text NOT NULL,
	"media_id" text NOT NULL,
	"position" integer NOT NULL,
	"caption" text,
	"month" text,
	CONSTRAINT "development_pictures_key" PRIMARY KEY("development_id","position")
);
--> statement-breakpoint
CREATE TABLE "development_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"development_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "developments" (
	"id" text PRIMARY KEY NOT NULL,
	"agency_id" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"city" text NOT NULL,
	"neighborhood" text DEFAULT '' NOT NULL,
	"address" text,
	"latitude" double precision,
	"longitude" double precision,
	"stage" text NOT NULL,
	"start_month" text,
	"delivery_month" text,
	"currency" text DEFAULT 'USD' NOT NULL,
	"amenities" text[] DEFAULT '{}'::text[] NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text,
	"down_percent" numeric(5, 2),
	"building_percent" numeric(5, 2),
	"instalments" integer,
	"delivery_percent" numeric(5, 2),
	"is_published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "developments_slug" UNIQUE("slug"),
	CONSTRAINT "developments_stage" CHECK ("developments"."stage" in ('off_plan', 'under_construction', 'new')),
	CONSTRAINT "developments_currency" CHECK ("developments"."currency" in ('USD', 'PYG')),
	CONSTRAINT "developments_amenities" CHECK ("developments"."amenities" <@ array['pool', 'quincho', 'grill', 'garden', 'balcony', 'terrace', 'furnished', 'pets', 'air_conditioning', 'generator', 'gated', 'security', 'elevator', 'gym', 'laundry', 'service_room', 'covered_parking', 'storage', 'playground', 'events_room', 'fiber', 'solar', 'well', 'paved']::text[]),
	CONSTRAINT "developments_plan" CHECK (num_nulls(down_percent, building_percent, instalments, delivery_percent) = 4
        or down_percent + building_percent + delivery_percent = 100),
	CONSTRAINT "developments_point" CHECK (("developments"."latitude" is null) = ("developments"."longitude" is null))
);
--> statement-breakpoint
CREATE TABLE "development_unit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "development_unit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit_id" text NOT NULL,
	"event" text NOT NULL,
	"held_for" text,
	"user_id" text,
	"admin_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "development_unit_events_event" CHECK ("development_unit_events"."event" in ('held', 'released', 'expired', 'sold', 'reopened'))
);
--> statement-breakpoint
CREATE TABLE "development_unit_types" (
	"id" text PRIMARY KEY NOT NULL,
	"development_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"bedrooms" integer NOT NULL,
	"bathrooms" integer NOT NULL,
	"area" numeric(16, 2) NOT NULL,
	"total_area" numeric(16, 2),
	"plan_id" text
);
--> statement-breakpoint
CREATE TABLE "development_units" (
	"id" text PRIMARY KEY NOT NULL,
	"development_id" text NOT NULL,
	"type_id" text NOT NULL,
	"floor" integer NOT NULL,
	"number" text NOT NULL,
	"number_key" text NOT NULL,
	"orientation" text,
	"price" numeric(16, 2),
	"state" text DEFAULT 'free' NOT NULL,
	"held_for" text,
	"held_until" timestamp with time zone,
	CONSTRAINT "development_units_number" UNIQUE("development_id","number_key"),
	CONSTRAINT "development_units_state" CHECK ("development_units"."state" in ('free', 'held', 'sold')),
	CONSTRAINT "development_units_hold" CHECK ((state = 'held') = (held_until is not null))
);
--> statement-breakpoint
ALTER TABLE "development_pictures" ADD CONSTRAINT "development_pictures_development_id_developments_id_fk" FOREIGN KEY ("development_id") REFERENCES "public"."developments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_pictures" ADD CONSTRAINT "development_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_slugs" ADD CONSTRAINT "development_slugs_development_id_developments_id_fk" FOREIGN KEY ("development_id") REFERENCES "public"."developments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developments" ADD CONSTRAINT "developments_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_unit_events" ADD CONSTRAINT "development_unit_events_unit_id_development_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."development_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_unit_events" ADD CONSTRAINT "development_unit_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_unit_events" ADD CONSTRAINT "development_unit_events_admin_id_administrators_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."administrators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_unit_types" ADD CONSTRAINT "development_unit_types_development_id_developments_id_fk" FOREIGN KEY ("development_id") REFERENCES "public"."developments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_unit_types" ADD CONSTRAINT "development_unit_types_plan_id_media_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_units" ADD CONSTRAINT "development_units_development_id_developments_id_fk" FOREIGN KEY ("development_id") REFERENCES "public"."developments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_units" ADD CONSTRAINT "development_units_type_id_development_unit_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."development_unit_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "development_pictures_media" ON "development_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "development_slugs_development" ON "development_slugs" USING btree ("development_id");--> statement-breakpoint
CREATE INDEX "developments_agency" ON "developments" USING btree ("agency_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "developments_published" ON "developments" USING btree ("city") WHERE is_published;--> statement-breakpoint
CREATE INDEX "development_unit_events_unit" ON "development_unit_events" USING btree ("unit_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "development_unit_events_user" ON "development_unit_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "development_unit_events_admin" ON "development_unit_events" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "development_unit_types_development" ON "development_unit_types" USING btree ("development_id","position");--> statement-breakpoint
CREATE INDEX "development_unit_types_plan" ON "development_unit_types" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "development_units_type" ON "development_units" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "development_units_held" ON "development_units" USING btree ("held_until") WHERE state = 'held';
--> statement-breakpoint
CREATE TRIGGER developments_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.developments
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
--> statement-breakpoint
CREATE TRIGGER development_slugs_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.development_slugs
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
--> statement-breakpoint
CREATE TRIGGER development_pictures_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.development_pictures
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
--> statement-breakpoint
CREATE TRIGGER development_unit_types_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.development_unit_types
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
--> statement-breakpoint
CREATE TRIGGER development_units_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.development_units
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
