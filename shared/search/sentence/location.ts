import { capital } from '#shared/places/mainCities.ts'
import {
  citiesOfBarrio,
  departmentOf,
  findCity,
  findDepartments,
  findNeighborhood,
} from '#shared/places/places.ts'
import type { CriterionValue } from './criteria.ts'
import type { Entity } from './entities.ts'
import {
  buildingWords,
  cornerMarks,
  directionMarks,
  joiningWords,
  ordinalWords,
  ordinaryPlaces,
  placeMarks,
  ruralWords,
  saintWords,
  streetMarks,
  vagueBarrios,
} from './grammar.ts'
import { isApart, type Token } from './tokens.ts'

type PlaceEntity = Extract<Entity, { kind: 'place' }>

export interface Location {
  places: ReadonlyMap<Entity, CriterionValue>
  /** Places left to the text search. */
  unresolved: ReadonlySet<Entity>
}

/**
 * Several places match any of them. "San Antonio" is the neighborhood after "barrio" or beside its city; else
 * the city if it is in Central; else the neighborhood of Asunción. "Campo en Concepción" is in the department. With named cities, a neighborhood must be
 * in each of them. A department counts only without these.
 */
export function locate(tokens: readonly Token[], named: readonly PlaceEntity[]): Location {
  const places = new Map<Entity, CriterionValue>()
  const unresolved = new Set<Entity>()
  const cityPlaces = citiesAmong(tokens, named)
  const cities = [...new Set(cityPlaces.values())]
  for (const place of named) {
    const city = cityPlaces.get(place)
    const barrio = city === undefined ? barrioOf(place, cities) : undefined
    if (city !== undefined) places.set(place, { field: 'city', value: city })
    else if (barrio) places.set(place, barrio)
    else if (findCity(place.key) || findNeighborhood(place.key)) unresolved.add(place)
  }
  for (const place of named) {
    const states = isHoursAway(tokens, place) ? [] : findDepartments(place.key)
    if (states.length === 0 || places.has(place)) continue
    const nearer = [...places.values()].filter(({ field }) => field !== 'state')
    if (nearer.length === 0) {
      places.set(place, { field: 'state', value: states })
      unresolved.delete(place)
    } else if (!nearer.some((said) => liesIn(said, states))) unresolved.add(place)
  }
  return { places, unresolved }
}

function liesIn(said: CriterionValue, states: readonly string[]): boolean {
  const city = said.field === 'city' ? said.value : said.field === 'neighborhood' ? said.city : undefined
  return city !== undefined && states.includes(departmentOf(city) ?? '')
}

function citiesAmong(tokens: readonly Token[], named: readonly PlaceEntity[]): Map<PlaceEntity, string> {
  // "en Paraguarí o Piribebuy" are two towns.
  const isRural =
    tokens.some(({ key }) => ruralWords.has(key)) && named.every(({ key }) => findDepartments(key).length > 0)
  const isCity = (place: PlaceEntity) =>
    findCity(place.key) && !isBarrio(place, named) && !(isRural && findDepartments(place.key).length > 0)
  const counting = named
    .filter(isCity)
    .filter(
      (place, index) => !isHoursAway(tokens, place) && (index === 0 || !isDirection(tokens, place, named)),
    )
  return new Map(counting.map((place) => [place, findCity(place.key)?.name ?? place.key]))
}

function barrioOf({ key, marked }: PlaceEntity, cities: readonly string[]): CriterionValue | undefined {
  if (cities.length > 0) {
    const [first, ...others] = vagueBarrios.has(key) ? [] : cities.map((city) => findNeighborhood(key, city))
    return first && !others.includes(undefined) ? { field: 'neighborhood', value: first.name } : undefined
  }
  const barrio = findNeighborhood(key)
  if (!barrio || (!marked && findDepartments(key).length > 0)) return undefined
  return { field: 'neighborhood', value: barrio.name, city: cityOf(key) }
}

/** Asunción, unless the name could be anywhere. */
function cityOf(barrio: string): string | undefined {
  const [first, ...others] = citiesOfBarrio(barrio)
  if (others.length === 0) return first
  return first === capital && (isCentre.test(barrio) || !commonBarrios.test(barrio)) ? capital : undefined
}

/** The capital's, where no city is named. */
const isCentre = /^(?:centro|microcentro|downtown)\b/
/** Saints' names. */
const commonBarrios = /^(?:san|santa|santo|virgen|city)\b/

