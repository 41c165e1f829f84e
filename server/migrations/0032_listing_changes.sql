CREATE TABLE "listing_changes" (
	"transaction" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"listing_id" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_changes_transaction_listing_id_pk" PRIMARY KEY("transaction","listing_id")
);
--> statement-breakpoint
-- A server that was not told for a while reads here what changed. Beyond twenty thousand of a transaction, any may have changed.
CREATE OR REPLACE FUNCTION public.notify_listing(id text, owner text, city text, type text, offer text, featured boolean) RETURNS void
  LANGUAGE plpgsql
  AS $$ DECLARE
    changed integer := coalesce(nullif(current_setting('oga.listings_changed', true), ''), '0')::integer + 1;
  BEGIN
    -- All is told.
    IF changed > 50001 THEN RETURN; END IF;
    PERFORM set_config('oga.listings_changed', changed::text, true);
    IF changed <= 20001 THEN
      INSERT INTO public.listing_changes (listing_id) VALUES (CASE WHEN changed > 20000 THEN '' ELSE id END) ON CONFLICT DO NOTHING;
    END IF;
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
CREATE OR REPLACE FUNCTION public.notify_listing_counted() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    INSERT INTO public.listing_changes (listing_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
    PERFORM pg_notify('oga_changed', 'changed ' || NEW.id);
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.notify_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    IF TG_OP = 'TRUNCATE' THEN INSERT INTO public.listing_changes (listing_id) VALUES ('') ON CONFLICT DO NOTHING; END IF;
    PERFORM pg_notify('oga_changed', coalesce(TG_ARGV[0], TG_TABLE_NAME));
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.notify_listing_of(listing text) RETURNS boolean
  LANGUAGE plpgsql
  AS $$ DECLARE
    shown record;
  BEGIN
    IF coalesce(nullif(current_setting('oga.listings_changed', true), ''), '0')::integer > 50000 THEN RETURN true; END IF;
    SELECT l.id, l.owner_user_id, l.city_key, l.property_type, l.transaction_type, l.featured, l.status INTO shown
      FROM public.listings l WHERE l.id = listing;
    IF NOT FOUND OR shown.status <> 'active' THEN RETURN false; END IF;
    PERFORM public.notify_listing(shown.id, shown.owner_user_id, shown.city_key, shown.property_type, shown.transaction_type,
      shown.featured);
    RETURN true;
  END $$;
