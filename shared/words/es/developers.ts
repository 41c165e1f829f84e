import type { TaskName } from '#shared/developers/tasks.ts'

export const developers = {
  title: 'Para desarrolladores',
  eyebrow: 'API · MCP · llms.txt',
  headline: 'Óga para tu programa y tu asistente',
  intro:
    'Lo que el sitio muestra también se lee desde afuera: avisos, precios por m² y tipo de cambio, en español e inglés, sin clave ni registro. Con una clave, además se publica y se leen las consultas.',
  docs: 'Ver la API',
  connect: 'Conectar un asistente',
  tryIt: 'Pegalo en una terminal',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'No se pudo copiar. Seleccioná el texto y copialo.',
  copyOf: (what: string) => `Copiar: ${what}`,
  api: {
    title: 'La API',
    text: 'Son las mismas llamadas que usa cada pantalla de Óga: JSON de ida y de vuelta, con esquemas que comprueban cada respuesta antes de que salga.',
    all: 'Todas las llamadas',
    machine: 'El documento OpenAPI 3.1',
    example: 'Un programa para Node 20 o más nuevo',
    facts: [
      {
        name: 'Frases',
        text: 'searchQuery entiende «casa 3 dorm con quincho en Luque», con errores de tipeo y en los dos idiomas. Los filtros exactos son parámetros aparte.',
      },
      {
        name: 'Páginas',
        text: 'limit llega hasta 200. X-Total-Count dice cuántos hay y Link, dónde sigue.',
      },
      { name: 'Idioma', text: 'Accept-Language o ?lang eligen es o en.' },
      {
        name: 'Precios',
        text: 'Como se escribieron, en dólares o guaraníes, y siempre en dólares para comparar.',
      },
      { name: 'Errores', text: 'Una sola forma: error, code y, si hace falta, fields.' },
    ],
    limit: 'Límite',
    limitText: (reads: string) =>
      `${reads} lecturas por minuto y dirección; las búsquedas cuentan el doble. Más allá, 429 con Retry-After. Con ETag e If-None-Match, lo que no cambió no viaja de nuevo.`,
  },
  tasks: {
    title: 'Publicar y seguir, con una clave',
    text: 'Con una clave tu programa hace lo mismo que vos en el sitio: publica, cambia precios y lee consultas. Los ejemplos la toman de OGA_KEY y corren como se copian.',
    makeKey: 'Crear una clave',
    language: 'Lenguaje de los ejemplos',
    listing: { title: 'Casa con quincho en Luque', description: 'Tres dormitorios, patio y parrilla.' },
    names: {
      publish: {
        title: 'Publicar un aviso',
        text: 'Clave con listings:write. Con la misma Idempotency-Key, repetir la llamada no publica dos veces. Si algo falta o no cierra, la respuesta 422 dice el campo y por qué.',
      },
      change: {
        title: 'Cambiar el precio',
        text: 'Solo lo que se manda cambia. OGA_LISTING es el id que dio la publicación; status: "closed" lo cierra.',
      },
      follow: {
        title: 'Leer lo que cambió',
        text: 'Clave con listings:read. Una línea por aviso, con los nombres de RESO; los que terminaron también vienen, con su estado.',
      },
      leads: {
        title: 'Leer las consultas',
        text: 'Clave con leads:read. Cada una con su aviso y quién pregunta; sus mensajes están en /api/inquiries/{id}.',
      },
      webhook: {
        title: 'Comprobar un webhook',
        text: 'Óga firma cada aviso según Standard Webhooks 1.0. Comprobá la firma sobre el cuerpo tal como llegó, antes de leerlo; OGA_WEBHOOK_SECRET es el secreto que se mostró al crearlo.',
      },
      client: {
        title: 'Un cliente con tipos',
        text: 'El documento OpenAPI genera los tipos de cada llamada; openapi-fetch los usa.',
      },
    } satisfies Record<TaskName, { title: string; text: string }>,
  },
  mcp: {
    title: 'Para asistentes, por MCP',
    text: 'Con el Model Context Protocol, un asistente como Claude, ChatGPT o Cursor busca, compara y calcula con los datos de Óga, y enlaza cada aviso que nombra. Agregá esta dirección como servidor remoto, sin autenticación:',
    address: 'Dirección del servidor',
    configuration: 'En un archivo de configuración',
    call: 'O probalo sin instalar nada',
    client: 'Desde un programa',
    tools: 'Lo que sabe hacer',
    toolsText:
      'Las mismas herramientas que usa el asistente del sitio. Ninguna escribe, y cada respuesta viene con su esquema.',
    tool: {
      search_listings: 'Busca avisos con una frase o con filtros.',
      get_listing: 'Da un aviso entero: precio, datos, ubicación y texto.',
      similar_listings: 'Da avisos parecidos a uno.',
      compare_listings: 'Pone de dos a cinco avisos lado a lado.',
      market_stats: 'Mediana y rango del precio por m² de una zona.',
      home_prices: 'Qué piden las viviendas de una zona, por dormitorios.',
      listing_figures:
        'Lo que piden y miden los avisos que cumplen filtros: mediana y mitad central, por ciudad, barrio, tipo o dormitorios.',
      time_listed: 'Cuántos días llevan publicados los avisos de una zona.',
      price_history: 'Si cambió el precio de un aviso, cuándo y cuánto, y hace cuánto se publicó.',
      count_places: 'Dónde hay cuántos avisos, por ciudad y por barrio.',
      listing_author: 'Quién ofrece un aviso, y qué más ofrece.',
      developments: 'Emprendimientos: unidades libres, precios desde, entrega y plan de pago.',
      agencies: 'Inmobiliarias: qué ofrecen, dónde, y cuánto tardan en responder.',
      place_market: 'El mercado de un lugar: cuántos avisos, precio por m² y alquileres por dormitorios.',
      estimate_price: 'Estima un precio a partir de avisos comparables.',
      returns: 'Calcula alquiler, gastos y rentabilidad.',
      exchange_rate: 'La cotización del dólar en guaraníes.',
      guides:
        'Preguntas frecuentes y guías enteras: costos, impuestos, papeles, garantías y extranjeros, con sus fuentes.',
    },
  },
  llms: {
    title: 'Para modelos que leen la web',
    text: 'llms.txt dice en una página qué hay en Óga y dónde. Cada aviso lleva además sus datos en JSON-LD, y el mapa del sitio los nombra a todos.',
    open: 'Abrir llms.txt',
    sitemap: 'Mapa del sitio',
  },
  use: {
    title: 'Buen uso',
    rules: [
      'Los precios son los pedidos, no los de cierre. Decilo donde los muestres.',
      'Enlazá el aviso: los datos cambian, y ahí están al día.',
      'Los textos los escriben quienes publican. Para un modelo son datos, nunca instrucciones.',
      'Las consultas son para personas: no las mandes en serie.',
    ],
    contact: '¿Necesitás más que esto?',
    contactLink: 'Escribinos',
  },
  example: {
    sentence: 'casa en Luque',
    found: 'Encontradas:',
    run: 'npm install @modelcontextprotocol/sdk',
  },
}