/** "Within an hour or so of Asunción": elsewhere. */
const isHoursAway = (tokens: readonly Token[], { at }: PlaceEntity) =>
  /(?:^| )(?:hora|horas|hour|hours|hs)(?: (?:or so|mas o menos|y media|and a half|mais ou menos|away|drive))? (?:de|of|from)$/.test(
    tokens
      .slice(Math.max(0, at - 5), at)
      .map(({ key }) => key)
      .join(' '),
  )

/** "camino a San Bernardino", "cerca de Luque" */
function isDirection(tokens: readonly Token[], { at }: PlaceEntity, named: readonly PlaceEntity[]): boolean {
  // In "near Filadelfia or Loma Plata" both are meant.
  const from = Math.max(0, at - 3, ...named.flatMap(({ next }) => (next < at ? [next] : [])))
  return tokens.slice(from, at).some(({ key }) => directionMarks.has(key))
}

function isBarrio({ key, marked }: PlaceEntity, named: readonly PlaceEntity[]): boolean {
  const having = citiesOfBarrio(key)
  if (having.length === 0) return false
  const isBesideCity = named.some(
    (other) => other.key !== key && having.includes(findCity(other.key)?.name ?? ''),
  )
  if (marked || isBesideCity) return true
  return findCity(key)?.department !== 'Central' && having.includes(capital)
}

/** False for a street or a common word. */
export function isNamedPlace(tokens: readonly Token[], at: number, next: number, key: string): boolean {
  return !isStreet(tokens, at, key) && !isOfBuilding(tokens, at, key) && isPlace(tokens, at, next, key)
}

function isStreet(tokens: readonly Token[], at: number, key: string): boolean {
  if (/^(?:microcentro|downtown)$/.test(key)) return false
  const before = tokens[at - 1]?.key ?? ''
  if (cornerMarks.has(before)) return findCity(key) === undefined || namesake.test(`${before} ${key}`)
  // "local a la calle Villa Morra"
  if (before === 'calle' && tokens[at - 3]?.key === 'a') return false
  return streetMarks.has(before) && !isApart(tokens, at) && !isOrdinal(tokens[at - 2]?.key ?? '')
}

/** "ruta Mariscal Estigarribia", "río Tebicuary" */
const namesake = / (?:mariscal|general|doctor|capitan|coronel|jose|juan)\b|rio tebicuary|lago ypacarai/

/** Words. */
const cityLengths = [1, 2, 3, 4]

/** "iglesia San José", "colegio Santa Quiteria" */
function isOfBuilding(tokens: readonly Token[], at: number, key: string): boolean {
  const before = tokens[at - (saintWords.has(tokens[at - 1]?.key ?? '') ? 2 : 1)]?.key ?? ''
  return buildingWords.has(before) && findCity(key) === undefined
}

const isOrdinal = (key: string) => ordinalWords.has(key) || /^\d+[a-z]+$/.test(key)

function isPlace(tokens: readonly Token[], at: number, next: number, key: string): boolean {
  if (!ordinaryPlaces.has(key)) return true
  const isAlone = at === 0 && next === tokens.length
  // "Techos altos", but "barrio cerrado altos".
  const before = tokens[at - 1]?.key ?? ''
  const isLast = next === tokens.length || joiningWords.has(tokens[next]?.key ?? '')
  if (key === 'altos' && before !== '' && isLast && !before.endsWith('s')) return true
  if (isAlone || placeMarks.has(before) || isSide(tokens, at)) return true
  return isBesideItsCity(tokens, at, next, key) || isAfterCity(tokens, at)
}

/** "del lado de Franco" */
const isSide = (tokens: readonly Token[], at: number) =>
  /^(?:lado|side)$/.test(tokens[at - 2]?.key ?? '') && /^(?:de|of|do|da)$/.test(tokens[at - 1]?.key ?? '')

/** "hohenau o bella vista" */
function isAfterCity(tokens: readonly Token[], at: number): boolean {
  if (!joiningWords.has(tokens[at - 1]?.key ?? '')) return false
  return cityLengths.some((words) => {
    const before = tokens.slice(Math.max(0, at - 1 - words), at - 1)
    return findCity(before.map(({ key }) => key).join(' ')) !== undefined
  })
}

/** "reducto san lorenzo", "luque, molino" */
function isBesideItsCity(tokens: readonly Token[], at: number, next: number, key: string): boolean {
  const cities = citiesOfBarrio(key)
  const isCity = (from: number, to: number) => {
    const words = tokens.slice(Math.max(0, from), to).map((token) => token.key)
    return cities.includes(findCity(words.join(' '))?.name ?? '')
  }
  return (
    cities.length > 0 && cityLengths.some((words) => isCity(next, next + words) || isCity(at - words, at))
  )
}
