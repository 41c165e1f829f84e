DROP INDEX "inquiries_inbox";--> statement-breakpoint
DROP INDEX "inquiries_newest";--> statement-breakpoint
CREATE INDEX "inquiries_inbox" ON "inquiries" USING btree ("recipient_user_id","last_message_at","id","inquiry_type","channel","status","is_unread") WHERE status <> 'spam';--> statement-breakpoint
CREATE INDEX "inquiries_newest" ON "inquiries" USING btree ("last_message_at","id","inquiry_type","channel","status","is_unread") WHERE status <> 'spam';