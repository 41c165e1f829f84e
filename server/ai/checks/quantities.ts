import { type Figure, figuresIn } from './statedFigures.ts'

const units = {
  bedrooms: 'dormitorios?|dorms?|habitacion(?:es)?|cuartos?|quartos?|piezas?|bedrooms?|beds?|koty',
  bathrooms: 'banos?|banheiros?|bathrooms?|baths?|toilettes?',
  parkingSpaces:
    'cocheras?|garajes?|garages?|garagens?|estacionamientos?|parking (?:space|spot)s?|car spaces?|vagas?',
  people: 'personas?|huespedes|people|persons?|guests?|pessoas?|hospedes',
  percent: '%',
  squareMeters: 'm2|m²|metros cuadrados|metros quadrados|square met(?:er|re)s?|sqm',
  hectares: 'hectareas?|hectares?',
  meters: 'm|mts?|metros?(?! (?:cuadrado|quadrado))|met(?:er|re)s?',
  minutes: 'minutos?|minutes?|mins?',
  hours: 'horas?|hours?|hs?',
  distance: 'kms?|kilometros?|kilomet(?:er|re)s?|cuadras?|blocks?|quadras?|quarteiroes',
  floors: 'pisos?|plantas?|floors?|stor(?:y|ey|ies|eys)|andares',
  dollars: 'usd|us\\$|u\\$s|dolar(?:es)?|dollars?|bucks|verdes',
  guaranies: 'gs|guarani(?:es|s)?|pyg|₲',
  otherMoney:
    'euros?|pesos?|real|reais|reales|eur|brl|ars|€|libras?|pounds?|bitcoins?|grand|quid|pavos|mangos',
} as const
export type Unit = keyof typeof units
export const moneyUnits: readonly Unit[] = ['dollars', 'guaranies', 'otherMoney']

/** "3 dormitorios", "a 10 minutos", "8,5 %", "$85". */
export interface Quantity {
  unit: Unit
  text: string
  figure: Figure
}

const rooms: readonly Unit[] = ['bedrooms', 'bathrooms', 'parkingSpaces']
const number = '(?<![\\p{L}\\d.,])\\d+(?:[.,]\\d+)*'
/** "3 amplios dormitorios", "12 mll dólares" */
const adjective = '(?: (?!(?:con|de|del|y|o|u|a|en|sin|por|with|of|and|or|in|to|by|e|em) )\\p{L}+)?'
const link = '(?:[ -]{0,3}(?:de|of|em|en|in)?[ -]{1,3}|[ -]{0,3})'
const patterns = (Object.keys(units) as Unit[]).map((unit) => {
  const isMoney = moneyUnits.includes(unit)
  const between = rooms.includes(unit) || isMoney ? adjective : ''
  const after = isMoney ? link : '[ -]{0,3}'
  return [unit, new RegExp(`${number}${between}${after}(?:${units[unit]})(?![\\p{L}\\d²])`, 'gu')] as const
})
const signs: readonly [Unit, string][] = [
  ['dollars', '(?:us\\$|u\\$[sd]|usd|u\\$|\\$)'],
  ['guaranies', '(?<!\\p{L})(?:gs\\.?|pyg|₲|guaranies)'],
  ['otherMoney', '(?:€|r\\$|£|eur|brl)'],
]
const prefixed = signs.map(([unit, sign]) => [unit, new RegExp(`${sign} ?\\d+(?:[.,]\\d+)*`, 'gu')] as const)
/** "cuesta 99.000", "precio: Gs. 500.000": what is said of a listing itself. */
const priced =
  /(?<!\p{L})(?:cuestan?|salen?|valen?|custam?|costs?|costing|precios?|preco|price|priced|alquilan?|worth|por solo|por apenas|for only|for just|piden?|asking|venden?|dejan?|llevas?|ofrecen?)(?: (?:a|de|en|es|is|of|e|por|at|solo|apenas|only|just|por|for|unos|unas|about|around|now|ahora|tan|era|was)|[:/])* (?:(?:us\$|u\$[sd]|usd|gs[.]?|₲|\$) ?)?\d+(?:[.,]\d+)*(?: ?(?:usd|gs|guarani|dolar|dollar))?(?![\d.,]*\d| ?(?:%|m2|m²|x(?!\p{L})|(?:veces|times|dorm|hab|mes|dia|ano|month|day|year|min|cuadra|block)\p{L}*))/gu

/** "rinde un 9" */
const yielded =
  /(?<!\p{L})(?:rinde|rende|renta|yields?|returns?|roi|rentabilidad|retorno)(?: (?:un|una|de|del|es|is|of|a|al|es de|e de|about|unos|casi))* \d+(?:[.,]\d+)*(?![\d.,]*\d| ?%)/gu

/** Wants spelled amounts in digits. */
export function quantitiesIn(digits: string): Quantity[] {
  return [...patterns, ...prefixed, ['percent', yielded] as const].flatMap(([unit, pattern]) =>
    [...digits.matchAll(pattern)].flatMap(([said]) => {
      const [figure] = figuresIn(said)
      return figure
        ? [{ unit, text: said, figure: moneyUnits.includes(unit) ? asMoney(figure) : figure }]
        : []
    }),
  )
}

export interface Price {
  text: string
  figure: Figure
  /** Any of these, where its currency is not said. */
  units: readonly Unit[]
}

/** What is said to be a price. */
export function pricesIn(digits: string): Price[] {
  return [...digits.matchAll(priced)].flatMap(([said]) => {
    const figure = figuresIn(said).at(-1)
    return figure ? [{ text: said, figure: asMoney(figure), units: currencyOf(said) }] : []
  })
}

function currencyOf(said: string): readonly Unit[] {
  if (/gs|₲|guarani/.test(said)) return ['guaranies']
  return /\$|usd|dol/.test(said) ? ['dollars'] : ['dollars', 'guaranies']
}

/** "$1.500" are thousands, whatever the language. */
function asMoney(figure: Figure): Figure {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(figure.text)
  return isGrouped ? { ...figure, readings: [Number(figure.text.replace(/[.,]/g, ''))] } : figure
}
