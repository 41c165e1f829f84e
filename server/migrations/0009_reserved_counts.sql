-- Reserved listings count in a market's share under offer: caches are told of those that come or go, too.
CREATE OR REPLACE FUNCTION public.notify_listing_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ DECLARE
    was_shown boolean := coalesce(OLD.status IN ('active', 'reserved'), false);
    is_shown boolean := coalesce(NEW.status IN ('active', 'reserved'), false);
  BEGIN
    INSERT INTO public.listing_changes AS known (listing_id, first_published, old_status, new_status, old_amount, new_amount,
        old_currency, new_currency, old_price_usd, new_price_usd, old_monthly_rent, new_monthly_rent)
      VALUES (coalesce(NEW.id, OLD.id), OLD.first_published_at IS NULL AND NEW.first_published_at IS NOT NULL, OLD.status, NEW.status,
        OLD.price_amount, NEW.price_amount, OLD.price_currency, NEW.price_currency, OLD.price_usd, NEW.price_usd,
        OLD.monthly_rent, NEW.monthly_rent)
      ON CONFLICT (transaction, listing_id) DO UPDATE SET
        sequence = excluded.sequence,
        counted = false,
        first_published = known.first_published OR excluded.first_published,
        old_status = CASE WHEN num_nonnulls(known.old_status, known.new_status) > 0 THEN known.old_status ELSE excluded.old_status END,
        old_amount = CASE WHEN num_nonnulls(known.old_status, known.new_status) > 0 THEN known.old_amount ELSE excluded.old_amount END,
        old_currency = CASE WHEN num_nonnulls(known.old_status, known.new_status) > 0 THEN known.old_currency ELSE excluded.old_currency END,
        old_price_usd = CASE WHEN num_nonnulls(known.old_status, known.new_status) > 0 THEN known.old_price_usd ELSE excluded.old_price_usd END,
        old_monthly_rent = CASE WHEN num_nonnulls(known.old_status, known.new_status) > 0 THEN known.old_monthly_rent ELSE excluded.old_monthly_rent END,
        new_status = excluded.new_status,
        new_amount = excluded.new_amount,
        new_currency = excluded.new_currency,
        new_price_usd = excluded.new_price_usd,
        new_monthly_rent = excluded.new_monthly_rent;
    IF was_shown THEN
      PERFORM public.send_listing_notice(OLD.id, OLD.owner_user_id, OLD.city_key, OLD.property_type, OLD.transaction_type, OLD.featured);
    END IF;
    IF is_shown THEN
      PERFORM public.send_listing_notice(NEW.id, NEW.owner_user_id, NEW.city_key, NEW.property_type, NEW.transaction_type, NEW.featured);
    END IF;
    IF NOT was_shown AND NOT is_shown THEN PERFORM pg_notify('oga_changed', 'listing_changes'); END IF;
    RETURN NULL;
  END $$;
