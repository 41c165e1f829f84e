ALTER TABLE "listings" ADD COLUMN "land_area" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "built_area" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "frontage" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "depth" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "delivery_month" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "floor" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "building_name" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "room_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "maintenance_fee" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "maintenance_fee_usd" numeric(16, 2);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "financing" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "vat_included" boolean;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "guarantee" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "accepts_barter" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "current_rent" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_stage" CHECK ("listings"."stage" in ('off_plan', 'under_construction', 'new', 'used'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_guarantee" CHECK ("listings"."guarantee" in ('none', 'deposit', 'guarantor', 'insurance'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_areas" CHECK ("listings"."land_area" > 0 and "listings"."built_area" > 0);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_sides" CHECK ("listings"."frontage" > 0 and "listings"."depth" > 0);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_delivery_month" CHECK ("listings"."delivery_month" ~ '^[0-9]{4}-[0-9]{2}$');--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_floor" CHECK ("listings"."floor" >= 0);--> statement-breakpoint
SELECT public.watch_listings();
