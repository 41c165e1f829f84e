CREATE TABLE "ai_usage" (
	"day" date PRIMARY KEY NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"by_model" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"cost_usd" numeric(14, 6) DEFAULT '0' NOT NULL
);
