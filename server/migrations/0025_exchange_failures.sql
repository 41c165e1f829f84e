ALTER TABLE "exchange_checks" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exchange_checks" ADD COLUMN "failures" jsonb;