import { fold } from '#shared/core/text.ts'
import type { Amenity } from '#shared/listings/listingTypes.ts'

interface Feature {
  words: RegExp
  amenities?: readonly Amenity[]
}

const feature = (words: string, ...amenities: Amenity[]): Feature => ({
  words: new RegExp(`(?<![\\p{L}\\d])(?:${words})`, 'u'),
  amenities,
})

/**
 * Claims that need proof in the author's data. Praise that cannot be checked ("cómodo", "ideal") is omitted.
 */
const features: readonly Feature[] = [
  feature('piscina|pileta|alberca|pool|swimming', 'pool'),
  feature('quincho', 'quincho'),
  feature('parrilla|asador|churrasquera|grill|barbecue|bbq', 'grill', 'quincho'),
  feature('jardin|garden|parquizad|landscap', 'garden'),
  feature('patio|yard|deck|pergola|galeria|porch|veranda'),
  feature('balcon', 'balcony'),
  feature('terraza|terrace|rooftop|azotea', 'terrace'),
  feature('amoblad|amueblad|muebles|furnish|furniture', 'furnished'),
  feature('mascota|pets?(?!\\p{L})|pet-friendly', 'pets'),
  feature('aire acond|aires acond|climatiza|split|air.condition|a/c(?!\\p{L})', 'air_conditioning'),
  feature('generador|generator|grupo electrogeno', 'generator'),
  feature('barrio cerrado|condominio cerrado|gated', 'gated'),
  feature(
    'seguridad|vigilancia|guardias?(?!\\p{L})|porter|security|guard(?:s|ed)?(?!\\p{L})|concierge|surveillance',
    'security',
  ),
  feature(
    'camaras?(?!\\p{L})|alarma|cerco electrico|porton|cameras?(?!\\p{L})|alarm|electric (?:fence|gate)',
  ),
  feature('ascensor|elevador|elevator|(?:the |an? |with )lift', 'elevator'),
  feature('gimnasio|gym|fitness', 'gym'),
  feature('lavander|laundry|lavarropa|washing machine|washer', 'laundry'),
  feature(
    'dependencia|de servicio(?!\\p{L})|(?:staff|maid|service).{0,2}room|(?:staff|maid).{0,3}quarter',
    'service_room',
  ),
  feature('baulera|deposito|trastero|storage', 'storage'),
  feature('parque infantil|juegos infantiles|playground', 'playground'),
  feature(
    'salon de eventos|sum(?!\\p{L})|salon social|event room|events room|party room|clubhouse|club house',
    'events_room',
  ),
  feature('fibra|fiber|fibre|wi-?fi|internet', 'fiber'),
  feature('panel(?:es)? solar|solar panel|energia solar|solar power', 'solar'),
  feature('pozo|artesian', 'well'),
  feature('asfalt|pavimentad|empedrad|paved|cobblestone|asphalt', 'paved'),
  feature('techad[oa]|covered', 'covered_parking'),
  feature('jacuzzi|hidromasaje|sauna|spa(?!\\p{L})|hot tub|whirlpool'),
  feature('chimenea|hogar a lena|fireplace|calefaccion|losa radiante|heating|heated'),
  feature('suite|vestidor|walk-?in|closet|placard|ropero|armario|wardrobe'),
  feature('escritorio|biblioteca|oficina en casa|home office|library|study(?!\\p{L})'),
  feature('sotano|altillo|buhardilla|entrepiso|basement|attic|mezzanine|bodega|wine'),
  feature('cocina|kitchen|isla(?!\\p{L})|kitchenette'),
  feature('electrodomest|heladera|horno|lavavajilla|microonda|appliance|fridge|refrigerator|oven|dishwasher'),
  feature('comedor|dining'),
  feature(
    'living[ -](?:room|comedor|dining)|(?<=(?:el|un|su|con|y|de|amplio|gran) )living|sala(?!\\p{L})|lounge|family room',
  ),
  feature('marmol|granito|porcelanato|parquet|madera|piso flotante|marble|granite|porcelain|hardwood|wooden'),
  feature('luminos|luz natural|soleado|bright|natural light|sunlight|sunny|well-lit'),
  feature('vistas?(?!\\p{L})|panoramic|views?(?!\\p{L})|skyline'),
  // Not "tu nueva casa", "un nuevo hogar".
  feature(
    'a estrenar|estreno|recien construid|(?<!(?:tu|su|nuestro) )nuev[oa]s?(?!\\p{L}| (?:hogar|comienzo|etapa))|brand.new|newly|(?<!(?:your|their) )new(?!\\p{L}| (?:home|beginning|chapter))',
  ),
  feature('remodelad|refaccionad|renovad|reciclad|reformad|renovated|remodel|refurbish|restored'),
  feature('lujo|lujos|premium|exclusiv|alta gama|luxur|upscale|high-end|sophisticat|sofisticad'),
  feature('rio(?!\\p{L})|lago|laguna|playa|arroyo|costanera|river|lake|beach|waterfront|stream(?!\\p{L})'),
  feature(
    'bosque|forest|campo(?!\\p{L})|golf|cancha|tenis|futbol|padel|paddle|tennis|soccer|court(?!\\p{L})',
  ),
  feature('colegio|escuela|school|universidad|university|guarderia|kindergarten|facultad'),
  feature('hospital|clinica|sanatorio|clinic|farmacia|pharmac'),
  feature(
    'supermercado|shopping|mall(?!\\p{L})|centro comercial|comercios|negocios|shops?(?!\\p{L})|supermarket|stores?(?!\\p{L})',
  ),
  feature('restaurante|gastronom|cafeter|restaurant|cafes?(?!\\p{L})|bares(?!\\p{L})|dining options'),
  feature('parques?(?!\\p{L})(?! infantil)|plazas?(?!\\p{L})|parks?(?!\\p{L})|green space|espacios verdes'),
  feature('avenida|ruta(?!\\p{L})|autopista|avenue|highway|main road'),
  feature('aeropuerto|airport|transporte|colectivo|parada de|bus(?!\\p{L})|transport'),
  feature('centro de la ciudad|microcentro|downtown|city cent'),
  feature('tranquil|silencios|quiet|peaceful|serene'),
  feature('segur[oa](?!\\p{L})|safe(?!\\p{L})|secure(?!\\p{L})'),
  feature('titulo|escritura|papeles|al dia|title deed|deed|documents in order'),
  feature('financia|cuotas|credito|hipoteca|financ|instal?lment|mortgage|loan'),
  feature('rentabil|rendimiento|plusval|inversion|inversor|roi(?!\\p{L})|invest|yield|return'),
  feature('esquina|corner|orientacion|orientad|facing'),
  feature('duplex|triplex|loft|monoambiente|mansion|chalet|penthouse|bungalow|studio'),
  feature(
    'plantas?(?! baja)(?!\\p{L})|pisos?(?!\\p{L})|floors?(?!\\p{L}| (?:plan|area|space))|stor(?:y|ies|eys?)(?!\\p{L})',
  ),
  feature('airbnb|booking|turis|tourist|vacacion|vacation|holiday'),
  feature('economic|barat|oferta|rebaj|negociable|bargain|cheap|discount|negotiable'),
  feature('recepcion|impresion|cafeteria|reception|printing|coffee'),
  feature('salas? de reunion|meeting room|coworking'),
  feature('agua caliente|termo(?!\\p{L})|calefon|hot water|water heater|cable|gas(?!\\p{L})'),
]

