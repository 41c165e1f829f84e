import { bedroomsFor, childrenIn } from '#server/ai/local/children.ts'
import { explained } from '#server/ai/local/intents/explaining.ts'
import { rankIntents } from '#server/ai/local/intents/intent.ts'
import { intents } from '#server/ai/local/intents/table.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import type { Spoken } from '#server/ai/local/questionLanguage.ts'
import { capital } from '#shared/places/mainCities.ts'
import { opensOne } from './turns/implied.ts'

/* What a turn only tells more of, as the question that it then asks. Patterns of folded wordings. */

const bare = (text: string) => text.replaceAll(/[¿?]/g, ' ').trim()

const limits: ReadonlySet<string> = new Set([
  ...['price', 'transactionType', 'bedrooms', 'bathrooms', 'parkingSpaces', 'amenities', 'area'],
])
const homes: Record<Spoken, (city: string, bedrooms: number | undefined) => string> = {
  es: (city, rooms) => `casas y departamentos${rooms ? ` de ${rooms} dormitorios` : ''} en ${city}`,
  en: (city, rooms) => `houses and apartments${rooms ? ` with ${rooms} bedrooms` : ''} in ${city}`,
  pt: (city, rooms) => `casas e apartamentos${rooms ? ` de ${rooms} quartos` : ''} em ${city}`,
}
const premises: Record<Spoken, (city: string) => string> = {
  es: (city) => `locales comerciales en ${city}`,
  en: (city) => `commercial premises in ${city}`,
  pt: (city) => `pontos comerciais em ${city}`,
}

/** "Hasta 3 millones por mes" after which areas suit: such homes, or premises, of that city. */
export function limitsOfAreas(now: Meaning, prior: Meaning, language: Spoken): string | undefined {
  const { listing, text, understood } = now
  const fields = understood.criteria.map(({ field }) => field)
  const isLimit = fields.includes('price') && fields.every((field) => limits.has(field))
  if (listing || !isLimit || rankIntents(intents, now)[0]?.intent.name !== 'search') return undefined
  const asked = rankIntents(intents, prior)[0]?.intent.name
  if (asked !== 'whereToLive' && asked !== 'businessAreas') return undefined
  const city = prior.understood.filters.city?.[0] ?? capital
  if (opensOne.test(prior.wording)) return `${premises[language](city)}, ${bare(text)}`
  const children = childrenIn(prior.wording)
  const namesRooms = fields.includes('bedrooms') || children === undefined
  return `${homes[language](city, namesRooms ? undefined : bedroomsFor(children))}, ${bare(text)}`
}

const ownFigures =
  / (?:(?:pago|pagamos|pagando|gasto)(?: [^ ]+){1,6} (?:de |por )?(?:alquiler|renta)|(?:mi|nuestro) alquiler(?: actual)? es|alquilo (?:por|a)|pay(?:ing)?(?: [^ ]+){1,5} (?:in |of |for )?rent|(?:my|our) rent is|pag(?:o|amos)(?: [^ ]+){1,5} de aluguel|(?:meu|nosso) aluguel e|(?:tengo|tenemos|tenho|temos)(?: [^ ]+){1,5} (?:ahorrad\w+|guardad\w+)|(?:i|we) have(?: [^ ]+){1,5} (?:saved|in savings))(?= )/

/** What one earns is another matter. */
const earns = / (?:gan(?:o|amos)|cobr(?:o|amos)|sueldos?|salarios?|earn|salary|ganh(?:o|amos)|renda)(?= )/

/** "Vivo en San Lorenzo y pago 2.300.000 de alquiler" after renting or buying: that choice, with them. */
export function choiceWith({ text, wording, listing }: Meaning, choice: Meaning | undefined) {
  const isTold = !listing && /\d/.test(wording) && ownFigures.test(wording) && !earns.test(wording)
  return isTold && choice ? `${bare(choice.text)}, ${bare(text)}` : undefined
}

const judges =
  / (?:bien|mal|segur[oa]|safe|fine|ok|okay|good|bad|risk\w*|riesgo\w*|tranquil\w+|problema\w*|zafa|se salva|conviene|bem|boa|bom|mal|ruim|y|e|and|what about)(?= )/
const placed: ReadonlySet<string> = new Set(['city', 'neighborhood'])
const floods: Record<Spoken, (place: string) => string> = {
  es: (place) => `¿se inunda ${place}?`,
  en: (place) => `does ${place} flood?`,
  pt: (place) => `${place} alaga?`,
}
const maxWords = 9

/** "Entonces Sajonia está bien o no" after which barrios flood. */
export function floodThere(now: Meaning, prior: Meaning, language: Spoken): string | undefined {
  const { wording, listing, understood } = now
  const { neighborhood, city } = understood.filters
  const place = neighborhood?.[0] ?? city?.[0]
  const isOfPlace = understood.criteria.every(({ field }) => placed.has(field))
  if (listing || place === undefined || !isOfPlace || !judges.test(wording)) return undefined
  const isShort = wording.trim().split(' ').length <= maxWords
  return isShort && explained.flood?.test(prior.wording) ? floods[language](place) : undefined
}
