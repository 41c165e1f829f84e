-- Tells of a listing that visitors see. It is looked up by its key alone: with the status beside it, the planner takes an index of
-- all active ones, which makes an import take the square of its time. False where visitors see no such listing.
CREATE FUNCTION public.notify_listing_of(listing text) RETURNS boolean
  LANGUAGE plpgsql
  AS $$ DECLARE
    shown record;
  BEGIN
    SELECT l.id, l.owner_user_id, l.city_key, l.property_type, l.transaction_type, l.featured, l.status INTO shown
      FROM public.listings l WHERE l.id = listing;
    IF NOT FOUND OR shown.status <> 'active' THEN RETURN false; END IF;
    PERFORM public.notify_listing(shown.id, shown.owner_user_id, shown.city_key, shown.property_type, shown.transaction_type,
      shown.featured);
    RETURN true;
  END $$;
--> statement-breakpoint
-- For tables whose rows are shown with the listing that `listing_id` names.
CREATE OR REPLACE FUNCTION public.notify_listing_part() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    IF TG_OP <> 'INSERT' THEN PERFORM public.notify_listing_of(OLD.listing_id); END IF;
    IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.listing_id <> OLD.listing_id) THEN
      PERFORM public.notify_listing_of(NEW.listing_id);
    END IF;
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.notify_listing_text() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ DECLARE
    is_shown boolean := false;
  BEGIN
    IF TG_OP <> 'INSERT' THEN is_shown := public.notify_listing_of(OLD.listing_id); END IF;
    IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.listing_id <> OLD.listing_id) THEN
      is_shown := public.notify_listing_of(NEW.listing_id) OR is_shown;
    END IF;
    IF is_shown THEN PERFORM pg_notify('oga_changed', 'listings {"listed":true}'); END IF;
    RETURN NULL;
  END $$;
