-- "Depto no amobl., sin pisc.": nor what an ad denies by an abbreviation or in Guaraní.
CREATE OR REPLACE FUNCTION public.without_denied(said text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$ DECLARE
    words text := '(?:' ||
      'pisc|piscina|pileta|alberca|pool|swimming\s+pool|quincho|quinchito|parrilla|parrillero|parrillita|asador|'
      || 'churrasquera|churrasqueira|barbacoa|bbq|barbecue|grill|jardin|jardines|patio|garden|yard|backyard|'
      || 'quintal|balcon|balcones|balconcito|varanda|sacada|balcony|balconies|terraza|azotea|terrace|rooftop|'
      || 'roof\s+top|amob|amobl|amoblar|amueblar|mobilia|amoblado|amoblada|amueblado|amueblada|mobiliado|mobiliada|muebles|furniture|furnished|'
      || 'jagua|jaguakuera|mbarakaja|mbarakajakuera|mascota|apto\s+mascotas|apto\s+para\s+mascotas|perro|gato|pet|pet\s+friendly|pets\s+allowed|petfriendly|'
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
      || 'en\s+pozo|de\s+pozo|desde\s+pozo|off\s+plan|offplan|off\s+the\s+plan|pre\s+construction|preconstruction|na\s+planta|'
      || 'en\s+construccion|en\s+obra|en\s+obras|en\s+plena\s+construccion|under\s+construction|em\s+constru[cç]ao|'
      || 'em\s+obras|a\s+estrenar|para\s+estrenar|por\s+estrenar|recien\s+construido|recien\s+construida|'
      || 'recien\s+terminado|recien\s+terminada|construccion\s+nueva|nueva\s+construccion|brand\s+new|newly\s+built|'
      || 'new\s+build|new\s+construction|recem\s+construido|recem\s+construida|novo\s+em\s+folha|'
      || 'de\s+segunda\s+mano|second\s+hand|pre\s+owned|seminovo|apto\s+credito|apta\s+credito|'
      || 'apto\s+para\s+credito|apta\s+para\s+credito|apto\s+a\s+credito|apto\s+banco|apto\s+bancos|apto\s+bancario|'
      || 'apto\s+crediticio|credito\s+bancario|prestamo\s+bancario|financiacion\s+bancaria|'
      || 'financiamiento\s+bancario|credito\s+hipotecario|'
      || 'bank\s+financing|bank\s+loan|financiamento\s+bancario|aceita\s+financiamento|financiacion\s+propia|'
      || 'financiamiento\s+propio|'
      || 'financiacion\s+del\s+due[nñ]o|financiacion\s+del\s+propietario|financiacion\s+directa|'
      || 'financiamiento\s+directo|financia\s+el\s+due[nñ]o|financia\s+el\s+propietario|due[nñ]o\s+financia|'
      || 'propietario\s+financia|financiacion\s+por\s+el\s+due[nñ]o|owner\s+financing|owner\s+financed|'
      || 'seller\s+financing|seller\s+financed|financiamento\s+proprio|financiamento\s+direto|'
      || 'financiado\s+pelo\s+dono|afd|apto\s+mi\s+primera\s+casa|credito\s+mi\s+primera\s+casa|che\s+roga\s+pora|'
      || 'financiad[oa]s?(?:\s+por\s+(?:(?:el|la|un|su)\s+)?(?:banco|due[nñ][oa]|propietario))?|financiacion|financiamiento|financiable|se\s+financia|financiamos|'
      || 'financing\s+available|financiamento|permuta|permuto|permutable|parte\s+de\s+pago|barter|part\s+exchange|'
      || 'trade\s+in|trade\s+ins|takes\s+trade|accepts\s+trade|accepts\s+trades|aceita\s+troca|'
      || '(?:se\s+)?(?:acept|recib)[a-z]+\s+(?:vehiculo|auto|camioneta)(?:\s+(?:como|en)\s+parte\s+de\s+pago)?|'
      || 'planta\s+baja|ground\s+floor|(?:andar\s+)?terreo|'
      || '(?:cochera|garage|garaje|estacionamiento|parking)s?(?:\s+techad[oa]s?)?'
      || ')(?:e?s)?\M';
    links text := '\s+(?:(?:con|con\s+la|a|el|la|los|las|un|una|ningun|ninguna|ningum|nenhum|nenhuma|the|an|any|su|de|en|um|uma|que|sea|area\s+de|full|fully|totalmente)\s+)*';
    marks text := '\m(?:sin|sem|without|not?|nao|prohibid[oa]s?|(?:no|nao|not|does\s?n.?t|do\s?n.?t|does\s+not|do\s+not|sin|has|have|with|is|se)\s+'
      || '(?:tiene|tienen|tenemos|tener|hay|posee|poseen|cuenta\s+con|cuenta|incluye|trae|dispone\s+de|(?:se\s+)?(?:acept|admit|permit|recib)[a-z]+|es|esta|ofrece|'
      || 'tem|possui|aceita|aceitamos|ha|inclui|have|allow|accept|include|no|not))\M';
    plain text := translate(said, 'áéíóúàâêôãõÁÉÍÓÚÃÕ', 'aeiouaaeoaoAEIOUAO');
  BEGIN
    IF plain !~* '\m(?:sin|sem|without|not?|nao|[a-z]+n.t|prohibid[oa]s?)\M' THEN RETURN said; END IF;
    plain := regexp_replace(plain, marks || links || words || '(?:\s*,?\s+(?:ni|o|u|or|nor|nem|ou)' || links || words || ')*', ' sin de ', 'gi');
    RETURN regexp_replace(plain, '\m' || words || '(?:\s*[:=]\s*|\s+)(?:no|not|nao)\M(?=\s*(?:$|[.,;\n•|]|allowed|permitid|aceptad|admitid|se\s+(?:acept|admit|permit)))', ' sin de ', 'gi');
  END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.listing_derivation() RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT 6 $$;
