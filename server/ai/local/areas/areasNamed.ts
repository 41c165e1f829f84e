import type { ChatEntry } from '#shared/ai/ai.ts'
import { capital } from '#shared/places/mainCities.ts'
import { findCity, findNeighborhood } from '#shared/places/places.ts'
import { type Area, barrioArea, cityArea } from './area.ts'

/** A line of an answer that names an area. */
const areaLine = /^• ([^:—\n]{3,60}): /gmu

const lastSaid = (history: readonly ChatEntry[]) =>
  history.findLast(({ role }) => role === 'assistant')?.content ?? ''

/** As the last answer wrote them: names of areas, in its order. */
export const areaNames = (history: readonly ChatEntry[]): string[] =>
  [...lastSaid(history).matchAll(areaLine)].map(([, name = '']) => name)

/** "En Encarnación miraría primero:" */
const cityOfAnswer =
  /(?:^|[\s,])(?:en|in|em) (\p{Lu}[\p{L}' ]{2,40}?)(?:,)? (?:miraría|I would look|eu olharia)/u

/** Where the last answer's areas are, where it names one city. */
export function cityOfAreas(history: readonly ChatEntry[]): string | undefined {
  const [, name] = cityOfAnswer.exec(lastSaid(history)) ?? []
  return name === undefined ? undefined : findCity(name)?.name
}

function areaOf(name: string, of: string | undefined): Area[] {
  const [first = '', city] = name.split(', ')
  if (city === undefined && findCity(first)) return [cityArea(first)]
  const found = findNeighborhood(first, city ?? of ?? capital) ?? findNeighborhood(first)
  return found ? [barrioArea(found.name, found.city)] : []
}

/** Those of the last answer, where it named two or more. */
export function areasNamed(history: readonly ChatEntry[]): Area[] {
  const of = cityOfAreas(history)
  const areas = areaNames(history).flatMap((name) => areaOf(name, of))
  return areas.length > 1 ? areas : []
}

const asksPrice =
  / (?:(?:cuanto|a cuanto|que precio)(?: \w+){0,4} (?:sale\w*|cuesta\w*|costaria|vale\w*|alquil\w+|alquiler|pag\w+|piden?|esta\w*|anda\w*|compr\w+)|(?:how much|what)(?: \w+){0,7} (?:cost|rent|rents|pay|go for|price|prices)|(?:quanto)(?: \w+){0,4} (?:custa\w*|sai|fica|aluguel|alugar|pag\w+|comprar))(?= )/
const there = / (?:ahi|alli|alla|esas?|esos|estas?|there|those|them|la|ali|ness[ea]s?|cada un[oa]|each)(?= )/

/** "¿Y cuánto sale alquilar ahí?" */
export const asksPriceThere = (wording: string): boolean => asksPrice.test(wording) && there.test(wording)
