import { findHomes, sayHomes } from '#server/ai/local/answers/homeFigures.ts'
import { emptySearch, inputOf } from '#server/ai/local/conversation/searchState.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { distanceKm, type Point } from '#shared/places/distance.ts'
import { capital } from '#shared/places/mainCities.ts'
import { neighborsOf } from '#shared/places/neighbors.ts'
import {
  centerOf,
  departmentOf,
  findCity,
  findNeighborhood,
  isPlaced,
  nearestPlace,
} from '#shared/places/places.ts'
import { readPolygon } from '#shared/search/area.ts'
import type { PlaceFilters } from '#shared/search/namedPlace.ts'
import type { SentenceFilters } from '#shared/search/sentence.ts'

export interface Whereabouts extends Point {
  name: string
  city: string
  /** Undefined for a city; of a landmark, where it is. */
  barrio: string | undefined
  isLandmark: boolean
  filters: SentenceFilters
}

/** Kilometers around the middle of an avenue or area. */
const aroundArea = 1

/** Of an avenue or an area its middle. */
export function pointNear({ near, polygon }: PlaceFilters): SentenceFilters['near'] {
  const corners = near || !polygon?.[0] ? [] : (readPolygon(polygon[0]) ?? [])
  if (corners.length === 0) return near
  const middle = (axis: 'latitude' | 'longitude') =>
    corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length
  return { latitude: middle('latitude'), longitude: middle('longitude'), km: aroundArea }
}

/** The places that a question names, whose points are known: landmarks, barrios, then cities that are not merely theirs. */
export function placesIn({ understood: { criteria, filters } }: Pick<Meaning, 'understood'>): Whereabouts[] {
  const named = criteria.flatMap((one) => {
    const near = one.field === 'place' ? pointNear(one.value.filters) : undefined
    if (one.field !== 'place' || !near) return []
    const { city, neighborhood } = nearestPlace(near) ?? {}
    return city
      ? [
          {
            ...pointOf(near),
            name: one.value.name,
            city: city.name,
            barrio: neighborhood?.name,
            isLandmark: true,
            filters: { near },
          },
        ]
      : []
  })
  const { city: cities = [], neighborhood: barrios = [] } = filters
  const hoods = barrios.flatMap((name) => {
    // Every city has one.
    if (name === 'Centro') return []
    const found = cities.map((city) => findNeighborhood(name, city)).find(Boolean) ?? findNeighborhood(name)
    return isPlaced(found)
      ? [
          {
            ...pointOf(found),
            name,
            city: found.city,
            barrio: name,
            isLandmark: false,
            filters: { city: [found.city], neighborhood: [name] },
          },
        ]
      : []
  })
  const towns = cities.flatMap((name) => {
    const found = findCity(name)
    const isTheirs = [...hoods, ...named].some((one) => one.city === name)
    return isPlaced(found) && (!isTheirs || cities.length + hoods.length > 2)
      ? [
          {
            ...pointOf(found),
            name,
            city: name,
            barrio: undefined,
            isLandmark: false,
            filters: { city: [name] },
          },
        ]
      : []
  })
  return [...named, ...hoods, ...towns]
}

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })

const centerOfCapital = (): Whereabouts | undefined => {
  const point = centerOf({ neighborhood: 'Centro', city: capital })
  return (
    point && {
      ...pointOf(point),
      name: capital,
      city: capital,
      barrio: undefined,
      isLandmark: false,
      filters: { city: [capital] },
    }
  )
}

/** "¿Qué tan lejos queda San Bernardino de Asunción?" */
export async function answerApart(question: QuestionContext): Promise<void> {
  const [one, second] = placesIn(question)
  const other = second ?? townBeside(question, one) ?? centerOfCapital()
  if (!one || !other) return
  if (one.name === other.name) return void question.reply.say(question.texts.words.replies.talk.unclear)
  const { reply, texts } = question
  const w = texts.words.advice.whereIs
  const km = distanceText(question, one, other)
  const path = await pathOf(question, one)
  reply.say(w.apart(one.name, other.name, km), [km, path])
  const s = texts.words.replies.suggestions
  reply.suggest(s.marketIn(one.barrio ?? one.city), s.search)
}

/** The city that is named beside a landmark of its own. */
function townBeside({ understood }: Meaning, one: Whereabouts | undefined): Whereabouts | undefined {
  const [name] = understood.criteria.flatMap((criterion) =>
    criterion.field === 'city' ? [criterion.value] : [],
  )
  const point = name === undefined ? undefined : centerOf({ neighborhood: 'Centro', city: name })
  if (name === undefined || !point || name === one?.name) return undefined
  return {
    ...pointOf(point),
    name,
    city: name,
    barrio: undefined,
    isLandmark: false,
    filters: { city: [name] },
  }
}

const distanceText = ({ texts }: QuestionContext, one: Point, other: Point) => {
  const km = distanceKm(one, other)
  return texts.number(km, km < 10 ? 1 : 0)
}

async function pathOf({ use }: QuestionContext, { filters }: Whereabouts): Promise<string> {
  const { path } = await use(searchListings, inputOf({ ...emptySearch, filters }, 1))
  return path
}

const maxNeighbors = 4

/** "¿Dónde queda Ycuá Satí?": of what, how far from the capital's centre, beside what, and how much is offered there. */
export async function answerWhere(question: QuestionContext, withRent = true): Promise<void> {
  const [place] = placesIn(question)
  if (!place) return
  const { reply, texts, use } = question
  const w = texts.words.advice.whereIs
  const { total, path } = await use(searchListings, inputOf({ ...emptySearch, filters: place.filters }, 1))
  const center = centerOfCapital()
  const km = center ? distanceText(question, place, center) : ''
  const { name, city, barrio, isLandmark } = place
  if (isLandmark) reply.say(w.landmark(name, texts.place({ neighborhood: barrio ?? '', city })))
  else if (barrio) reply.say(w.barrio(name, city))
  else if (name === capital) reply.say(w.capital(name))
  else reply.say(w.city(name, departmentOf(city) ?? ''))
  if (center && name !== capital) reply.say(w.fromCenter(km), [km, path])
  const neighbors = barrio && !isLandmark ? neighborsOf(barrio, city).slice(0, maxNeighbors) : []
  if (neighbors.length > 0) reply.say(w.beside(texts.list([...neighbors])))
  const figure = texts.number(total)
  reply.say(w.offered(total, figure), [figure, path])
  const rent = withRent && (await findHomes(question, 'rent', { city, neighborhood: barrio, bedrooms: 2 }))
  if (rent) sayHomes(question, 'rent', rent)
  const s = texts.words.replies.suggestions
  reply.suggest(s.marketIn(barrio ?? city), s.search)
}
