CREATE TABLE "administrator_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"administrator_id" text NOT NULL,
	"user_agent" text,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "administrator_sessions_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "administrator_recovery_codes" (
	"administrator_id" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "administrator_recovery_codes_administrator_id_code_hash_pk" PRIMARY KEY("administrator_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "administrators" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "administrators" ADD COLUMN "code_secret" text;--> statement-breakpoint
ALTER TABLE "administrators" ADD COLUMN "new_code_secret" text;--> statement-breakpoint
ALTER TABLE "administrators" ADD COLUMN "code_step" bigint;--> statement-breakpoint
ALTER TABLE "administrator_sessions" ADD CONSTRAINT "administrator_sessions_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administrator_recovery_codes" ADD CONSTRAINT "administrator_recovery_codes_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "administrator_sessions_owner" ON "administrator_sessions" USING btree ("administrator_id");