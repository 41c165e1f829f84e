-- "sin pileta ni quincho", "no se aceptan mascotas", "pool: no": what a text denies is not found by it. The words are those of
-- `amenityForms.ts` (its test asks for each). Accents are left out, as the search configuration would.
CREATE FUNCTION public.without_denied(said text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$ DECLARE
    words text := '(?:' ||
      'piscina|pileta|alberca|pool|swimming\s+pool|quincho|quinchito|parrilla|parrillero|parrillita|asador|'
      || 'churrasquera|churrasqueira|barbacoa|bbq|barbecue|grill|jardin|jardines|patio|garden|yard|backyard|'
      || 'quintal|balcon|balcones|balconcito|varanda|sacada|balcony|balconies|terraza|azotea|terrace|rooftop|'
      || 'roof\s+top|amoblar|amueblar|mobilia|amoblado|amoblada|amueblado|amueblada|mobiliado|mobiliada|muebles|furniture|furnished|'
      || 'mascota|apto\s+mascotas|apto\s+para\s+mascotas|perro|gato|pet|pet\s+friendly|pets\s+allowed|petfriendly|'
      || 'animais|dog|dog\s+friendly|cat|aire|aire\s+acondicionado|aires\s+acondicionados|ar\s+condicionado|'
      || 'acondicionado|split|ac|aa|aircon|air\s+con|air\s+conditioning|air\s+conditioned|air\s+conditioner|generador|'
      || 'generadores|grupo\s+electrogeno|generator|backup\s+generator|barrio\s+cerrado|barrios\s+cerrados|'
      || 'barrio\s+privado|condominio\s+cerrado|urbanizacion\s+cerrada|country\s+cerrado|country\s+club\s+cerrado|'
      || 'condominio\s+fechado|condominios\s+cerrados|country|barrio\s+country|gated|gated\s+community|'
      || 'gated\s+neighborhood|gated\s+neighbourhood|seguridad|seguridad\s+24\s+horas|seguridad\s+24hs|seguridad\s+24\s+h|'
      || 'vigilancia|guardia|porteria|portaria|security|24\s+hour\s+security|security\s+guard|doorman|ascensor|'
      || 'ascensores|elevador|elevadores|elevator|lift|gimnasio|gym|fitness|lavanderia|lavadero|area\s+de\s+lavado|'
      || 'laundry|laundry\s+room|dependencia|dependencia\s+de\s+servicio|dependencias\s+de\s+servicio|area\s+de\s+servicio|'
      || 'cuarto\s+de\s+servicio|habitacion\s+de\s+servicio|pieza\s+de\s+servicio|dormitorio\s+de\s+servicio|maid\s+room|'
      || 'maids\s+room|service\s+room|staff\s+room|garaje\s+techado|estacionamiento\s+techado|baulera|storage|'
      || 'storage\s+room|playground|parque\s+infantil|parquecito|juegos\s+infantiles|area\s+de\s+juegos|area\s+infantil|'
      || 'kids\s+area|play\s+area|plaza\s+infantil|salon\s+de\s+eventos|salon\s+para\s+eventos|salon\s+de\s+fiestas|'
      || 'salon\s+para\s+fiestas|salon\s+de\s+usos\s+multiples|salon\s+multiuso|sum|area\s+social|event\s+room|events\s+room|'
      || 'party\s+room|event\s+hall|fibra|fibra\s+optica|fiber|fibre|fiber\s+internet|fiber\s+optic|paneles\s+solares|'
      || 'panel\s+solar|energia\s+solar|solar\s+panel|solar\s+power|solar\s+energy|pozo\s+artesiano|pozos\s+artesianos|'
      || 'pozo\s+de\s+agua|artesian\s+well|water\s+well|asfalto|asfaltado|asfaltada|calle\s+asfaltada|camino\s+asfaltado|'
      || 'pavimento|pavimentado|pavimentada|paved|paved\s+road|paved\s+street|covered\s+parking|covered\s+garage|'
      || '(?:cochera|garage|garaje|estacionamiento|parking)s?(?:\s+techad[oa]s?)?'
      || ')(?:e?s)?\M';
    links text := '\s+(?:(?:con|con\s+la|a|el|la|los|las|un|una|ningun|ninguna|ningum|nenhum|nenhuma|the|an|any|su|de|en|um|uma|que|sea|area\s+de|full|fully|totalmente)\s+)*';
    marks text := '\m(?:sin|sem|without|not?|nao|prohibid[oa]s?|(?:no|nao|not|does\s?n.?t|do\s?n.?t|does\s+not|do\s+not|sin|has|have|with|is|se)\s+'
      || '(?:tiene|tienen|tenemos|tener|hay|posee|poseen|cuenta\s+con|cuenta|incluye|trae|dispone\s+de|(?:se\s+)?(?:acept|admit|permit)[a-z]+|es|esta|ofrece|'
      || 'tem|possui|aceita|aceitamos|ha|inclui|have|allow|accept|include|no|not))\M';
    plain text := translate(said, 'áéíóúàâêôãõÁÉÍÓÚÃÕ', 'aeiouaaeoaoAEIOUAO');
  BEGIN
    IF plain !~* '\m(?:sin|sem|without|not?|nao|[a-z]+n.t|prohibid[oa]s?)\M' THEN RETURN said; END IF;
    plain := regexp_replace(plain, marks || links || words || '(?:\s*,?\s+(?:ni|o|u|or|nor|nem|ou)' || links || words || ')*', ' sin de ', 'gi');
    RETURN regexp_replace(plain, '\m' || words || '(?:\s*[:=]\s*|\s+)(?:no|not|nao)\M(?=\s*(?:$|[.,;\n•|]|allowed|permitid|aceptad|admitid|se\s+(?:acept|admit|permit)))', ' sin de ', 'gi');
  END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.listing_search(l public.listings) RETURNS tsvector
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT setweight(to_tsvector('public.es_unaccent', coalesce(public.without_denied(said.titles), '')), 'A')
    || setweight(to_tsvector('public.es_unaccent',
      l.neighborhood || ' ' || l.city || ' ' || public.property_type_words(l.property_type)), 'B')
    || setweight(to_tsvector('public.es_unaccent', coalesce(l.shown_address, '')), 'C')
    || setweight(to_tsvector('public.es_unaccent', coalesce(public.without_denied(said.descriptions), '')), 'D')
    FROM (SELECT string_agg(t.title, ' ' ORDER BY t.language <> 'es', t.language) AS titles,
      string_agg(t.description, ' ' ORDER BY t.language <> 'es', t.language) AS descriptions
      FROM public.listing_texts t WHERE t.listing_id = l.id) AS said $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.listing_derivation() RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT 3 $$;
