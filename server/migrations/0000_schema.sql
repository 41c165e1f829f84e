CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
-- The two-argument form names its dictionary, so the result depends on nothing and may be indexed.
CREATE FUNCTION public.immutable_unaccent(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, $1) $$;
--> statement-breakpoint
-- Spanish stems of unaccented words: "habitación" and "habitaciones" meet.
CREATE TEXT SEARCH CONFIGURATION public.es_unaccent (COPY = pg_catalog.spanish);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.es_unaccent
  ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, pg_catalog.spanish_stem;
--> statement-breakpoint
-- The names of each type in both languages, so that text alone finds it.
CREATE FUNCTION public.property_type_words(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT CASE $1
    WHEN 'house' THEN 'casa vivienda house home'
    WHEN 'apartment' THEN 'departamento depto apartamento apartment flat'
    WHEN 'condo' THEN 'condominio condo'
    WHEN 'penthouse' THEN 'penthouse'
    WHEN 'land' THEN 'terreno lote land plot'
    WHEN 'commercial' THEN 'local salon comercial commercial shop'
    WHEN 'office' THEN 'oficina office'
    WHEN 'warehouse' THEN 'deposito galpon tinglado warehouse'
    WHEN 'temp_office' THEN 'oficina temporal temporary office'
    WHEN 'virtual_office' THEN 'oficina virtual virtual office'
    WHEN 'coworking' THEN 'coworking'
    ELSE '' END $$;
--> statement-breakpoint
-- A title without accents, case and signs: by it a listing is found by its own title.
CREATE FUNCTION public.title_key(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT trim(regexp_replace(lower(public.immutable_unaccent($1)), '[^[:alnum:]]+', ' ', 'g')) $$;
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_kind" text DEFAULT 'user' NOT NULL,
	"actor_id" text,
	"user_name" text NOT NULL,
	"action" text NOT NULL,
	"event" text,
	"subject_kind" text DEFAULT 'listing' NOT NULL,
	"listing_id" text,
	"listing_title" text NOT NULL,
	"changes" jsonb,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activities_action" CHECK ("activities"."action" in ('create', 'update', 'delete')),
	CONSTRAINT "activities_actor_kind" CHECK ("activities"."actor_kind" in ('user', 'admin', 'system')),
	CONSTRAINT "activities_subject_kind" CHECK ("activities"."subject_kind" in ('listing', 'agent', 'agency', 'user', 'administrator', 'settings'))
);
--> statement-breakpoint
CREATE TABLE "administrators" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"agency_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp with time zone,
	"code_secret" text,
	"new_code_secret" text,
	"code_step" bigint,
	CONSTRAINT "administrators_username" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "administrator_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"administrator_id" text NOT NULL,
	"user_agent" text,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "administrator_sessions_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "administrator_recovery_codes" (
	"administrator_id" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "administrator_recovery_codes_administrator_id_code_hash_pk" PRIMARY KEY("administrator_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_turns" (
	"name" text NOT NULL,
	"network" text NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_used" boolean DEFAULT true NOT NULL,
	CONSTRAINT "sign_in_turns_key" PRIMARY KEY("name","network")
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
CREATE TABLE "ai_usage" (
	"day" date PRIMARY KEY NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"by_model" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"cost_usd" numeric(14, 6) DEFAULT '0' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" json NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"attempt" text,
	"server" bigint,
	"status" integer,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_key" PRIMARY KEY("scope","key"),
	CONSTRAINT "idempotency_keys_done" CHECK (("idempotency_keys"."status" is null) = ("idempotency_keys"."answer" is null))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "exchange_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone,
	"failures" jsonb
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
CREATE TABLE "inquiry_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"inquiry_id" text NOT NULL,
	"user_id" text,
	"administrator_id" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_notes_one_author" CHECK (num_nonnulls("inquiry_notes"."user_id", "inquiry_notes"."administrator_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"recipient_user_id" text,
	"sender_user_id" text,
	"channel" text DEFAULT 'form' NOT NULL,
	"name" text,
	"email" text,
	"phone" text,
	"message" text NOT NULL,
	"inquiry_type" text DEFAULT 'info' NOT NULL,
	"language" text DEFAULT 'es' NOT NULL,
	"preferred_times" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"visitor" text,
	"status" text DEFAULT 'new' NOT NULL,
	"link_opened_at" timestamp with time zone,
	"is_bundled" boolean DEFAULT false NOT NULL,
	"is_unread" boolean DEFAULT true NOT NULL,
	"has_unread_answer" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_answered_at" timestamp with time zone,
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL,
	"searched" text DEFAULT '' NOT NULL,
	CONSTRAINT "inquiries_type" CHECK ("inquiries"."inquiry_type" in ('info', 'visit', 'rental', 'purchase')),
	CONSTRAINT "inquiries_channel" CHECK ("inquiries"."channel" in ('form', 'whatsapp')),
	CONSTRAINT "inquiries_status" CHECK ("inquiries"."status" in ('new', 'answered', 'visit_agreed', 'closed', 'spam')),
	CONSTRAINT "inquiries_language" CHECK ("inquiries"."language" in ('es', 'en')),
	CONSTRAINT "inquiries_asked" CHECK ("inquiries"."channel" <> 'form' or num_nulls("inquiries"."name", "inquiries"."email") = 0)
);
--> statement-breakpoint
CREATE TABLE "inquiry_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"inquiry_id" text NOT NULL,
	"side" text NOT NULL,
	"author" text,
	"text" text NOT NULL,
	"mail_id" text,
	"is_from_elsewhere" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_messages_side" CHECK ("inquiry_messages"."side" in ('sender', 'recipient'))
);
--> statement-breakpoint
CREATE TABLE "inquiry_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_templates_name" UNIQUE NULLS NOT DISTINCT("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "inquiry_visits" (
	"id" text PRIMARY KEY NOT NULL,
	"inquiry_id" text NOT NULL,
	"status" text DEFAULT 'agreed' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"note" text,
	"cancel_reason" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_visits_status" CHECK ("inquiry_visits"."status" in ('agreed', 'cancelled')),
	CONSTRAINT "inquiry_visits_minutes" CHECK ("inquiry_visits"."minutes" > 0)
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
	"held_status" text,
	"ai_rewritten" boolean DEFAULT false NOT NULL,
	"transaction_type" text NOT NULL,
	"property_type" text NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"price_amount" numeric(16, 2) NOT NULL,
	"price_currency" text NOT NULL,
	"price_usd" numeric(16, 2) NOT NULL,
	"price_confirmed" boolean DEFAULT false NOT NULL,
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
	"neighborhood_latitude" double precision,
	"neighborhood_longitude" double precision,
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
	"reminded_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"for_sale" boolean GENERATED ALWAYS AS (transaction_type <> 'rent') STORED NOT NULL,
	"for_rent" boolean GENERATED ALWAYS AS (transaction_type <> 'sale') STORED NOT NULL,
	"airbnb_active" boolean GENERATED ALWAYS AS (airbnb_url is not null) STORED NOT NULL,
	"monthly_rent" numeric(16, 2) GENERATED ALWAYS AS (case transaction_type when 'rent' then price_usd when 'both' then price_per_month end) STORED,
	"price_per_sqm" real GENERATED ALWAYS AS (case when area > 0 then (price_usd / area)::real end) STORED,
	"city_key" text GENERATED ALWAYS AS (lower(public.immutable_unaccent(city))) STORED NOT NULL,
	"neighborhood_key" text GENERATED ALWAYS AS (lower(public.immutable_unaccent(neighborhood))) STORED NOT NULL,
	"shown_address" text,
	"shown_latitude" double precision,
	"shown_longitude" double precision,
	"shown_precision" text,
	"search" "tsvector" DEFAULT '' NOT NULL,
	"derivation" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "listings_status" CHECK ("listings"."status" in ('draft', 'pending', 'active', 'reserved', 'closed', 'expired', 'deleted')),
	CONSTRAINT "listings_held_status" CHECK ("listings"."held_status" in ('draft', 'pending', 'active', 'reserved', 'closed', 'expired', 'deleted')),
	CONSTRAINT "listings_transaction_type" CHECK ("listings"."transaction_type" in ('sale', 'rent', 'both')),
	CONSTRAINT "listings_property_type" CHECK ("listings"."property_type" in ('house', 'apartment', 'condo', 'penthouse', 'land', 'commercial', 'office', 'warehouse', 'temp_office', 'virtual_office', 'coworking')),
	CONSTRAINT "listings_price_currency" CHECK ("listings"."price_currency" in ('USD', 'PYG')),
	CONSTRAINT "listings_location_precision" CHECK ("listings"."location_precision" in ('exact', 'approximate', 'neighborhood')),
	CONSTRAINT "listings_shown_precision" CHECK ("listings"."shown_precision" in ('exact', 'approximate', 'neighborhood')),
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
CREATE TABLE "listing_texts" (
	"listing_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "listing_texts_key" PRIMARY KEY("listing_id","language"),
	CONSTRAINT "listing_texts_language" CHECK ("listing_texts"."language" ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$')
);
--> statement-breakpoint
CREATE TABLE "listing_reviews" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"approved_at" timestamp with time zone,
	"approved_by" text,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"transaction" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"listing_id" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_changes_transaction_listing_id_pk" PRIMARY KEY("transaction","listing_id")
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
CREATE TABLE "listing_view_marks" (
	"day" date NOT NULL,
	"listing_id" text NOT NULL,
	"visitor" text NOT NULL,
	"address" text,
	"site" text,
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
CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"origin" text DEFAULT 'upload' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"placeholder" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_origin" CHECK ("media"."origin" in ('upload', 'scene')),
	CONSTRAINT "media_size" CHECK ("media"."width" > 0 and "media"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "media_uploads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"media_id" text NOT NULL,
	"user_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_uploads_once" UNIQUE NULLS NOT DISTINCT("media_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_analyses" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"neighborhood" text NOT NULL,
	"city" text NOT NULL,
	"property_type" text NOT NULL,
	"transaction_type" text DEFAULT 'sale' NOT NULL,
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
	CONSTRAINT "price_analyses_transaction_type" CHECK ("price_analyses"."transaction_type" in ('sale', 'rent')),
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
	"email_verified" boolean DEFAULT false NOT NULL,
	"profile_image_url" text,
	"language" text DEFAULT 'es' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"push_notifications" boolean DEFAULT false NOT NULL,
	"public_profile" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"suspension_reason" text,
	CONSTRAINT "users_identity" UNIQUE("issuer","subject"),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('es', 'en')),
	CONSTRAINT "users_currency" CHECK ("users"."currency" in ('USD', 'PYG'))
);
--> statement-breakpoint
ALTER TABLE "administrators" ADD CONSTRAINT "administrators_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administrator_sessions" ADD CONSTRAINT "administrator_sessions_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administrator_recovery_codes" ADD CONSTRAINT "administrator_recovery_codes_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_notes" ADD CONSTRAINT "inquiry_notes_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_notes" ADD CONSTRAINT "inquiry_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_notes" ADD CONSTRAINT "inquiry_notes_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_recipient_user_id_users_id_fk" FOREIGN KEY ("recipient_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_sender_user_id_users_id_fk" FOREIGN KEY ("sender_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_templates" ADD CONSTRAINT "inquiry_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_visits" ADD CONSTRAINT "inquiry_visits_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_media" ADD CONSTRAINT "listing_media_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_media" ADD CONSTRAINT "listing_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_prices" ADD CONSTRAINT "listing_prices_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_owner_user_id_users_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_owner_admin_id_administrators_id_fk" FOREIGN KEY ("owner_admin_id") REFERENCES "public"."administrators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Deferred: texts are inserted before their listing, which derives its search text from them.
ALTER TABLE "listing_texts" ADD CONSTRAINT "listing_texts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "listing_reviews" ADD CONSTRAINT "listing_reviews_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_view_marks" ADD CONSTRAINT "listing_view_marks_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_analyses" ADD CONSTRAINT "price_analyses_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_by_date" ON "activities" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activities_by_action" ON "activities" USING btree ("action","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activities_by_actor_kind" ON "activities" USING btree ("actor_kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activities_by_subject_kind" ON "activities" USING btree ("subject_kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activities_actor" ON "activities" USING btree ("actor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activities_subject" ON "activities" USING btree ("listing_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activities_text" ON "activities" USING gin ((lower(public.immutable_unaccent(user_name || ' ' || listing_title || ' ' || coalesce(reason, '')))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "administrators_agency" ON "administrators" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "administrator_sessions_owner" ON "administrator_sessions" USING btree ("administrator_id");--> statement-breakpoint
CREATE INDEX "sign_in_turns_at" ON "sign_in_turns" USING btree ("at");--> statement-breakpoint
CREATE INDEX "agents_agency" ON "agents" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ((sess #>> '{passport,user}'));--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "exchange_rates_newest" ON "exchange_rates" USING btree ("fetched_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "favorites_listing" ON "favorites" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "favorites_newest" ON "favorites" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "inquiry_notes_thread" ON "inquiry_notes" USING btree ("inquiry_id","created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_sender" ON "inquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "inquiries_sender_user" ON "inquiries" USING btree ("sender_user_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_listing" ON "inquiries" USING btree ("listing_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "inquiries_inbox" ON "inquiries" USING btree ("recipient_user_id","last_message_at","id","inquiry_type","channel","status","is_unread") WHERE status <> 'spam';--> statement-breakpoint
CREATE INDEX "inquiries_inbox_by_status" ON "inquiries" USING btree ("recipient_user_id","status","last_message_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_inbox_unread" ON "inquiries" USING btree ("recipient_user_id","last_message_at","id") WHERE is_unread and status <> 'spam';--> statement-breakpoint
CREATE INDEX "inquiries_unread_answers" ON "inquiries" USING btree ("sender_user_id") WHERE has_unread_answer;--> statement-breakpoint
CREATE INDEX "inquiries_newest" ON "inquiries" USING btree ("last_message_at","id","inquiry_type","channel","status","is_unread") WHERE status <> 'spam';--> statement-breakpoint
CREATE INDEX "inquiries_by_status" ON "inquiries" USING btree ("status","last_message_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_clicks" ON "inquiries" USING btree ("visitor","listing_id","created_at" DESC NULLS LAST) WHERE visitor is not null;--> statement-breakpoint
CREATE INDEX "inquiries_asked_of" ON "inquiries" USING btree ("recipient_user_id","created_at","first_answered_at") WHERE channel = 'form' and status <> 'spam';--> statement-breakpoint
CREATE INDEX "inquiries_text" ON "inquiries" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inquiry_messages_thread" ON "inquiry_messages" USING btree ("inquiry_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_visits_agreed" ON "inquiry_visits" USING btree ("inquiry_id") WHERE status = 'agreed';--> statement-breakpoint
CREATE INDEX "inquiry_visits_thread" ON "inquiry_visits" USING btree ("inquiry_id","created_at");--> statement-breakpoint
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
CREATE INDEX "listings_by_state" ON "listings" USING btree ("state","first_published_at" DESC NULLS LAST,"id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_trending" ON "listings" USING btree ("recent_views" DESC NULLS LAST,"id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_featured" ON "listings" USING btree ("first_published_at" DESC NULLS LAST,"id") WHERE status = 'active' and featured;--> statement-breakpoint
CREATE INDEX "listings_market" ON "listings" USING btree ("property_type","city_key","neighborhood_key","for_sale","first_published_at","id","price_usd","monthly_rent","area") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_search" ON "listings" USING gin ("search");--> statement-breakpoint
CREATE INDEX "listings_amenities_in" ON "listings" USING gin ("amenities");--> statement-breakpoint
CREATE INDEX "listings_shown_in" ON "listings" USING btree ("shown_latitude","shown_longitude") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_price_confirmed" ON "listings" USING btree ("id") WHERE price_confirmed;--> statement-breakpoint
CREATE INDEX "listings_owner_user" ON "listings" USING btree ("owner_user_id");--> statement-breakpoint
CREATE INDEX "listings_owner_admin" ON "listings" USING btree ("owner_admin_id");--> statement-breakpoint
CREATE INDEX "listings_agency" ON "listings" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "listings_expiry" ON "listings" USING btree ("last_confirmed_at") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_managed_by_update" ON "listings" USING btree ("updated_at" DESC NULLS LAST,"id","status");--> statement-breakpoint
CREATE INDEX "listings_managed_by_date" ON "listings" USING btree ("created_at" DESC NULLS LAST,"id","status");--> statement-breakpoint
CREATE INDEX "listings_managed_by_price" ON "listings" USING btree ("price_usd","id","status");--> statement-breakpoint
CREATE INDEX "listings_managed_by_city" ON "listings" USING btree ("city_key","updated_at" DESC NULLS LAST,"id","status");--> statement-breakpoint
CREATE INDEX "listings_managed_by_city_date" ON "listings" USING btree ("city_key","created_at" DESC NULLS LAST,"id","status");--> statement-breakpoint
CREATE INDEX "listings_managed_by_city_price" ON "listings" USING btree ("city_key","price_usd","id","status");--> statement-breakpoint
CREATE INDEX "listings_managed_by_status" ON "listings" USING btree ("status","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "listing_texts_title" ON "listing_texts" USING hash (public.title_key(title)) WHERE title <> '';--> statement-breakpoint
CREATE INDEX "listing_reviews_changed" ON "listing_reviews" USING btree ("changed_at") WHERE changed_at is not null;--> statement-breakpoint
CREATE INDEX "searches_newest" ON "searches" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "searches_missed" ON "searches" USING btree ("created_at") WHERE hits = 0;--> statement-breakpoint
CREATE INDEX "terms_prefix" ON "terms" USING btree ("key" text_pattern_ops,"weight" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "terms_similar" ON "terms" USING gin ("key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listing_views_day" ON "listing_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "media_uploads_user" ON "media_uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "media_uploads_age" ON "media_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "price_analyses_listing" ON "price_analyses" USING btree ("listing_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_by_date" ON "users" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("suspended_at" DESC NULLS LAST,"id") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "users_text" ON "users" USING gin ((lower(public.immutable_unaccent(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '')))) gin_trgm_ops);
--> statement-breakpoint
-- The version of the functions below: rows of an older one are derived anew, in batches, before a server listens.
CREATE FUNCTION public.listing_derivation() RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT 2 $$;
--> statement-breakpoint
-- What text search reads of a listing: nothing that is not shown; the texts of all languages, Spanish first. A migration that
-- changes it raises `listing_derivation`.
CREATE FUNCTION public.listing_search(l public.listings) RETURNS tsvector
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT setweight(to_tsvector('public.es_unaccent', coalesce(said.titles, '')), 'A')
    || setweight(to_tsvector('public.es_unaccent',
      l.neighborhood || ' ' || l.city || ' ' || public.property_type_words(l.property_type)), 'B')
    || setweight(to_tsvector('public.es_unaccent', coalesce(l.shown_address, '')), 'C')
    || setweight(to_tsvector('public.es_unaccent', coalesce(said.descriptions, '')), 'D')
    FROM (SELECT string_agg(t.title, ' ' ORDER BY t.language <> 'es', t.language) AS titles,
      string_agg(t.description, ' ' ORDER BY t.language <> 'es', t.language) AS descriptions
      FROM public.listing_texts t WHERE t.listing_id = l.id) AS said $$;
--> statement-breakpoint
-- As precise as the owner wants: the place itself, about 100 m around it, or only the middle of its neighbourhood. A listing without
-- a point is shown at the middle of its neighborhood or city, and as no more exact than that.
CREATE FUNCTION public.derive_listing() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ DECLARE
    wanted text := coalesce(NEW.location_precision, 'exact');
    shown text := CASE WHEN NEW.latitude IS NULL OR NEW.longitude IS NULL THEN 'neighborhood' ELSE wanted END;
  BEGIN
    NEW.shown_address := CASE wanted WHEN 'exact' THEN NEW.address END;
    NEW.shown_latitude := CASE shown WHEN 'exact' THEN NEW.latitude
      WHEN 'approximate' THEN round(NEW.latitude::numeric, 3)::float8
      WHEN 'neighborhood' THEN NEW.neighborhood_latitude END;
    NEW.shown_longitude := CASE shown WHEN 'exact' THEN NEW.longitude
      WHEN 'approximate' THEN round(NEW.longitude::numeric, 3)::float8
      WHEN 'neighborhood' THEN NEW.neighborhood_longitude END;
    -- An address alone, in a place of unknown coordinates, has no precision.
    NEW.shown_precision := CASE WHEN NEW.shown_latitude IS NOT NULL OR wanted <> 'exact' THEN shown END;
    NEW.search := public.listing_search(NEW);
    NEW.derivation := public.listing_derivation();
    RETURN NEW;
  END $$;
--> statement-breakpoint
-- A trigger and not the server, so that no version can leave shown what its owner has hidden.
CREATE TRIGGER listings_derived BEFORE INSERT OR UPDATE OF property_type, neighborhood, city, address, latitude, longitude,
    location_precision, neighborhood_latitude, neighborhood_longitude, shown_address, shown_latitude, shown_longitude, search, derivation ON public.listings
  FOR EACH ROW EXECUTE FUNCTION public.derive_listing();
--> statement-breakpoint
-- A listing whose texts were written derives anew, which also tells the servers that it changed.
CREATE FUNCTION public.derive_listings_of_texts() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    UPDATE public.listings l SET derivation = 0
      FROM (SELECT o.id FROM public.listings o WHERE o.id IN (SELECT c.listing_id FROM changed c)
        ORDER BY o.id FOR NO KEY UPDATE) AS told
      WHERE l.id = told.id;
    RETURN NULL;
  END $$;
--> statement-breakpoint
-- Not within another trigger: there the listing is being written itself.
CREATE TRIGGER listing_texts_inserted AFTER INSERT ON public.listing_texts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION public.derive_listings_of_texts();
--> statement-breakpoint
CREATE TRIGGER listing_texts_updated AFTER UPDATE ON public.listing_texts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION public.derive_listings_of_texts();
--> statement-breakpoint
CREATE TRIGGER listing_texts_deleted AFTER DELETE ON public.listing_texts REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION public.derive_listings_of_texts();
--> statement-breakpoint
-- Tells the servers at commit what has changed of what visitors see, as `<table>` or `<table> <JSON of the part>`; equal words of
-- one transaction arrive once. An argument stands for the whole word.
CREATE FUNCTION public.notify_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    IF TG_OP = 'TRUNCATE' THEN INSERT INTO public.listing_changes (listing_id) VALUES ('') ON CONFLICT DO NOTHING; END IF;
    PERFORM pg_notify('oga_changed', coalesce(TG_ARGV[0], TG_TABLE_NAME));
    RETURN NULL;
  END $$;
--> statement-breakpoint
-- A listing that visitors see or saw, for the response cache and, as `changed <id>`, for the index of searches. Beyond a hundred, a
-- transaction tells only ids and cities; beyond 20,000 that any listing may have changed; beyond 50,000 the table. What a server that
-- was not told for a while reads is in `listing_changes`.
CREATE FUNCTION public.notify_listing(id text, owner text, city text, type text, offer text, featured boolean) RETURNS void
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
-- Tells of a listing that visitors see. It is looked up by its key alone: with the status beside it, the planner takes an index of
-- all active ones, which makes an import take the square of its time. False where visitors see no such listing.
CREATE FUNCTION public.notify_listing_of(listing text) RETURNS boolean
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
--> statement-breakpoint
-- For tables whose rows are shown with the listing that `listing_id` names.
CREATE FUNCTION public.notify_listing_part() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    IF TG_OP <> 'INSERT' THEN PERFORM public.notify_listing_of(OLD.listing_id); END IF;
    IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.listing_id <> OLD.listing_id) THEN
      PERFORM public.notify_listing_of(NEW.listing_id);
    END IF;
    RETURN NULL;
  END $$;
--> statement-breakpoint
-- Every column counts but those that visitors do not see, and the counters, which change with each visit. A migration that adds
-- or drops a column calls this again. `listed`: what is there, and what it is called.
CREATE FUNCTION public.watch_listings() RETURNS void
  LANGUAGE plpgsql
  AS $$ DECLARE
    columns text[] := (
      SELECT array_agg(attname::text) FROM pg_attribute
      WHERE attrelid = 'public.listings'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
        AND attname NOT IN ('views', 'recent_views', 'favorites_count', 'reminded_at', 'last_confirmed_at', 'rejection_reason',
        'held_status'));
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
CREATE FUNCTION public.notify_listing_counted() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    INSERT INTO public.listing_changes (listing_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
    PERFORM pg_notify('oga_changed', 'changed ' || NEW.id);
    RETURN NULL;
  END $$;
--> statement-breakpoint
-- Searches can be ordered by the counters, which nothing else follows.
CREATE TRIGGER listings_counted AFTER UPDATE OF views, favorites_count ON public.listings
  FOR EACH ROW
  WHEN (NEW.status = 'active' AND (OLD.views, OLD.favorites_count) IS DISTINCT FROM (NEW.views, NEW.favorites_count))
  EXECUTE FUNCTION public.notify_listing_counted();
--> statement-breakpoint
CREATE FUNCTION public.notify_listing_text() RETURNS trigger
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
--> statement-breakpoint
CREATE TRIGGER listing_texts_changed AFTER INSERT OR UPDATE OR DELETE ON public.listing_texts
  FOR EACH ROW EXECUTE FUNCTION public.notify_listing_text();
--> statement-breakpoint
CREATE TRIGGER listing_texts_truncated AFTER TRUNCATE ON public.listing_texts
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change('listings');
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
CREATE TRIGGER agencies_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.agencies
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
--> statement-breakpoint
CREATE FUNCTION public.notify_agency_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM public.notify_listing(l.id, l.owner_user_id, l.city_key, l.property_type, l.transaction_type, l.featured)
      FROM public.listings l WHERE l.agency_id = NEW.id AND l.status = 'active';
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER agencies_shown AFTER UPDATE ON public.agencies
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION public.notify_agency_change();
--> statement-breakpoint
CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.settings
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
--> statement-breakpoint
CREATE TRIGGER terms_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.terms
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
--> statement-breakpoint
CREATE TRIGGER exchange_rates_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.exchange_rates
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
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
CREATE TRIGGER users_changed AFTER UPDATE OF first_name, last_name, profile_image_url, public_profile, deleted_at, suspended_at
  ON public.users
  FOR EACH ROW
  WHEN (
    (OLD.public_profile OR NEW.public_profile)
    AND (OLD.first_name, OLD.last_name, OLD.profile_image_url, OLD.public_profile, OLD.deleted_at, OLD.suspended_at)
      IS DISTINCT FROM
      (NEW.first_name, NEW.last_name, NEW.profile_image_url, NEW.public_profile, NEW.deleted_at, NEW.suspended_at)
  )
  EXECUTE FUNCTION public.notify_user_change();
--> statement-breakpoint
CREATE TRIGGER users_gone AFTER DELETE ON public.users
  FOR EACH ROW WHEN (OLD.public_profile) EXECUTE FUNCTION public.notify_user_change();
--> statement-breakpoint
CREATE TRIGGER users_truncated AFTER TRUNCATE ON public.users
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
