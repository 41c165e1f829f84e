CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
-- The two-argument form names its dictionary, so the result depends on nothing and may be indexed.
CREATE FUNCTION public.immutable_unaccent(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, $1) $$;
--> statement-breakpoint
-- Spanish stems of unaccented words: "habitación" and "habitaciones" meet.
CREATE TEXT SEARCH CONFIGURATION public.es_unaccent (COPY = pg_catalog.spanish);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.es_unaccent
  ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, pg_catalog.spanish_stem;
--> statement-breakpoint
-- The names of each type in both languages, so that text alone finds it.
CREATE FUNCTION public.property_type_words(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT CASE $1
    WHEN 'house' THEN 'casa vivienda house home'
    WHEN 'apartment' THEN 'departamento depto apartamento apartment flat'
    WHEN 'condo' THEN 'condominio condo'
    WHEN 'penthouse' THEN 'penthouse'
    WHEN 'land' THEN 'terreno lote land plot'
    WHEN 'commercial' THEN 'local salon comercial commercial shop'
    WHEN 'office' THEN 'oficina office'
    WHEN 'warehouse' THEN 'deposito galpon tinglado warehouse'
    WHEN 'temp_office' THEN 'oficina temporal temporary office'
    WHEN 'virtual_office' THEN 'oficina virtual virtual office'
    WHEN 'coworking' THEN 'coworking'
    ELSE '' END $$;
