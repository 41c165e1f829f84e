-- No listing is written while its texts are copied; all can be read.
LOCK TABLE "listings" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "listing_texts" (
	"listing_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "listing_texts_key" PRIMARY KEY("listing_id","language"),
	CONSTRAINT "listing_texts_language" CHECK ("listing_texts"."language" ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$')
);
--> statement-breakpoint
INSERT INTO "listing_texts" ("listing_id", "language", "title", "description")
  SELECT id, 'es', title, description FROM "listings"
  UNION ALL
  SELECT id, 'en', coalesce(title_en, ''), coalesce(description_en, '') FROM "listings"
    WHERE coalesce(title_en, '') <> '' OR coalesce(description_en, '') <> '';
--> statement-breakpoint
-- Deferred: texts are inserted before their listing, which derives its search text from them.
ALTER TABLE "listing_texts" ADD CONSTRAINT "listing_texts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "listing_texts_title" ON "listing_texts" USING hash (public.title_key(title)) WHERE title <> '';--> statement-breakpoint
ANALYZE "listing_texts";--> statement-breakpoint
-- The texts of all languages, Spanish first; its order in the text is that of the version before.
CREATE OR REPLACE FUNCTION public.listing_search(l public.listings) RETURNS tsvector
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT setweight(to_tsvector('public.es_unaccent', coalesce(said.titles, '')), 'A')
    || setweight(to_tsvector('public.es_unaccent',
      l.neighborhood || ' ' || l.city || ' ' || public.property_type_words(l.property_type)), 'B')
    || setweight(to_tsvector('public.es_unaccent', coalesce(l.shown_address, '')), 'C')
    || setweight(to_tsvector('public.es_unaccent', coalesce(said.descriptions, '')), 'D')
    FROM (SELECT string_agg(t.title, ' ' ORDER BY t.language <> 'es', t.language) AS titles,
      string_agg(t.description, ' ' ORDER BY t.language <> 'es', t.language) AS descriptions
      FROM public.listing_texts t WHERE t.listing_id = l.id) AS said $$;
--> statement-breakpoint
-- For the version before, which reads and writes its texts as columns of `listings`. The columns and both functions are for the
-- next migration to drop: title, description, title_en, description_en, take_listing_texts, and their lines in derive_listing.
CREATE FUNCTION public.take_listing_texts(l public.listings) RETURNS void
  LANGUAGE sql
  AS $$ DELETE FROM public.listing_texts WHERE listing_id = l.id AND language IN ('es', 'en');
    INSERT INTO public.listing_texts (listing_id, language, title, description)
    SELECT l.id, language, coalesce(title, ''), coalesce(description, '')
    FROM (VALUES ('es', l.title, l.description), ('en', l.title_en, l.description_en)) AS said(language, title, description)
    WHERE coalesce(title, '') <> '' OR coalesce(description, '') <> '' $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.derive_listing() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ DECLARE
    shown text := coalesce(NEW.location_precision, 'exact');
  BEGIN
    IF (NEW.title, NEW.description, NEW.title_en, NEW.description_en)
        IS DISTINCT FROM (OLD.title, OLD.description, OLD.title_en, OLD.description_en) THEN
      PERFORM public.take_listing_texts(NEW);
    END IF;
    SELECT coalesce(max(t.title) FILTER (WHERE t.language = 'es'), ''),
      coalesce(max(t.description) FILTER (WHERE t.language = 'es'), ''),
      nullif(max(t.title) FILTER (WHERE t.language = 'en'), ''),
      nullif(max(t.description) FILTER (WHERE t.language = 'en'), '')
      INTO NEW.title, NEW.description, NEW.title_en, NEW.description_en
      FROM public.listing_texts t WHERE t.listing_id = NEW.id;
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
-- A listing whose texts were written derives anew, which also tells the servers that it changed.
CREATE FUNCTION public.derive_listings_of_texts() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    UPDATE public.listings l SET derivation = 0
      FROM (SELECT o.id FROM public.listings o WHERE o.id IN (SELECT c.listing_id FROM changed c)
        ORDER BY o.id FOR NO KEY UPDATE) AS told
      WHERE l.id = told.id;
    RETURN NULL;
  END $$;
--> statement-breakpoint
-- Not within another trigger: there the listing is being written itself.
CREATE TRIGGER listing_texts_inserted AFTER INSERT ON public.listing_texts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION public.derive_listings_of_texts();
--> statement-breakpoint
CREATE TRIGGER listing_texts_updated AFTER UPDATE ON public.listing_texts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION public.derive_listings_of_texts();
--> statement-breakpoint
CREATE TRIGGER listing_texts_deleted AFTER DELETE ON public.listing_texts REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION public.derive_listings_of_texts();
