ALTER TABLE "activities" DROP CONSTRAINT "activities_listing_id_listings_id_fk";
--> statement-breakpoint
DROP INDEX "activities_newest";--> statement-breakpoint
DROP INDEX "activities_listing";--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "actor_kind" text DEFAULT 'user' NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "event" text;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "subject_kind" text DEFAULT 'listing' NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "activities_by_date" ON "activities" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activities_by_action" ON "activities" USING btree ("action","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activities_by_actor_kind" ON "activities" USING btree ("actor_kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activities_by_subject_kind" ON "activities" USING btree ("subject_kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activities_actor" ON "activities" USING btree ("actor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activities_subject" ON "activities" USING btree ("listing_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activities_text" ON "activities" USING gin ((lower(public.immutable_unaccent(user_name || ' ' || listing_title || ' ' || coalesce(reason, '')))) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_actor_kind" CHECK ("activities"."actor_kind" in ('user', 'admin', 'system'));--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_subject_kind" CHECK ("activities"."subject_kind" in ('listing', 'agent', 'agency', 'user', 'administrator', 'settings'));