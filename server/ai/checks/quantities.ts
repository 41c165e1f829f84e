import { fold } from '#shared/core/text.ts'
import { type Figure, figuresIn } from './figures.ts'
import { numbersByWord } from './numberWords.ts'

const units = {
  bedrooms: 'dormitorios?|dorms?|habitacion(?:es)?|cuartos?|piezas?|bedrooms?|beds?',
  bathrooms: 'banos?|bathrooms?|baths?|toilettes?',
  parkingSpaces: 'cocheras?|garajes?|garages?|estacionamientos?|parking (?:space|spot)s?|car spaces?',
  people: 'personas?|huespedes|people|persons?|guests?',
  percent: '%|por ciento|per ?cent',
  squareMeters: 'm2|m²|metros cuadrados|square met(?:er|re)s?|sqm',
  meters: 'm|mts?|metros?(?! cuadrado)|met(?:er|re)s?',
  minutes: 'minutos?|minutes?|mins?',
  hours: 'horas?|hours?|hs?',
  distance: 'kms?|kilometros?|kilomet(?:er|re)s?|cuadras?|blocks?',
  floors: 'pisos?|plantas?|floors?|stor(?:y|ey|ies|eys)',
  dollars: 'usd|us\\$|dolares|dollars',
} as const
export type Unit = keyof typeof units

/** "3 dormitorios", "a 10 minutos", "8,5 %", "$85". */
export interface Quantity {
  unit: Unit
  text: string
  figure: Figure
}

const rooms: readonly Unit[] = ['bedrooms', 'bathrooms', 'parkingSpaces']
const amount = `(?<![\\p{L}\\d.,])(?:\\d+(?:[.,]\\d+)*|${[...numbersByWord.keys()].join('|')})`
/** "3 amplios dormitorios" */
const adjective = '(?: (?!(?:con|de|del|y|o|u|a|en|sin|por|with|of|and|or|in|to|by) )\\p{L}+)?'
const patterns = (Object.keys(units) as Unit[]).map((unit) => {
  const between = rooms.includes(unit) ? adjective : ''
  return [unit, new RegExp(`${amount}${between}[ -]*(?:${units[unit]})(?![\\p{L}\\d²])`, 'gu')] as const
})
const dollarsBefore =
  /(?:us\$|usd|\$) ?\d+(?:[.,]\d+)*(?![.,]?\d| ?(?:mil|millon|k\b|m\b|thousand|million))/gu

export function quantitiesIn(text: string): Quantity[] {
  const folded = fold(text)
  const found = [...patterns, ['dollars', dollarsBefore] as const]
  return found.flatMap(([unit, pattern]) =>
    [...folded.matchAll(pattern)].flatMap(([said]) => {
      const [word = ''] = said.match(/\p{L}+/u) ?? []
      const [figure = inWords(word)] = figuresIn(said.replace(/(?<=\d) .*/, ''))
      return figure ? [{ unit, text: said, figure }] : []
    }),
  )
}

function inWords(word: string): Figure | undefined {
  const value = numbersByWord.get(word)
  return value === undefined ? undefined : { text: word, readings: [value] }
}
