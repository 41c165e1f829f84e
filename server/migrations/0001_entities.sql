CREATE TABLE "administrators" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"agency_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "administrators_username" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "agencies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"email" text,
	"verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agencies_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"whatsapp" text NOT NULL,
	"agency_id" text,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "agents_whatsapp_e164" CHECK ("agents"."whatsapp" ~ '^\+[1-9][0-9]{6,14}$')
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" json NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"rate" numeric(12, 4) NOT NULL,
	"buy" numeric(12, 4),
	"sell" numeric(12, 4),
	"fetched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_rates_plausible" CHECK ("exchange_rates"."rate" between 1000 and 50000)
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_key" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"inquiry_type" text DEFAULT 'info' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiries_type" CHECK ("inquiries"."inquiry_type" in ('info', 'visit', 'rental', 'purchase'))
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_name" text NOT NULL,
	"action" text NOT NULL,
	"listing_id" text,
	"listing_title" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activities_action" CHECK ("activities"."action" in ('create', 'update', 'delete'))
);
--> statement-breakpoint
CREATE TABLE "listing_media" (
	"listing_id" text NOT NULL,
	"media_id" text NOT NULL,
	"position" integer NOT NULL,
	"caption" text,
	"is_primary" boolean DEFAULT false NOT NULL,
	CONSTRAINT "listing_media_key" PRIMARY KEY("listing_id","position"),
	CONSTRAINT "listing_media_position" CHECK ("listing_media"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "listing_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" text NOT NULL,
	"amount" numeric(16, 2) NOT NULL,
	"currency" text NOT NULL,
	"price_usd" numeric(16, 2) NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_prices_currency" CHECK ("listing_prices"."currency" in ('USD', 'PYG'))
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_user_id" text,
	"owner_admin_id" text,
	"agency_id" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"rejection_reason" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"ai_rewritten" boolean DEFAULT false NOT NULL,
	"transaction_type" text NOT NULL,
	"property_type" text NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"price_amount" numeric(16, 2) NOT NULL,
	"price_currency" text NOT NULL,
	"price_usd" numeric(16, 2) NOT NULL,
	"price_per_month" numeric(16, 2),
	"price_per_night" numeric(16, 2),
	"price_per_day" numeric(16, 2),
	"price_per_hour" numeric(16, 2),
	"address" text,
	"neighborhood" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"location_precision" text,
	"bedrooms" integer DEFAULT 0 NOT NULL,
	"bathrooms" integer DEFAULT 0 NOT NULL,
	"parking_spaces" integer DEFAULT 0 NOT NULL,
	"area" numeric(12, 2),
	"year_built" integer,
	"capacity" integer,
	"internet_speed" integer,
	"amenities" text[] DEFAULT '{}'::text[] NOT NULL,
	"office" jsonb,
	"allows_short_term" boolean DEFAULT false NOT NULL,
	"allows_long_term" boolean DEFAULT true NOT NULL,
	"min_stay_days" integer,
	"max_stay_days" integer,
	"airbnb_url" text,
	"expected_monthly_rent" numeric(16, 2),
	"monthly_expenses" numeric(16, 2),
	"estimated_roi" numeric(7, 2),
	"occupancy_rate" numeric(7, 2),
	"average_daily_rate" numeric(16, 2),
	"views" integer DEFAULT 0 NOT NULL,
	"recent_views" integer DEFAULT 0 NOT NULL,
	"favorites_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_published_at" timestamp with time zone,
	"last_confirmed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"for_sale" boolean GENERATED ALWAYS AS (transaction_type <> 'rent') STORED NOT NULL,
	"for_rent" boolean GENERATED ALWAYS AS (transaction_type <> 'sale') STORED NOT NULL,
	"airbnb_active" boolean GENERATED ALWAYS AS (airbnb_url is not null) STORED NOT NULL,
	"monthly_rent" numeric(16, 2) GENERATED ALWAYS AS (case transaction_type when 'rent' then price_usd when 'both' then price_per_month end) STORED,
	"price_per_sqm" real GENERATED ALWAYS AS (case when area > 0 then (price_usd / area)::real end) STORED,
	"city_key" text GENERATED ALWAYS AS (lower(public.immutable_unaccent(city))) STORED NOT NULL,
	"neighborhood_key" text GENERATED ALWAYS AS (lower(public.immutable_unaccent(neighborhood))) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('public.es_unaccent', title), 'A') || setweight(to_tsvector('public.es_unaccent', neighborhood || ' ' || city || ' ' || public.property_type_words(property_type)), 'B') || setweight(to_tsvector('public.es_unaccent', coalesce(address, '')), 'C') || setweight(to_tsvector('public.es_unaccent', description), 'D')) STORED NOT NULL,
	CONSTRAINT "listings_status" CHECK ("listings"."status" in ('draft', 'pending', 'active', 'reserved', 'closed', 'expired', 'deleted')),
	CONSTRAINT "listings_transaction_type" CHECK ("listings"."transaction_type" in ('sale', 'rent', 'both')),
	CONSTRAINT "listings_property_type" CHECK ("listings"."property_type" in ('house', 'apartment', 'condo', 'penthouse', 'land', 'commercial', 'office', 'warehouse', 'temp_office', 'virtual_office', 'coworking')),
	CONSTRAINT "listings_price_currency" CHECK ("listings"."price_currency" in ('USD', 'PYG')),
	CONSTRAINT "listings_location_precision" CHECK ("listings"."location_precision" in ('exact', 'approximate', 'neighborhood')),
	CONSTRAINT "listings_amenities" CHECK ("listings"."amenities" <@ array['pool', 'quincho', 'grill', 'garden', 'balcony', 'terrace', 'furnished', 'pets', 'air_conditioning', 'generator', 'gated', 'security', 'elevator', 'gym', 'laundry', 'service_room', 'covered_parking', 'storage', 'playground', 'events_room', 'fiber', 'solar', 'well', 'paved']::text[]),
	CONSTRAINT "listings_one_owner" CHECK (num_nonnulls("listings"."owner_user_id", "listings"."owner_admin_id") = 1),
	CONSTRAINT "listings_published" CHECK ("listings"."status" <> 'active' or "listings"."first_published_at" is not null),
	CONSTRAINT "listings_prices" CHECK (coalesce("price_usd", 0) >= 0 and coalesce("price_amount", 0) >= 0 and coalesce("price_per_month", 0) >= 0 and coalesce("price_per_night", 0) >= 0 and coalesce("price_per_day", 0) >= 0 and coalesce("price_per_hour", 0) >= 0),
	CONSTRAINT "listings_counts" CHECK (coalesce("bedrooms", 0) >= 0 and coalesce("bathrooms", 0) >= 0 and coalesce("parking_spaces", 0) >= 0 and coalesce("capacity", 0) >= 0 and coalesce("views", 0) >= 0 and coalesce("recent_views", 0) >= 0 and coalesce("favorites_count", 0) >= 0),
	CONSTRAINT "listings_area" CHECK ("listings"."area" > 0),
	CONSTRAINT "listings_stay" CHECK ("listings"."min_stay_days" >= 1 and ("listings"."max_stay_days" is null or "listings"."max_stay_days" >= "listings"."min_stay_days")),
	CONSTRAINT "listings_point" CHECK (num_nonnulls("listings"."latitude", "listings"."longitude") <> 1 and "listings"."latitude" between -90 and 90 and "listings"."longitude" between -180 and 180),
	CONSTRAINT "listings_occupancy" CHECK ("listings"."occupancy_rate" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "listing_view_marks" (
	"day" date NOT NULL,
	"listing_id" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "listing_view_marks_key" PRIMARY KEY("day","listing_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "listing_views" (
	"listing_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "listing_views_key" PRIMARY KEY("listing_id","day")
);
--> statement-breakpoint
CREATE TABLE "view_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"words" text,
	"filters" jsonb NOT NULL,
	"hits" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"term" text NOT NULL,
	"weight" integer NOT NULL,
	CONSTRAINT "terms_key" PRIMARY KEY("kind","key"),
	CONSTRAINT "terms_kind" CHECK ("terms"."kind" in ('neighborhood', 'city', 'type', 'title', 'word'))
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"origin" text DEFAULT 'upload' NOT NULL,
	"user_id" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_origin" CHECK ("media"."origin" in ('upload', 'scene')),
	CONSTRAINT "media_size" CHECK ("media"."width" > 0 and "media"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_analyses" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"neighborhood" text NOT NULL,
	"city" text NOT NULL,
	"property_type" text NOT NULL,
	"listing_price_usd" numeric(16, 2) NOT NULL,
	"listing_area" numeric(12, 2) NOT NULL,
	"listing_price_per_sqm" numeric(16, 2) NOT NULL,
	"market_avg_price_per_sqm" numeric(16, 2) NOT NULL,
	"market_min_price_per_sqm" numeric(16, 2) NOT NULL,
	"market_max_price_per_sqm" numeric(16, 2) NOT NULL,
	"market_median_price_per_sqm" numeric(16, 2) NOT NULL,
	"price_difference_percent" numeric(9, 2) NOT NULL,
	"comparable_properties" integer NOT NULL,
	"scope" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_analyses_property_type" CHECK ("price_analyses"."property_type" in ('house', 'apartment', 'condo', 'penthouse', 'land', 'commercial', 'office', 'warehouse', 'temp_office', 'virtual_office', 'coworking')),
	CONSTRAINT "price_analyses_scope" CHECK ("price_analyses"."scope" in ('neighborhood', 'neighbors', 'city', 'country')),
	CONSTRAINT "price_analyses_sample" CHECK ("price_analyses"."comparable_properties" >= 1)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"email" text,
	"profile_image_url" text,
	"language" text DEFAULT 'es' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"push_notifications" boolean DEFAULT false NOT NULL,
	"public_profile" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_identity" UNIQUE("issuer","subject"),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('es', 'en')),
	CONSTRAINT "users_currency" CHECK ("users"."currency" in ('USD', 'PYG'))
);
--> statement-breakpoint
ALTER TABLE "administrators" ADD CONSTRAINT "administrators_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_media" ADD CONSTRAINT "listing_media_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_media" ADD CONSTRAINT "listing_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_prices" ADD CONSTRAINT "listing_prices_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_owner_user_id_users_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_owner_admin_id_administrators_id_fk" FOREIGN KEY ("owner_admin_id") REFERENCES "public"."administrators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_view_marks" ADD CONSTRAINT "listing_view_marks_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_analyses" ADD CONSTRAINT "price_analyses_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "administrators_agency" ON "administrators" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "agents_agency" ON "agents" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "exchange_rates_newest" ON "exchange_rates" USING btree ("fetched_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "favorites_listing" ON "favorites" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "favorites_newest" ON "favorites" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "inquiries_listing" ON "inquiries" USING btree ("listing_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activities_newest" ON "activities" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activities_listing" ON "activities" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_media_one_primary" ON "listing_media" USING btree ("listing_id") WHERE is_primary;--> statement-breakpoint
CREATE INDEX "listing_media_media" ON "listing_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "listing_prices_listing" ON "listing_prices" USING btree ("listing_id","since" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listings_by_date" ON "listings" USING btree ("first_published_at" DESC NULLS LAST,"id","property_type","bedrooms","bathrooms","for_sale","for_rent","city_key","neighborhood_key","price_usd") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_by_price" ON "listings" USING btree ("price_usd","id","property_type","bedrooms","bathrooms","for_sale","for_rent","city_key","neighborhood_key") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_by_rent" ON "listings" USING btree ("monthly_rent","id","property_type","bedrooms","bathrooms","for_sale","for_rent","city_key","neighborhood_key") WHERE status = 'active' and for_rent;--> statement-breakpoint
CREATE INDEX "listings_by_rent_desc" ON "listings" USING btree ("monthly_rent" DESC NULLS LAST,"id","property_type","bedrooms","bathrooms","for_sale","for_rent","city_key","neighborhood_key") WHERE status = 'active' and for_rent;--> statement-breakpoint
CREATE INDEX "listings_by_views" ON "listings" USING btree ("views" DESC NULLS LAST,"id","property_type","bedrooms","bathrooms","for_sale","for_rent","city_key","neighborhood_key","price_usd") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_by_favorites" ON "listings" USING btree ("favorites_count" DESC NULLS LAST,"id","property_type","bedrooms","bathrooms","for_sale","for_rent","city_key","neighborhood_key","price_usd") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_by_roi" ON "listings" USING btree ("estimated_roi" desc nulls last,"id","property_type","bedrooms","bathrooms","for_sale","for_rent","city_key","neighborhood_key","price_usd") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_trending" ON "listings" USING btree ("recent_views" DESC NULLS LAST,"id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_featured" ON "listings" USING btree ("first_published_at" DESC NULLS LAST,"id") WHERE status = 'active' and featured;--> statement-breakpoint
CREATE INDEX "listings_market" ON "listings" USING btree ("property_type","city_key","neighborhood_key") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_search" ON "listings" USING gin ("search");--> statement-breakpoint
CREATE INDEX "listings_amenities_in" ON "listings" USING gin ("amenities");--> statement-breakpoint
CREATE INDEX "listings_point_at" ON "listings" USING gist (point(longitude, latitude)) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_owner_user" ON "listings" USING btree ("owner_user_id");--> statement-breakpoint
CREATE INDEX "listings_owner_admin" ON "listings" USING btree ("owner_admin_id");--> statement-breakpoint
CREATE INDEX "listings_agency" ON "listings" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "listings_expiry" ON "listings" USING btree ("last_confirmed_at") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listing_views_day" ON "listing_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "searches_newest" ON "searches" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "terms_prefix" ON "terms" USING btree ("key" text_pattern_ops,"weight" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "terms_similar" ON "terms" USING gin ("key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_user" ON "media" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "price_analyses_listing" ON "price_analyses" USING btree ("listing_id","created_at" DESC NULLS LAST);