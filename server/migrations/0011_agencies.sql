CREATE TABLE "agency_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"agency_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agency_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"agency_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" text,
	CONSTRAINT "agency_invitations_role" CHECK ("agency_invitations"."role" in ('owner', 'agent', 'assistant')),
	CONSTRAINT "agency_invitations_language" CHECK ("agency_invitations"."language" in ('es', 'en'))
);
--> statement-breakpoint
CREATE TABLE "agency_members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"agency_id" text NOT NULL,
	"role" text NOT NULL,
	"slug" text,
	"whatsapp" text,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"absent_until" timestamp with time zone,
	"last_lead_at" timestamp with time zone,
	CONSTRAINT "agency_members_slug" UNIQUE("slug"),
	CONSTRAINT "agency_members_role" CHECK ("agency_members"."role" in ('owner', 'agent', 'assistant')),
	CONSTRAINT "agency_members_languages" CHECK ("agency_members"."languages" <@ array['es', 'gn', 'en', 'pt', 'de', 'fr', 'ko', 'ja']::text[]),
	CONSTRAINT "agency_members_whatsapp_e164" CHECK ("agency_members"."whatsapp" ~ '^\+[1-9][0-9]{6,14}$')
);
--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "slug" text DEFAULT md5(random()::text) NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "whatsapp" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "logo_id" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "ruc" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "languages" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "agency_id" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "held_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "agency_slugs" ADD CONSTRAINT "agency_slugs_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_invitations" ADD CONSTRAINT "agency_invitations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_invitations" ADD CONSTRAINT "agency_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_invitations" ADD CONSTRAINT "agency_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_members" ADD CONSTRAINT "agency_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_members" ADD CONSTRAINT "agency_members_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agency_slugs_agency" ON "agency_slugs" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "agency_invitations_agency" ON "agency_invitations" USING btree ("agency_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "agency_invitations_inviter" ON "agency_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "agency_invitations_accepted_by" ON "agency_invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "agency_members_agency" ON "agency_members" USING btree ("agency_id","joined_at","user_id");--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agencies_city" ON "agencies" USING btree ("city");--> statement-breakpoint
CREATE INDEX "inquiries_of_agency" ON "inquiries" USING btree ("agency_id","last_message_at","id") WHERE agency_id is not null;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_slug" UNIQUE("slug");--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_languages" CHECK ("agencies"."languages" <@ array['es', 'gn', 'en', 'pt', 'de', 'fr', 'ko', 'ja']::text[]);--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_whatsapp_e164" CHECK ("agencies"."whatsapp" ~ '^\+[1-9][0-9]{6,14}$');--> statement-breakpoint
UPDATE "agencies" SET "slug" = named.slug FROM (
  SELECT id, base || CASE WHEN place = 1 THEN '' ELSE '-' || id END AS slug FROM (
    SELECT id, base, row_number() OVER (PARTITION BY base ORDER BY created_at, id) AS place FROM (
      SELECT id, created_at, coalesce(nullif(trim(both '-' from left(regexp_replace(lower(public.immutable_unaccent(name)), '[^a-z0-9]+', '-', 'g'), 40)), ''), 'inmobiliaria') AS base
      FROM "agencies") AS bases) AS placed) AS named
WHERE named.id = "agencies"."id";--> statement-breakpoint
UPDATE "inquiries" SET "agency_id" = l.agency_id FROM "listings" l WHERE l.id = "inquiries"."listing_id" AND l.agency_id IS NOT NULL;
