CREATE TABLE "listing_reviews" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"approved_at" timestamp with time zone,
	"approved_by" text,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "held_status" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "listing_reviews" ADD CONSTRAINT "listing_reviews_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_reviews_changed" ON "listing_reviews" USING btree ("changed_at") WHERE changed_at is not null;--> statement-breakpoint
CREATE INDEX "listings_managed_by_update" ON "listings" USING btree ("updated_at" DESC NULLS LAST,"id","status");--> statement-breakpoint
CREATE INDEX "listings_managed_by_date" ON "listings" USING btree ("created_at" DESC NULLS LAST,"id","status");--> statement-breakpoint
CREATE INDEX "listings_managed_by_price" ON "listings" USING btree ("price_usd","id","status");--> statement-breakpoint
CREATE INDEX "listings_managed_by_city" ON "listings" USING btree ("city_key","updated_at" DESC NULLS LAST,"id","status");--> statement-breakpoint
CREATE INDEX "listings_managed_by_status" ON "listings" USING btree ("status","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "users_by_date" ON "users" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("suspended_at" DESC NULLS LAST,"id") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "users_text" ON "users" USING gin ((lower(public.immutable_unaccent(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '')))) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_held_status" CHECK ("listings"."held_status" in ('draft', 'pending', 'active', 'reserved', 'closed', 'expired', 'deleted'));
--> statement-breakpoint
-- Every column counts but those that visitors do not see, and the counters, which change with each visit. A migration that adds
-- or drops a column calls this again. `listed`: what is there, and what it is called.
CREATE OR REPLACE FUNCTION public.watch_listings() RETURNS void
  LANGUAGE plpgsql
  AS $$ DECLARE
    columns text[] := (
      SELECT array_agg(attname::text) FROM pg_attribute
      WHERE attrelid = 'public.listings'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
        AND attname NOT IN ('views', 'recent_views', 'favorites_count', 'reminded_at', 'last_confirmed_at', 'rejection_reason',
        'held_status'));
    listed text := 'listings {"listed":true}';
  BEGIN
    DROP TRIGGER IF EXISTS listings_changed ON public.listings;
    DROP TRIGGER IF EXISTS listings_updated ON public.listings;
    DROP TRIGGER IF EXISTS listings_shown ON public.listings;
    DROP TRIGGER IF EXISTS listings_gone ON public.listings;
    DROP TRIGGER IF EXISTS listings_listed ON public.listings;
    DROP TRIGGER IF EXISTS listings_unlisted ON public.listings;
    DROP TRIGGER IF EXISTS listings_renamed ON public.listings;
    CREATE TRIGGER listings_changed AFTER TRUNCATE ON public.listings
      FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
    CREATE TRIGGER listings_shown AFTER INSERT ON public.listings
      FOR EACH ROW WHEN (NEW.status = 'active') EXECUTE FUNCTION public.notify_listing_change();
    CREATE TRIGGER listings_gone AFTER DELETE ON public.listings
      FOR EACH ROW WHEN (OLD.status = 'active') EXECUTE FUNCTION public.notify_listing_change();
    EXECUTE format('CREATE TRIGGER listings_updated AFTER UPDATE OF %s ON public.listings
      FOR EACH ROW WHEN ((OLD.status = ''active'' OR NEW.status = ''active'') AND OLD.* IS DISTINCT FROM NEW.*)
      EXECUTE FUNCTION public.notify_listing_change()',
      (SELECT string_agg(quote_ident(name), ', ') FROM unnest(columns) AS name));
    EXECUTE format('CREATE TRIGGER listings_listed AFTER INSERT ON public.listings
      FOR EACH ROW WHEN (NEW.status = ''active'') EXECUTE FUNCTION public.notify_change(%L)', listed);
    EXECUTE format('CREATE TRIGGER listings_unlisted AFTER DELETE ON public.listings
      FOR EACH ROW WHEN (OLD.status = ''active'') EXECUTE FUNCTION public.notify_change(%L)', listed);
    EXECUTE format('CREATE TRIGGER listings_renamed AFTER UPDATE ON public.listings
      FOR EACH ROW WHEN ((OLD.status = ''active'' OR NEW.status = ''active'')
        AND (OLD.status, OLD.city, OLD.neighborhood, OLD.property_type)
          IS DISTINCT FROM (NEW.status, NEW.city, NEW.neighborhood, NEW.property_type))
      EXECUTE FUNCTION public.notify_change(%L)', listed);
  END $$;
--> statement-breakpoint
SELECT public.watch_listings();
--> statement-breakpoint
DROP TRIGGER users_changed ON public.users;
--> statement-breakpoint
-- People sign in often and are written each time: what was written as it was is no change.
CREATE TRIGGER users_changed AFTER UPDATE OF first_name, last_name, profile_image_url, public_profile, deleted_at, suspended_at
  ON public.users
  FOR EACH ROW
  WHEN (
    (OLD.public_profile OR NEW.public_profile)
    AND (OLD.first_name, OLD.last_name, OLD.profile_image_url, OLD.public_profile, OLD.deleted_at, OLD.suspended_at)
      IS DISTINCT FROM
      (NEW.first_name, NEW.last_name, NEW.profile_image_url, NEW.public_profile, NEW.deleted_at, NEW.suspended_at)
  )
  EXECUTE FUNCTION public.notify_user_change();
