ALTER TABLE "price_analyses" ADD COLUMN "transaction_type" text DEFAULT 'sale' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_analyses" ADD CONSTRAINT "price_analyses_transaction_type" CHECK ("price_analyses"."transaction_type" in ('sale', 'rent'));--> statement-breakpoint
UPDATE "price_analyses" SET "transaction_type" = 'rent' FROM "listings" WHERE "listings"."id" = "price_analyses"."listing_id" AND "listings"."transaction_type" = 'rent';
