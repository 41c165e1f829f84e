CREATE INDEX "listings_shown_in" ON "listings" USING btree ("shown_latitude","shown_longitude") WHERE status = 'active';--> statement-breakpoint
DROP INDEX "listings_shown_at";
