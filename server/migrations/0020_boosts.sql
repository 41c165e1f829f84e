CREATE TABLE "agency_plans" (
	"agency_id" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boost_turns" (
	"id" integer PRIMARY KEY NOT NULL,
	"turn" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_boosts" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"agency_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_views" ADD COLUMN "boosts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agency_plans" ADD CONSTRAINT "agency_plans_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_boosts" ADD CONSTRAINT "listing_boosts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_boosts" ADD CONSTRAINT "listing_boosts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_boosts_agency" ON "listing_boosts" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE TRIGGER listing_boosts_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.listing_boosts
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
--> statement-breakpoint
CREATE TRIGGER agency_plans_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.agency_plans
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
--> statement-breakpoint
CREATE TRIGGER boost_turns_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.boost_turns
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
