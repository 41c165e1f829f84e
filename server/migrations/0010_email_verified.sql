ALTER TABLE "users" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Addresses of before stay unverified until the next sign-in says more; the embedded provider makes up its own.
UPDATE "users" SET "email_verified" = true WHERE "issuer" = 'demo' AND "email" IS NOT NULL;
