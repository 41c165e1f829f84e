DROP INDEX "listings_agency";--> statement-breakpoint
CREATE INDEX "agencies_by_name" ON "agencies" USING btree (lower(public.immutable_unaccent("name")),"id");--> statement-breakpoint
CREATE INDEX "listings_agency" ON "listings" USING btree ("agency_id","status","first_published_at" DESC NULLS LAST,"id");
--> statement-breakpoint
-- Pages of agencies show what they have and closed: the caches are told of the agency alone, which equal words of one transaction
-- say once.
CREATE FUNCTION public.notify_agency_listing() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    IF OLD.agency_id IS NOT NULL AND OLD.status IN ('active', 'closed') THEN
      PERFORM pg_notify('oga_changed', 'listings ' || json_build_object('agency', OLD.agency_id));
    END IF;
    IF NEW.agency_id IS NOT NULL AND NEW.status IN ('active', 'closed') THEN
      PERFORM pg_notify('oga_changed', 'listings ' || json_build_object('agency', NEW.agency_id));
    END IF;
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER listings_of_agency_listed AFTER INSERT ON public.listings
  FOR EACH ROW WHEN (NEW.agency_id IS NOT NULL) EXECUTE FUNCTION public.notify_agency_listing();
--> statement-breakpoint
CREATE TRIGGER listings_of_agency_gone AFTER DELETE ON public.listings
  FOR EACH ROW WHEN (OLD.agency_id IS NOT NULL) EXECUTE FUNCTION public.notify_agency_listing();
--> statement-breakpoint
CREATE TRIGGER listings_of_agency_changed AFTER UPDATE OF status, agency_id, owner_user_id, property_type, transaction_type, city,
    neighborhood, address, location_precision, first_published_at, held_status ON public.listings
  FOR EACH ROW
  WHEN (
    (OLD.agency_id IS NOT NULL OR NEW.agency_id IS NOT NULL)
    AND (OLD.status, OLD.agency_id, OLD.owner_user_id, OLD.property_type, OLD.transaction_type, OLD.city, OLD.neighborhood,
        OLD.shown_address, OLD.first_published_at, OLD.held_status)
      IS DISTINCT FROM
      (NEW.status, NEW.agency_id, NEW.owner_user_id, NEW.property_type, NEW.transaction_type, NEW.city, NEW.neighborhood,
        NEW.shown_address, NEW.first_published_at, NEW.held_status)
  )
  EXECUTE FUNCTION public.notify_agency_listing();
--> statement-breakpoint
-- By its key alone, for the reason that `notify_listing_of` gives.
CREATE FUNCTION public.notify_agency_text() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ DECLARE
    shown record;
  BEGIN
    SELECT l.agency_id, l.status INTO shown FROM public.listings l WHERE l.id = coalesce(NEW.listing_id, OLD.listing_id);
    IF FOUND AND shown.agency_id IS NOT NULL AND shown.status IN ('active', 'closed') THEN
      PERFORM pg_notify('oga_changed', 'listings ' || json_build_object('agency', shown.agency_id));
    END IF;
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER listing_texts_of_agency AFTER INSERT OR UPDATE OR DELETE ON public.listing_texts
  FOR EACH ROW EXECUTE FUNCTION public.notify_agency_text();
--> statement-breakpoint
-- Not of absences and turns, which nobody sees.
CREATE TRIGGER agency_members_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF agency_id, slug, whatsapp, languages, joined_at
  ON public.agency_members
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
--> statement-breakpoint
-- A listing names who is in charge of it, if they have a page.
CREATE FUNCTION public.notify_member_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM public.notify_listing(l.id, l.owner_user_id, l.city_key, l.property_type, l.transaction_type, l.featured)
      FROM public.listings l
      WHERE l.owner_user_id = coalesce(NEW.user_id, OLD.user_id) AND l.agency_id IN (OLD.agency_id, NEW.agency_id)
        AND l.status = 'active';
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER agency_members_shown AFTER INSERT ON public.agency_members
  FOR EACH ROW WHEN (NEW.slug IS NOT NULL) EXECUTE FUNCTION public.notify_member_change();
--> statement-breakpoint
CREATE TRIGGER agency_members_renamed AFTER UPDATE OF agency_id, slug ON public.agency_members
  FOR EACH ROW WHEN ((OLD.agency_id, OLD.slug) IS DISTINCT FROM (NEW.agency_id, NEW.slug))
  EXECUTE FUNCTION public.notify_member_change();
--> statement-breakpoint
CREATE TRIGGER agency_members_gone AFTER DELETE ON public.agency_members
  FOR EACH ROW WHEN (OLD.slug IS NOT NULL) EXECUTE FUNCTION public.notify_member_change();
--> statement-breakpoint
-- Of people with a page as members, whether or not their own profile is public.
CREATE FUNCTION public.notify_member_user() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ DECLARE
    works_for text;
  BEGIN
    SELECT m.agency_id INTO works_for FROM public.agency_members m WHERE m.user_id = NEW.id AND m.slug IS NOT NULL;
    IF FOUND THEN
      PERFORM pg_notify('oga_changed', 'agency_members');
      PERFORM public.notify_listing(l.id, l.owner_user_id, l.city_key, l.property_type, l.transaction_type, l.featured)
        FROM public.listings l WHERE l.owner_user_id = NEW.id AND l.agency_id = works_for AND l.status = 'active';
    END IF;
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER users_of_agency_changed AFTER UPDATE OF first_name, last_name, profile_image_url, deleted_at, suspended_at
  ON public.users
  FOR EACH ROW
  WHEN (
    (OLD.first_name, OLD.last_name, OLD.profile_image_url, OLD.deleted_at, OLD.suspended_at)
      IS DISTINCT FROM
      (NEW.first_name, NEW.last_name, NEW.profile_image_url, NEW.deleted_at, NEW.suspended_at)
  )
  EXECUTE FUNCTION public.notify_member_user();
--> statement-breakpoint
CREATE TRIGGER agency_slugs_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.agency_slugs
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
--> statement-breakpoint
CREATE TRIGGER agents_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.agents
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