const rooms: readonly { words: RegExp; fields: readonly ('bedrooms' | 'bathrooms' | 'parkingSpaces')[] }[] = [
  { words: /(?<!\p{L})(?:dormitorio|habitacion|cuarto|pieza|bedroom|recamara)/u, fields: ['bedrooms'] },
  { words: /(?<!\p{L})(?:bano|toilette|toilet|bathroom|bath(?!\p{L}))/u, fields: ['bathrooms'] },
  {
    words: /(?<!\p{L})(?:cochera|garaje|garage|estacionamiento|parking|carport)/u,
    fields: ['parkingSpaces'],
  },
]

export interface Given {
  text: string
  amenities: readonly Amenity[]
  bedrooms: number
  bathrooms: number
  parkingSpaces: number
}

/** "Sin piscina ni quincho", "no se aceptan mascotas", "no pets". */
const denied =
  /(?<!\p{L})(?:sin|ni|without|not?(?: (?:se|hay|tiene|cuenta con|incluye|posee|dispone de|aceptan?|admiten?|permiten?|es|esta))*)(?: (?:un|una|a|an|any))? \p{L}+/gu
const stated = (text: string) => fold(text).replace(denied, ' ')

export function unknownFeatures(text: string, given: Given): string[] {
  const [said, wrote] = [stated(text), stated(given.text)]
  const added = features.filter(
    ({ words, amenities = [] }) =>
      words.test(said) && !words.test(wrote) && !amenities.some((one) => given.amenities.includes(one)),
  )
  const addedRooms = rooms.filter(
    ({ words, fields }) =>
      words.test(said) && !words.test(wrote) && fields.every((field) => given[field] === 0),
  )
  return [...added, ...addedRooms].map(({ words }) => said.match(words)?.[0] ?? '')
}

/** Capitalized words within sentences. */
export function unknownNames(text: string, written: string): string[] {
  const known = new Set(fold(written).match(/[\p{L}\d]+/gu))
  const names = text.matchAll(/(?<=[\p{L}\d,;:)"»”] )["«“(]?(\p{Lu}[\p{L}\d]+)/gu)
  return [...names].map(([, name = '']) => name).filter((name) => !known.has(fold(name)))
}
