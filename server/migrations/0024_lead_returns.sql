CREATE TABLE "inquiry_returns" (
	"inquiry_id" text PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"feed_id" text NOT NULL,
	"target" text NOT NULL,
	"external_id" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_returns_way" CHECK ("inquiry_returns"."way" in ('tokko', 'easybroker', 'mail')),
	CONSTRAINT "inquiry_returns_state" CHECK ("inquiry_returns"."state" in ('waiting', 'sending', 'sent', 'failed', 'unsure'))
);
--> statement-breakpoint
ALTER TABLE "inquiry_returns" ADD CONSTRAINT "inquiry_returns_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_returns_feed" ON "inquiry_returns" USING btree ("feed_id","state");--> statement-breakpoint
CREATE INDEX "inquiry_returns_open" ON "inquiry_returns" USING btree ("changed_at") WHERE state in ('waiting', 'sending');