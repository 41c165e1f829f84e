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
ALTER TABLE "inquiry_visits" ADD CONSTRAINT "inquiry_visits_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_visits_agreed" ON "inquiry_visits" USING btree ("inquiry_id") WHERE status = 'agreed';--> statement-breakpoint
CREATE INDEX "inquiry_visits_thread" ON "inquiry_visits" USING btree ("inquiry_id","created_at");