ALTER TABLE "import_feeds" DROP CONSTRAINT "import_feeds_format";--> statement-breakpoint
ALTER TABLE "import_feeds" DROP CONSTRAINT "import_feeds_problem";--> statement-breakpoint
ALTER TABLE "import_feeds" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "raw_hash" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "contact" text;--> statement-breakpoint
ALTER TABLE "listing_sources" ADD COLUMN "contact" text;--> statement-breakpoint
ALTER TABLE "import_feeds" ADD CONSTRAINT "import_feeds_format" CHECK ("import_feeds"."format" in ('kyero', 'trovit', 'tokko', 'easybroker', 'wordpress'));--> statement-breakpoint
ALTER TABLE "import_feeds" ADD CONSTRAINT "import_feeds_problem" CHECK ("import_feeds"."problem" in ('bad_address', 'private_address', 'unreachable', 'timeout', 'status', 'wrong_key', 'not_found', 'rate_limited', 'too_large', 'too_many_redirects', 'not_a_feed', 'hidden_fields', 'cut_off', 'too_many_listings', 'empty', 'shrunken', 'unreadable', 'unexpected'));