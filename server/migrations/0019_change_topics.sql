-- Tells the servers at commit what has changed of what visitors see, as `<table>` or `<table> <JSON of the part>`; equal words of
-- one transaction arrive once. An argument stands for the whole word.
CREATE FUNCTION public.notify_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN PERFORM pg_notify('oga_changed', coalesce(TG_ARGV[0], TG_TABLE_NAME)); RETURN NULL; END $$;
--> statement-breakpoint
-- A listing that visitors see or saw. A transaction that changes more than a hundred tells only of their cities, and one that
-- changes tens of thousands of the table.
CREATE FUNCTION public.notify_listing(id text, owner text, city text, type text, offer text, featured boolean) RETURNS void
  LANGUAGE plpgsql
  AS $$ DECLARE
    changed integer := coalesce(nullif(current_setting('oga.listings_changed', true), ''), '0')::integer + 1;
  BEGIN
    PERFORM set_config('oga.listings_changed', changed::text, true);
    PERFORM pg_notify('oga_changed', CASE
      WHEN changed > 50000 THEN 'listings'
      WHEN changed > 100 THEN 'listings ' || json_build_object('city', left(city, 100))
      ELSE 'listings ' || json_build_object('id', id, 'owner', owner, 'city', left(city, 100), 'type', type, 'offer', offer,
        'featured', featured) END);
  END $$;
--> statement-breakpoint
CREATE FUNCTION public.notify_listing_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    IF TG_OP <> 'INSERT' AND OLD.status = 'active' THEN
      PERFORM public.notify_listing(OLD.id, OLD.owner_user_id, OLD.city_key, OLD.property_type, OLD.transaction_type, OLD.featured);
    END IF;
    IF TG_OP <> 'DELETE' AND NEW.status = 'active' THEN
      PERFORM public.notify_listing(NEW.id, NEW.owner_user_id, NEW.city_key, NEW.property_type, NEW.transaction_type, NEW.featured);
    END IF;
    RETURN NULL;
  END $$;
--> statement-breakpoint
-- For tables whose rows are shown with the listing that `listing_id` names.
CREATE FUNCTION public.notify_listing_part() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM public.notify_listing(l.id, l.owner_user_id, l.city_key, l.property_type, l.transaction_type, l.featured)
      FROM public.listings l WHERE l.id IN (OLD.listing_id, NEW.listing_id) AND l.status = 'active';
    RETURN NULL;
  END $$;
--> statement-breakpoint
-- Every column counts but those that visitors do not see, and the counters, which change with each visit. A migration that adds
-- or drops a column calls this again. `listed`: what is there, and what it is called.
CREATE OR REPLACE FUNCTION public.watch_listings() RETURNS void
  LANGUAGE plpgsql
  AS $$ DECLARE
    columns text[] := (
      SELECT array_agg(attname::text) FROM pg_attribute
      WHERE attrelid = 'public.listings'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
        AND attname NOT IN ('views', 'recent_views', 'favorites_count', 'reminded_at', 'last_confirmed_at', 'rejection_reason'));
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
CREATE FUNCTION public.notify_listing_text() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM public.notify_listing(l.id, l.owner_user_id, l.city_key, l.property_type, l.transaction_type, l.featured)
      FROM public.listings l WHERE l.id IN (OLD.listing_id, NEW.listing_id) AND l.status = 'active';
    IF FOUND THEN PERFORM pg_notify('oga_changed', 'listings {"listed":true}'); END IF;
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER listing_texts_changed AFTER INSERT OR UPDATE OR DELETE ON public.listing_texts
  FOR EACH ROW EXECUTE FUNCTION public.notify_listing_text();
--> statement-breakpoint
CREATE TRIGGER listing_texts_truncated AFTER TRUNCATE ON public.listing_texts
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change('listings');
--> statement-breakpoint
DROP TRIGGER listing_media_changed ON public.listing_media;
--> statement-breakpoint
CREATE TRIGGER listing_media_changed AFTER INSERT OR UPDATE OR DELETE ON public.listing_media
  FOR EACH ROW EXECUTE FUNCTION public.notify_listing_part();
