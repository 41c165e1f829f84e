ALTER TABLE "listings" ADD COLUMN "answers_inquiries" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A new price comes with a change of its listing, which tells of it.
CREATE TRIGGER listing_prices_changed AFTER UPDATE OR DELETE ON public.listing_prices
  FOR EACH ROW EXECUTE FUNCTION public.notify_listing_part();
--> statement-breakpoint
CREATE TRIGGER listing_prices_truncated AFTER TRUNCATE ON public.listing_prices
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change('listings');
--> statement-breakpoint
SELECT public.watch_listings();
