import { centerOf, findCity, findNeighborhood } from '#shared/places/places.ts'
import type { NamedPlace } from '#shared/search/namedPlace.ts'
import { readCorrectedTokens } from '#shared/search/sentence/spelling/correctedTokens.ts'
import { type Token, tokenize } from '#shared/search/sentence/tokens.ts'
import { entryNames, type Found, gazetteerAt, isProperName } from './catalog.ts'
import type { Resolved } from './resolvePlace.ts'
import { circleAround, circlePolygon } from './shapes.ts'

const maxLength = 1000

export interface Mention {
  at: number
  next: number
  place: Resolved
}

export interface Scan {
  text: string
  tokens: readonly Token[]
  /** That the text names. */
  cities: readonly string[]
  /** That it names by its barrios. */
  capital: readonly string[]
}

export function scanOf(text: string): Scan {
  const tokens = tokenize(text.slice(0, maxLength)).filter(
    (token, at, all) => token.text !== '-' || all[at - 1]?.number !== undefined,
  )
  return { text, tokens, cities: citiesIn(tokens), capital: capitalIn(tokens) }
}

function toPlace({ text, tokens }: Scan, { at, next, place }: Mention): NamedPlace {
  return { text: text.slice(tokens[at]?.start, tokens[next - 1]?.end), ...place }
}

const eitherWords = new Set(['o', 'u', 'or', 'ou'])
/** Of a barrio. */
const standInKm = 1

/** Any of several areas. */
export function united(scan: Scan, mentions: readonly Mention[]): NamedPlace[] {
  const isEither =
    mentions.length > 1 && mentions.some(({ at }) => eitherWords.has(scan.tokens[at - 1]?.key ?? ''))
  const places = mentions.map((mention) => {
    const place = toPlace(scan, mention)
    return isEither ? aroundStandIn(place) : place
  })
  const areas = places.filter(({ filters }) => filters.near ?? filters.polygon)
  if (areas.length < 2) return places
  return areas.map((place) => {
    const { near } = place.filters
    return near ? { ...place, filters: { polygon: [circlePolygon(near, near.km)] } } : place
  })
}

/** "WTC o Torre Aviadores": the barrio of the one is not where the other must be. */
function aroundStandIn(place: NamedPlace): NamedPlace {
  const { city: [city = ''] = [], neighborhood: [neighborhood] = [] } = place.filters
  const center = place.standIn && neighborhood ? centerOf({ neighborhood, city }) : undefined
  return center ? { ...place, km: standInKm, filters: circleAround(center, standInKm) } : place
}

const capital = 'Asunción'

/** "sobre Mcal. Estigarribia, centro" */
function capitalIn(tokens: readonly Token[]): string[] {
  const isThere = tokens.some((_, at) => {
    const key = gazetteerAt(tokens, at)?.key ?? ''
    const isBarrio = (isProperName(key) || key === 'microcentro') && !entryNames.has(key)
    return isBarrio && findNeighborhood(key)?.city === capital
  })
  return isThere ? [capital] : []
}

export function citiesIn(tokens: readonly Token[]): string[] {
  const cities: string[] = []
  let at = 0
  while (at < tokens.length) {
    const found = gazetteerAt(tokens, at)
    const city = found && findCity(found.key)
    if (city) cities.push(city.name)
    at = found?.next ?? at + 1
  }
  return cities
}

/** Misspelled ones before it too, where they decide: "encarna costanera". */
export function citiesFor({ text, tokens, cities }: Scan, { entries, at }: Found): readonly string[] {
  const all = new Set(
    entries.flatMap(({ is, of }) => (is === 'landmark' ? [of.city] : is === 'way' ? of.cities : [])),
  )
  return cities.length > 0 || all.size < 2
    ? cities
    : citiesIn(readCorrectedTokens(text.slice(0, tokens[at]?.start)))
}
