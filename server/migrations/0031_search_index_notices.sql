-- The index of searches follows each listing: beyond the hundred told whole, a transaction tells their ids alone, and beyond
-- twenty thousand that any may have changed.
CREATE OR REPLACE FUNCTION public.notify_listing(id text, owner text, city text, type text, offer text, featured boolean) RETURNS void
  LANGUAGE plpgsql
  AS $$ DECLARE
    changed integer := coalesce(nullif(current_setting('oga.listings_changed', true), ''), '0')::integer + 1;
  BEGIN
    PERFORM set_config('oga.listings_changed', changed::text, true);
    IF changed > 100 THEN
      PERFORM pg_notify('oga_changed', CASE WHEN changed > 20000 THEN 'changed *' ELSE 'changed ' || id END);
    END IF;
    PERFORM pg_notify('oga_changed', CASE
      WHEN changed > 50000 THEN 'listings'
      WHEN changed > 100 THEN 'listings ' || json_build_object('city', left(city, 100))
      ELSE 'listings ' || json_build_object('id', id, 'owner', owner, 'city', left(city, 100), 'type', type, 'offer', offer,
        'featured', featured) END);
  END $$;
--> statement-breakpoint
CREATE FUNCTION public.notify_listing_counted() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN PERFORM pg_notify('oga_changed', 'changed ' || NEW.id); RETURN NULL; END $$;
--> statement-breakpoint
-- Searches can be ordered by the counters, which nothing else follows.
CREATE TRIGGER listings_counted AFTER UPDATE OF views, favorites_count ON public.listings
  FOR EACH ROW
  WHEN (NEW.status = 'active' AND (OLD.views, OLD.favorites_count) IS DISTINCT FROM (NEW.views, NEW.favorites_count))
  EXECUTE FUNCTION public.notify_listing_counted();
