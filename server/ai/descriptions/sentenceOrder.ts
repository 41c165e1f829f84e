import { fold } from '#shared/core/text.ts'

/** In the order of a good text: the home, its rooms, outside, around it, papers and terms. */
const groups: readonly (readonly [name: SentenceGroup, words: RegExp])[] = [
  [
    'terms',
    /titulo|escritura|documento|papeles|financ|credito|cuotas?(?!\p{L})|entrega(?! inicial de)|expensas|garantia|garante|requisit|contrato|deposito de garantia|permuta|vehiculo|parte de pago|precio|negociable|comision|title|deed|loan|instal|deposit|guarant|lease|price|fees|posesion|impuesto|usd|(?<!\p{L})gs(?!\p{L})|dolares|guaranies|mascotas|no fumador|smok|pets/u,
  ],
  [
    'around',
    /cerca|cuadras?(?!\p{L})|metros de|minutos|frente a|a pasos|zona|barrio|ubicad|ubicacion|avenida|(?<!\p{L})av(?:da)?(?!\p{L})|esquina|casi (?=\p{L})|shopping|colegio|escuela|supermercado|universidad|hospital|ruta|parada|asfalt|empedrad|near|close|blocks|minutes|walk|school|mall|street|located/u,
  ],
  [
    'outside',
    /patio|jardin|piscina|pileta|quincho|parrilla|terraza|balcon|galeria|cochera|garaje|terreno|lote|fondo|frente|arbol|pozo|yard|garden|pool|terrace|balcony|veranda|garage|parking|plot|grill|seguridad|porton|cerco|camaras|gimnasio|amenities|sum(?!\p{L})|ascensor|edificio|lift|elevator|gym|building/u,
  ],
  [
    'inside',
    /cocina|living|comedor|sala|dormitorio|habitacion|suite|bano|placard|lavadero|lavanderia|escritorio|dependencia|aire|split|piso|ceramic|porcelanat|madera|ventana|deposito|baulera|kitchen|dining|room|bath|closet|floor|laundry|office|storage|amoblad|mueble|furnish/u,
  ],
]
export type SentenceGroup = 'home' | 'inside' | 'outside' | 'around' | 'terms'
/** Begins a text. */
const begins =
  /^(?:vend[oe]|se vende|alquil[oa]|se alquila|hermos|precios|lind|excelente|espectacular|ampli[ao] (?:casa|depart|dep|duplex)|modern|oportunidad|casa|departamento|depto|duplex|beautiful|lovely|spacious|modern)/u
const order: readonly SentenceGroup[] = ['home', 'inside', 'outside', 'around', 'terms']

const groupWords = groups.map(
  ([name, { source }]) => [name, new RegExp(`(?<!\\p{L})(?:${source})`, 'gu')] as const,
)

/** What a sentence is mostly about. */
export function groupOf(sentence: string): SentenceGroup {
  const folded = fold(sentence)
  if (begins.test(folded)) return 'home'
  const counts = groupWords.map(([name, words]) => [name, [...folded.matchAll(words)].length] as const)
  const [best] = counts.toSorted(([, one], [, other]) => other - one)
  return best && best[1] > 0 ? best[0] : 'home'
}

/** What decides for a reader, beyond the facts of the form. */
const strong =
  /a estrenar|recien|refaccion|remodelad|reciclad|renovad|vista|luminos|esquina|cerca|cuadras?(?!\p{L})|a pasos|frente a|titulo|financ|a (?:el )?dia|amplio|suite|doble altura|piso alto|seguridad|sin expensas|permuta|renta|new|renovated|view|bright|sunny|corner|near|blocks|walk|title|spacious/gu

/** How much a sentence adds; a longer one has to add more. */
export const strengthOf = (sentence: string): number => [...fold(sentence).matchAll(strong)].length

/** By what they are about; those about the same stay in their order. */
export function inGoodOrder<Sentence extends { group: SentenceGroup }>(
  sentences: readonly Sentence[],
): Sentence[] {
  return sentences.toSorted((one, other) => order.indexOf(one.group) - order.indexOf(other.group))
}
