CREATE TABLE "inquiry_handovers" (
	"id" text PRIMARY KEY NOT NULL,
	"inquiry_id" text NOT NULL,
	"from_user_id" text,
	"to_user_id" text,
	"by_user_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "writing_user_id" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "writing_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiry_handovers" ADD CONSTRAINT "inquiry_handovers_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_handovers" ADD CONSTRAINT "inquiry_handovers_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_handovers" ADD CONSTRAINT "inquiry_handovers_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_handovers" ADD CONSTRAINT "inquiry_handovers_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_handovers_thread" ON "inquiry_handovers" USING btree ("inquiry_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiry_handovers_from" ON "inquiry_handovers" USING btree ("from_user_id");--> statement-breakpoint
CREATE INDEX "inquiry_handovers_to" ON "inquiry_handovers" USING btree ("to_user_id");--> statement-breakpoint
CREATE INDEX "inquiry_handovers_by" ON "inquiry_handovers" USING btree ("by_user_id");--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_writing_user_id_users_id_fk" FOREIGN KEY ("writing_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_unopened" ON "inquiries" USING btree ("held_since") WHERE agency_id is not null and is_unread and first_answered_at is null and status = 'new';--> statement-breakpoint
CREATE INDEX "inquiries_writing" ON "inquiries" USING btree ("writing_user_id") WHERE writing_user_id is not null;