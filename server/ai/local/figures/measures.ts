import { about } from '#server/ai/local/topics.ts'
import type { FigureGroup, FigureMeasure } from '#shared/search/figures.ts'

/* Of folded wordings with one space around each word, in Spanish, English and Portuguese. */

const any = (words: string) => new RegExp(` (?:${words})(?= )`)

/** What is asked of many listings. */
export type Measure = FigureMeasure | 'count'

const fees = any(
  'expensas?|gastos comunes|cuota de mantenimiento|taxa de condominio|(?:building|condo(?:minium)?|maintenance|hoa|common|monthly) (?:fees?|charges?)|(?:paga\\w*|custa|valor|preco|quanto e|caro) (?:de |do |o )?condominio|condominio(?: \\w+){0,2} (?:custa|medio|por mes|mais)',
)
const days = any(
  '(?:cuanto|cuantos|en cuanto|hace cuanto)(?: \\w+){0,3} (?:(?<! (?:se|me|te|nos|les?) )llevan?|duran?|publicad[oa]s?)|(?:tarda\\w*|demora\\w*)(?: \\w+){0,3} (?:en )?(?:vender\\w*|alquilar\\w*)|(?:cuanto tiempo|cuantos dias|cuantos meses|hace cuanto)(?: \\w+){0,5} (?:se venden?|se alquilan?|publicad[oa]s?|en venderse|en alquilarse|en el mercado|vender|alquilar)|tiempo (?:promedio |medio )?(?:en el mercado|de publicacion|de venta|publicad[oa]s?)|(?:se )?(?:venden?|alquilan?)(?: \\w+)? (?:mas )?(?:rapido|lento|facil)|(?:mas|mais) (?:facil|rapido|dificil|facilidade)(?: \\w+){0,2} (?:alquilar|vender|alugar)|(?:easier|easiest|faster|quicker|harder)(?: \\w+)? to (?:rent|sell|let)(?: out)?|(?:mas|menos) (?:tiempo|dias) (?:publicad\\w+|en el mercado|en la pagina)|how long (?:do|does|are|is|have|has|it|till|until|before)(?: \\w+){0,8} (?:stay|stand|listed|market|sell|rent|let|online|published)|(?:days|time) on (?:the )?market|how (?:fast|quickly)(?: \\w+){0,5}|(?:sells?|rents?|move)(?: \\w+)? (?:fast|quick|slow)(?:est|er|ly)?|(?:longest|shortest) (?:on|listed|time)|(?:cuanto|quanto) tempo(?: \\w+){0,6} (?:ficam?|anunciad[oa]s?|publicad[oa]s?|vender|alugar)|tempo (?:medio )?(?:no mercado|de venda)|(?:vendem?|alugam?)(?: \\w+)? (?:mais )?(?:rapido|devagar)',
)
const size = any(
  '(?:tamano|superficie|metraje|metragem|tamanho|area) (?:promedio|medi[oa]|tipic[oa]|normal|usual|habitual)|(?:average|typical|usual|median|normal) (?:size|area|floor area|plot)|(?:cuantos|cuanto|quantos|how many) (?:metros?|m2|square (?:meters|metres))(?: \\w+){0,2} (?:tienen|miden|suelen|tem|have|do)|(?:que|cual es el) tamano|how (?:big|large|small) (?:are|is) (?:the |an? )?(?:average|typical|usual|houses|apartments|plots|lots|homes|flats|offices)|(?:mas|mais) (?:grandes|amplios|amplias|metros|chicos|chicas|pequen[oa]s)|maiores|bigger|larger|smaller|biggest|largest|smallest|(?:miden|medem)(?: \\w+){0,4}',
)
const perSqm = about.perSqm
const dear =
  '(?:mas|mais|menos|lo mas|o mais) (?:car[oa]s?|barat[oa]s?|economic[oa]s?|accesibles?|acessive[il]s?|em conta|cost[oa]s[oa]s?)|cheap(?:er|est)|(?:more|most|less|least) (?:expensive|affordable)|dear(?:er|est)|pric(?:ier|iest)|(?:cuesta|sale|vale|piden|pide|custa|costs?|pay|paga|pagan|se paga)(?: \\w+){0,2} (?:mas|menos|mais|more|less)|(?:mayor|menor|maior|mejor|melhor|highest|lowest|best|mas (?:alto|bajo)) (?:precio|alquiler|renta|preco|aluguel|price|rent|valor)s?'
const price = any(
  `precios?|precos?|prices?|alquiler|aluguel|rent|renta|cuesta\\w*|custa\\w*|costs?|alquileres|alugueis|rents|valor(?:es)?|vale|valen|pagaria|pagare|pagaria|would i pay|saldria|costaria|piden|pedem|asking|pagan?|pay|pidiendo|pedindo|(?:cuanto|quanto) (?:sale|salen|esta|estan|e|sai|pide|ta)|${dear}`,
)
const dearness = any(dear)
const count = any(
  '(?:cuant[oa]s|quant[oa]s|how many|(?:cantidad de|numero de|number of)(?! (?:dormitorios|habitaciones|bedrooms|quartos)))|(?:mas|mais|menos|most|more|fewest|least) (?:avisos|anuncios|places|ofertas?|opciones|opcoes|para elegir|departamentos|deptos|casas|terrenos|lotes|duplex|monoambientes|oficinas|locales|depositos|alquileres|propiedades|listings|choice|options|apartments|flats|houses|homes|offices|shops|warehouses|rentals|land|plots|lots|apartamentos|imoveis|galpoes|salas)|(?:hay|tem|ha) (?:mas|mais|menos)|(?:is|are) (?:there )?(?:the )?(?:most|more)',
)

