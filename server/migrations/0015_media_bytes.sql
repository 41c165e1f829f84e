ALTER TABLE "media" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What uploads of before take is not known without asking the store: eight files come to about half a byte for each pixel of the largest.
UPDATE "media" SET "bytes" = "width" * "height" / 2 WHERE "origin" = 'upload';
