CREATE TABLE "inquiry_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"inquiry_id" text NOT NULL,
	"side" text NOT NULL,
	"author" text,
	"text" text NOT NULL,
	"mail_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_messages_side" CHECK ("inquiry_messages"."side" in ('sender', 'recipient'))
);
--> statement-breakpoint
ALTER TABLE "inquiries" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "recipient_user_id" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "sender_user_id" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "channel" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "preferred_times" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "visitor" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "is_unread" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "has_unread_answer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "first_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "last_message_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "searched" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_messages_thread" ON "inquiry_messages" USING btree ("inquiry_id","created_at","id");--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_recipient_user_id_users_id_fk" FOREIGN KEY ("recipient_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_sender_user_id_users_id_fk" FOREIGN KEY ("sender_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_sender_user" ON "inquiries" USING btree ("sender_user_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_inbox" ON "inquiries" USING btree ("recipient_user_id","last_message_at","id") WHERE status <> 'spam';--> statement-breakpoint
CREATE INDEX "inquiries_inbox_by_status" ON "inquiries" USING btree ("recipient_user_id","status","last_message_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_inbox_unread" ON "inquiries" USING btree ("recipient_user_id","last_message_at","id") WHERE is_unread and status <> 'spam';--> statement-breakpoint
CREATE INDEX "inquiries_unread_answers" ON "inquiries" USING btree ("sender_user_id") WHERE has_unread_answer;--> statement-breakpoint
CREATE INDEX "inquiries_newest" ON "inquiries" USING btree ("last_message_at","id") WHERE status <> 'spam';--> statement-breakpoint
CREATE INDEX "inquiries_by_status" ON "inquiries" USING btree ("status","last_message_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_clicks" ON "inquiries" USING btree ("visitor","listing_id","created_at" DESC NULLS LAST) WHERE visitor is not null;--> statement-breakpoint
CREATE INDEX "inquiries_asked_of" ON "inquiries" USING btree ("recipient_user_id","created_at","first_answered_at") WHERE channel = 'form' and status <> 'spam';--> statement-breakpoint
CREATE INDEX "inquiries_text" ON "inquiries" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_channel" CHECK ("inquiries"."channel" in ('form', 'whatsapp'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_status" CHECK ("inquiries"."status" in ('new', 'answered', 'visit_agreed', 'closed', 'spam'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_language" CHECK ("inquiries"."language" in ('es', 'en'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_asked" CHECK ("inquiries"."channel" <> 'form' or num_nulls("inquiries"."name", "inquiries"."email") = 0);--> statement-breakpoint
UPDATE "inquiries" i SET
  "recipient_user_id" = l.owner_user_id,
  "last_message_at" = i.created_at,
  "searched" = lower(public.immutable_unaccent(concat_ws(' ', i.name, i.email, i.phone, i.message,
    (SELECT string_agg(t.title, ' ') FROM listing_texts t WHERE t.listing_id = l.id))))
FROM "listings" l WHERE l.id = i.listing_id;
