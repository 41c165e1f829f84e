-- Tells the servers at commit that what visitors see has changed; equal words of one transaction arrive once.
CREATE FUNCTION public.tell_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN PERFORM pg_notify('oga_changed', TG_TABLE_NAME); RETURN NULL; END $$;
--> statement-breakpoint
-- Every column counts but the counters, which change with each visit. A migration that adds a column calls this again.
CREATE FUNCTION public.watch_listings() RETURNS void
  LANGUAGE plpgsql
  AS $$ BEGIN
    DROP TRIGGER IF EXISTS listings_changed ON public.listings;
    DROP TRIGGER IF EXISTS listings_updated ON public.listings;
    CREATE TRIGGER listings_changed AFTER INSERT OR DELETE OR TRUNCATE ON public.listings
      FOR EACH STATEMENT EXECUTE FUNCTION public.tell_change();
    EXECUTE (
      SELECT 'CREATE TRIGGER listings_updated AFTER UPDATE OF ' || string_agg(quote_ident(attname), ', ')
        || ' ON public.listings FOR EACH STATEMENT EXECUTE FUNCTION public.tell_change()'
      FROM pg_attribute
      WHERE attrelid = 'public.listings'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
        AND attname NOT IN ('views', 'recent_views', 'favorites_count'));
  END $$;
--> statement-breakpoint
SELECT public.watch_listings();
--> statement-breakpoint
CREATE TRIGGER listing_media_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.listing_media
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_change();
--> statement-breakpoint
CREATE TRIGGER agencies_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.agencies
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_change();
--> statement-breakpoint
CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.settings
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_change();
--> statement-breakpoint
CREATE TRIGGER terms_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.terms
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_change();
