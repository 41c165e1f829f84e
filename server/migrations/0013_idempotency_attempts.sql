ALTER TABLE "idempotency_keys" ADD COLUMN "attempt" text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "server" bigint;