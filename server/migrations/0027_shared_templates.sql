ALTER TABLE "inquiry_templates" DROP CONSTRAINT "inquiry_templates_name";--> statement-breakpoint
ALTER TABLE "inquiry_templates" ADD COLUMN "agency_id" text;--> statement-breakpoint
ALTER TABLE "inquiry_templates" ADD CONSTRAINT "inquiry_templates_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_templates_agency" ON "inquiry_templates" USING btree ("agency_id");--> statement-breakpoint
ALTER TABLE "inquiry_templates" ADD CONSTRAINT "inquiry_templates_owner_name" UNIQUE NULLS NOT DISTINCT("user_id","agency_id","name");