/** The first that matches is meant: "cuántos días", "el precio por m²" name a narrower one. */
const byWords: readonly (readonly [Measure, RegExp])[] = [
  ['maintenanceFee', fees],
  ['daysListed', days],
  ['pricePerSqm', perSqm],
  ['area', size],
  ['price', dearness],
  ['count', count],
  ['price', price],
]

export const measureIn = (wording: string): Measure | undefined =>
  byWords.find(([, words]) => words.test(wording))?.[0]

/** A share of those that fit: "¿qué porcentaje tiene piscina?" */
export const asksShare = any(
  '(?<! (?:en|in|em) )(?:que|cual es el|cual es la|what|qual|which) (?:porcentaje|proporcion|percentage|percent|share|proportion|porcentagem|porcento|parte)|(?:porcentaje|percentage|porcentagem) (?:de|of)|la mayoria|a maioria|(?:most|how many|cuant[oa]s|quant[oa]s) (?:of (?:them|those|these)|de (?:ell[oa]s|es[oa]s|est[oa]s)|dess?[ea]s|del[ea]s)|(?:how many|cuant[oa]s|quant[oa]s) por ciento',
)

const groups: readonly (readonly [FigureGroup, string])[] = [
  ['city', 'ciudad(?:es)?|cit(?:y|ies)|towns?|cidades?|municipios?|localidad(?:es)?|pueblos?'],
  [
    'neighborhood',
    'barrios?|zonas?|areas?|neighbou?rhoods?|districts?|bairros?|regi(?:ao|oes)|parts?|partes?|lugar(?:es)?|places?',
  ],
  [
    'propertyType',
    '(?:tipos?|clases?|kinds?|types?) (?:de|of) (?:propiedad(?:es)?|inmuebles?|viviendas?|propert(?:y|ies)|homes?|housing|imove(?:l|is)|real estate)',
  ],
  ['bedrooms', '(?:cantidad|numero|number) (?:de|of) (?:dormitorios|habitaciones|bedrooms|quartos)'],
]
const which =
  '(?:(?:en |in |em |de |of )?(?:que|cual(?:es)?|cual es (?:el|la)|which|what|qual|quais|qual e [oa])|los|las|el|la|the|os|as|o|a)'
const each = '(?:por|segun|en cada|de cada|cada|by|per|in each|each|em cada)'

export interface Grouped {
  by: FigureGroup
  /** "Por barrio", without "cuál". */
  isOfEach: boolean
}

const grouped = groups.map(([by, nouns]) => ({
  by,
  which: any(
    `${which}(?: (?:los|las|os|as|the|cinco|tres|diez|top|5|3|10|mejores|otr[oa]s?|other)){0,3} (?:${nouns})`,
  ),
  each: any(`${each} (?:el |la |the )?(?:${nouns})|dormitorios(?= (?:por|segun))`),
}))
const bySize = any('(?:por|segun|by|per) (?:los |las )?(?:dormitorios|habitaciones|bedrooms|quartos)')
const where = any('donde|where|onde|en que parte')
const superlative = any(
  `${dear}|(?:mas|mais|menos|the most|most|least|fewest|fastest|slowest|quickest|mayor|menor|maior|highest|lowest|biggest|largest|smallest|longest|shortest|mejor(?:es)? precios?|best (?:price|value)s?)`,
)

/** "¿En qué barrio …?", "precios por ciudad"; undefined where one answer is enough. */
export function groupIn(wording: string): Grouped | undefined {
  if (bySize.test(wording)) return { by: 'bedrooms', isOfEach: true }
  const each = grouped.find((one) => one.each.test(wording))
  if (each) return { by: each.by, isOfEach: true }
  if (!superlative.test(wording)) return undefined
  const which = grouped.find((one) => one.which.test(wording))
  if (which) return { by: which.by, isOfEach: false }
  return where.test(wording) ? { by: 'neighborhood', isOfEach: false } : undefined
}

const least = any(
  'menos|menor(?:es)?|barat[oa]s?|economic[oa]s?|accesibles?|em conta|mas (?:baj[oa]s?|rapid[oa]s?|chic[oa]s?|pequen[oa]s?|facil)|mais (?:baix[oa]s?|rapid[oa]s?|pequen[oa]s?)|rapido|cheap(?:er|est)|affordable|lowest|least|fewest|less|smallest|smaller|fast(?:er|est)?|quick(?:er|est|ly)?|shortest|mejor(?:es)? precios?|best (?:price|value)s?',
)

/** Lowest first. */
export const asksLeast = (wording: string): boolean => least.test(wording)

/** Of many in general, not of one: "¿cuánto sale en promedio?" */
export const inGeneral = any(
  'promedio|media|medi[oa]|mediana|en general|normal(?:mente)?|suelen?|tipic[oa]|usual(?:mente)?|average|median|typical(?:ly)?|usual(?:ly)?|in general|geralmente|costumam?|ronda|rondan|mas o menos|aproximad\\w+|around',
)
/** Of two things. */
export const comparesTwo = any(
  'o|u|ou|or|vs|versus|que|than|entre|between|diferencia|difference|diferenca|compar\\w+|cual|which|qual|y|and|e',
)
