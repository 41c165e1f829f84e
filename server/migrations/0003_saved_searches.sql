CREATE TABLE "saved_search_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_search_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscriber_id" text NOT NULL,
	"saved_search_id" text,
	"listing_id" text NOT NULL,
	"kind" text NOT NULL,
	"price" numeric(16, 2),
	"price_before" numeric(16, 2),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	"mail_id" text,
	CONSTRAINT "saved_search_alerts_once" UNIQUE NULLS NOT DISTINCT("subscriber_id","saved_search_id","listing_id"),
	CONSTRAINT "saved_search_alerts_kind" CHECK ("saved_search_alerts"."kind" in ('new', 'price_drop', 'closed', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "saved_search_subscribers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"email" text,
	"language" text DEFAULT 'es' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"last_told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_search_subscribers_user" UNIQUE("user_id"),
	CONSTRAINT "saved_search_subscribers_language" CHECK ("saved_search_subscribers"."language" in ('es', 'en')),
	CONSTRAINT "saved_search_subscribers_known" CHECK (num_nonnulls("saved_search_subscribers"."user_id", "saved_search_subscribers"."email") > 0)
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"subscriber_id" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"frequency" text NOT NULL,
	"price_drops" boolean DEFAULT true NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"active_since" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_frequency" CHECK ("saved_searches"."frequency" in ('instant', 'daily', 'weekly', 'never')),
	CONSTRAINT "saved_searches_status" CHECK ("saved_searches"."status" in ('active', 'paused', 'unconfirmed'))
);
--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "price_usd_then" numeric(16, 2);--> statement-breakpoint
ALTER TABLE "saved_search_alerts" ADD CONSTRAINT "saved_search_alerts_subscriber_id_saved_search_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."saved_search_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_alerts" ADD CONSTRAINT "saved_search_alerts_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_alerts" ADD CONSTRAINT "saved_search_alerts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_subscribers" ADD CONSTRAINT "saved_search_subscribers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_subscriber_id_saved_search_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."saved_search_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_alerts_untold" ON "saved_search_alerts" USING btree ("subscriber_id") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "saved_search_alerts_news" ON "saved_search_alerts" USING btree ("saved_search_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_search_alerts_mail" ON "saved_search_alerts" USING btree ("mail_id") WHERE mail_id is not null;--> statement-breakpoint
CREATE INDEX "saved_search_alerts_listing" ON "saved_search_alerts" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_subscribers_email" ON "saved_search_subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "saved_search_subscribers_due" ON "saved_search_subscribers" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("subscriber_id",md5("search"));--> statement-breakpoint
CREATE INDEX "saved_searches_newest" ON "saved_searches" USING btree ("subscriber_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "saved_searches_unconfirmed" ON "saved_searches" USING btree ("created_at") WHERE status = 'unconfirmed';--> statement-breakpoint
-- Tells the servers which saved searches they compare with listings.
CREATE FUNCTION public.notify_saved_search() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM pg_notify('oga_changed', 'saved_searches ' || json_build_object('id', coalesce(NEW.id, OLD.id)));
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER saved_searches_added AFTER INSERT ON public.saved_searches
  FOR EACH ROW WHEN (NEW.status = 'active') EXECUTE FUNCTION public.notify_saved_search();
--> statement-breakpoint
CREATE TRIGGER saved_searches_changed AFTER UPDATE OF search, frequency, price_drops, status, active_since ON public.saved_searches
  FOR EACH ROW
  WHEN ((OLD.search, OLD.frequency, OLD.price_drops, OLD.status, OLD.active_since)
    IS DISTINCT FROM (NEW.search, NEW.frequency, NEW.price_drops, NEW.status, NEW.active_since))
  EXECUTE FUNCTION public.notify_saved_search();
--> statement-breakpoint
CREATE TRIGGER saved_searches_gone AFTER DELETE ON public.saved_searches
  FOR EACH ROW WHEN (OLD.status = 'active') EXECUTE FUNCTION public.notify_saved_search();
--> statement-breakpoint
CREATE TRIGGER saved_searches_truncated AFTER TRUNCATE ON public.saved_searches
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
