DROP INDEX "listings_point_at";--> statement-breakpoint
-- No expression of a generated column can be changed without writing the table anew under a lock that stops every read.
ALTER TABLE "listings" ALTER COLUMN "search" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "search" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "neighborhood_latitude" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "neighborhood_longitude" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "shown_address" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "shown_latitude" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "shown_longitude" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "derivation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_shown_at" ON "listings" USING gist (point(shown_longitude, shown_latitude)) WHERE status = 'active';--> statement-breakpoint
-- The version of the functions below: rows of an older one are derived anew, in batches, before a server listens.
CREATE FUNCTION public.listing_derivation() RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT 1 $$;
--> statement-breakpoint
-- What text search reads of a listing: nothing that is not shown. A migration that changes it raises `listing_derivation`.
CREATE FUNCTION public.listing_search(l public.listings) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT setweight(to_tsvector('public.es_unaccent', l.title || ' ' || coalesce(l.title_en, '')), 'A')
    || setweight(to_tsvector('public.es_unaccent',
      l.neighborhood || ' ' || l.city || ' ' || public.property_type_words(l.property_type)), 'B')
    || setweight(to_tsvector('public.es_unaccent', coalesce(l.shown_address, '')), 'C')
    || setweight(to_tsvector('public.es_unaccent', l.description || ' ' || coalesce(l.description_en, '')), 'D') $$;
--> statement-breakpoint
-- As precise as the owner wants: the place itself, about 100 m around it, or only the middle of its neighbourhood.
CREATE FUNCTION public.derive_listing() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ DECLARE
    shown text := coalesce(NEW.location_precision, 'exact');
  BEGIN
    NEW.shown_address := CASE shown WHEN 'exact' THEN NEW.address END;
    NEW.shown_latitude := CASE shown WHEN 'exact' THEN NEW.latitude
      WHEN 'approximate' THEN round(NEW.latitude::numeric, 3)::float8
      WHEN 'neighborhood' THEN NEW.neighborhood_latitude END;
    NEW.shown_longitude := CASE shown WHEN 'exact' THEN NEW.longitude
      WHEN 'approximate' THEN round(NEW.longitude::numeric, 3)::float8
      WHEN 'neighborhood' THEN NEW.neighborhood_longitude END;
    NEW.search := public.listing_search(NEW);
    NEW.derivation := public.listing_derivation();
    RETURN NEW;
  END $$;
--> statement-breakpoint
-- A trigger and not the server, so that a version before this one cannot leave shown what its owner has hidden.
CREATE TRIGGER listings_derived BEFORE INSERT OR UPDATE OF title, title_en, description, description_en, property_type,
    neighborhood, city, address, latitude, longitude, location_precision, neighborhood_latitude, neighborhood_longitude,
    shown_address, shown_latitude, shown_longitude, search, derivation ON public.listings
  FOR EACH ROW EXECUTE FUNCTION public.derive_listing();
--> statement-breakpoint
SELECT public.watch_listings();