--> statement-breakpoint
CREATE TRIGGER listing_media_truncated AFTER TRUNCATE ON public.listing_media
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change('listings');
--> statement-breakpoint
CREATE FUNCTION public.notify_media_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM public.notify_listing(l.id, l.owner_user_id, l.city_key, l.property_type, l.transaction_type, l.featured)
      FROM public.listing_media lm JOIN public.listings l ON l.id = lm.listing_id
      WHERE lm.media_id = NEW.id AND l.status = 'active';
    RETURN NULL;
  END $$;
--> statement-breakpoint
-- A picture is in no listing when it comes, nor when it goes.
CREATE TRIGGER media_changed AFTER UPDATE OF width, height, placeholder ON public.media
  FOR EACH ROW WHEN ((OLD.width, OLD.height, OLD.placeholder) IS DISTINCT FROM (NEW.width, NEW.height, NEW.placeholder))
  EXECUTE FUNCTION public.notify_media_change();
--> statement-breakpoint
CREATE FUNCTION public.notify_agency_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM public.notify_listing(l.id, l.owner_user_id, l.city_key, l.property_type, l.transaction_type, l.featured)
      FROM public.listings l WHERE l.agency_id = NEW.id AND l.status = 'active';
    RETURN NULL;
  END $$;
--> statement-breakpoint
DROP TRIGGER agencies_changed ON public.agencies;
--> statement-breakpoint
CREATE TRIGGER agencies_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.agencies
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
--> statement-breakpoint
CREATE TRIGGER agencies_shown AFTER UPDATE ON public.agencies
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION public.notify_agency_change();
--> statement-breakpoint
DROP TRIGGER settings_changed ON public.settings;
--> statement-breakpoint
CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.settings
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
--> statement-breakpoint
DROP TRIGGER terms_changed ON public.terms;
--> statement-breakpoint
CREATE TRIGGER terms_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.terms
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
--> statement-breakpoint
CREATE TRIGGER exchange_rates_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.exchange_rates
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
--> statement-breakpoint
DROP TRIGGER users_shown ON public.users;
--> statement-breakpoint
DROP TRIGGER users_changed ON public.users;
--> statement-breakpoint
DROP TRIGGER users_gone ON public.users;
--> statement-breakpoint
-- Public answers show users with a public profile, and only those: by themselves, and as authors of their listings.
CREATE FUNCTION public.notify_user_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM pg_notify('oga_changed', 'users ' || json_build_object('id', coalesce(NEW.id, OLD.id)));
    PERFORM public.notify_listing(l.id, l.owner_user_id, l.city_key, l.property_type, l.transaction_type, l.featured)
      FROM public.listings l WHERE l.owner_user_id = NEW.id AND l.status = 'active';
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER users_shown AFTER INSERT ON public.users
  FOR EACH ROW WHEN (NEW.public_profile) EXECUTE FUNCTION public.notify_user_change();
--> statement-breakpoint
-- People sign in often and are written each time: what was written as it was is no change.
CREATE TRIGGER users_changed AFTER UPDATE OF first_name, last_name, profile_image_url, public_profile, deleted_at ON public.users
  FOR EACH ROW
  WHEN (
    (OLD.public_profile OR NEW.public_profile)
    AND (OLD.first_name, OLD.last_name, OLD.profile_image_url, OLD.public_profile, OLD.deleted_at)
      IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.profile_image_url, NEW.public_profile, NEW.deleted_at)
  )
  EXECUTE FUNCTION public.notify_user_change();
--> statement-breakpoint
CREATE TRIGGER users_gone AFTER DELETE ON public.users
  FOR EACH ROW WHEN (OLD.public_profile) EXECUTE FUNCTION public.notify_user_change();
--> statement-breakpoint
CREATE TRIGGER users_truncated AFTER TRUNCATE ON public.users
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
--> statement-breakpoint
DROP FUNCTION public.tell_change();
