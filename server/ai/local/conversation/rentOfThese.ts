import type { Meaning } from '#server/ai/local/questionContext.ts'
import type { Spoken } from '#server/ai/local/questionLanguage.ts'
import { homeTypes } from '#shared/listings/traits.ts'

const asksRent =
  / (?:(?:a|en|por|y) (?:cuanto|que precio)(?: (?:mas o menos|mensual))?(?: (?:se|podria|podriamos|puedo|podemos|lo|la|los|las|me|nos)){0,3} (?:alquil\w+|rentan?|rentar\w*)|cuanto (?:se )?(?:pide|piden|cobra|cobran|sacaria|saco|sale|seria|saldria)(?: \w+){0,2} (?:de |el )alquiler|cuanto (?:sale|cuesta) (?:el alquiler|alquilar)(?: \w+){0,3}|(?:what|how much)(?: \w+){0,3} (?:one|ones|they|it|those|these|them|that|i)(?: \w+){0,2} (?:rent|be rented)(?: \w+){0,4}|(?:por|a) [cq]uanto(?: \w+){0,3} alug\w+|[cq]uanto (?:e|fica|seria|daria|cobram)(?: \w+){0,2} (?:de |o )aluguel)(?= )/
/** What is left of it, or whether it pays. */
const ofYield =
  / (?:gan\w+|rind\w+|rend\w+|make|earn\w*|yield|returns?|profit\w*|keep|net|neto|liquido|sobra|queda|if|si|se eu|airbnb|noche|night|noite)(?= )/

const rentOf: Record<Spoken, (what: Homes) => string> = {
  es: ({ type, rooms, place }) =>
    `¿cuánto cuesta alquilar ${{ house: 'una casa', apartment: 'un departamento', home: 'una vivienda' }[type]}${rooms ? ` de ${rooms} dormitorios` : ''} en ${place}?`,
  en: ({ type, rooms, place }) =>
    `how much is it to rent ${{ house: 'a house', apartment: 'an apartment', home: 'a home' }[type]}${rooms ? ` with ${rooms} bedrooms` : ''} in ${place}?`,
  pt: ({ type, rooms, place }) =>
    `quanto custa alugar ${{ house: 'uma casa', apartment: 'um apartamento', home: 'uma moradia' }[type]}${rooms ? ` de ${rooms} quartos` : ''} em ${place}?`,
}

interface Homes {
  type: 'house' | 'apartment' | 'home'
  rooms: number | undefined
  place: string
}

/** "¿A cuánto se alquilan?" after homes for sale: what such homes rent for there. */
export function rentOfThese({ wording, understood, thread, listing }: Meaning, language: Spoken) {
  const { transactionType, propertyType = [], bedrooms, city, neighborhood } = thread.search?.filters ?? {}
  const namesOthers = understood.criteria.some(({ field }) => field !== 'transactionType')
  const isAsked = asksRent.test(wording) && !ofYield.test(wording) && !/ \d/.test(wording)
  if (listing || transactionType !== 'sale' || namesOthers || !isAsked) return undefined
  if (!propertyType.every((type) => homeTypes.includes(type))) return undefined
  const place = [neighborhood?.[0], city?.[0]].filter((one) => one !== undefined).join(', ')
  if (place === '') return undefined
  const [only, ...others] = propertyType
  const type = others.length === 0 && (only === 'house' || only === 'apartment') ? only : 'home'
  return rentOf[language]({ type, rooms: bedrooms, place })
}
