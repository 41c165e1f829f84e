-- A title without accents, case and signs: by it a listing is found by its own title.
CREATE FUNCTION public.title_key(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT trim(regexp_replace(lower(public.immutable_unaccent($1)), '[^[:alnum:]]+', ' ', 'g')) $$;
--> statement-breakpoint
CREATE INDEX "listings_title" ON "listings" USING hash (public.title_key(title)) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_title_en" ON "listings" USING hash (public.title_key(title_en)) WHERE status = 'active';