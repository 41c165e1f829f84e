import type { Whereabouts } from '#server/ai/local/answers/around/whereIs.ts'
import { pointNear } from '#server/ai/local/answers/around/whereIs.ts'
import { readSentence } from '#server/ai/local/readSentence.ts'
import type { Point } from '#shared/places/distance.ts'
import { capital } from '#shared/places/mainCities.ts'
import { centerOf, findCity, findNeighborhood, isPlaced } from '#shared/places/places.ts'
import type { NamedPlace } from '#shared/search/namedPlace.ts'
import type { Criterion, SentenceFilters } from '#shared/search/sentence.ts'

/** A barrio, a city, a department, or an area that is none of these: "el eje corporativo". */
export interface Area {
  name: string
  city: string | undefined
  barrio: string | undefined
  /** Of its middle. */
  point: Point | undefined
  filters: SentenceFilters
  /** Of an area that is no barrio, city or department. */
  place?: NamedPlace
}

export function barrioArea(barrio: string, city: string): Area {
  const found = findNeighborhood(barrio, city)
  return {
    ...{ name: barrio, city, barrio, point: isPlaced(found) ? found : undefined },
    filters: { city: [city], neighborhood: [barrio] },
  }
}

/** The middle of a city is its centre, where one is known. */
export function cityArea(city: string): Area {
  const center = findNeighborhood('Centro', city) ?? findCity(city)
  return {
    ...{ name: city, city, barrio: undefined },
    point: isPlaced(center) ? center : centerOf({ neighborhood: 'Centro', city }),
    filters: { city: [city] },
  }
}

function areaOf(one: Criterion): Area | undefined {
  if (one.field === 'city') return cityArea(one.value)
  if (one.field === 'neighborhood') {
    const city = one.city ?? findNeighborhood(one.value)?.city
    return city === undefined
      ? undefined
      : barrioArea(one.value, one.value === 'Centro' && !one.city ? capital : city)
  }
  if (one.field === 'state')
    return {
      ...{ name: one.value.join(', '), city: undefined, barrio: undefined, point: undefined },
      filters: { state: [...one.value] },
    }
  if (one.field !== 'place') return undefined
  const { name, city, filters } = one.value
  const point = pointNear(filters)
  return { ...{ name, city, barrio: undefined }, point, filters, place: one.value }
}

/** "Me voy a Central": the department around the capital. */
const central =
  /\b(?:a|en|in|to|em|para|pra|por|o|or|ou|de|del|departamento|depto\.?|gran) central\b(?! (?:park|bank|plaza|hotel))/i
const department = (): Area => ({
  ...{ name: 'Central', city: undefined, barrio: undefined, point: undefined },
  filters: { state: ['Central'] },
})

const maxAreas = 4

const between = / (?:o|u|or|ou|vs\.?|versus|contra) /i

/** "Fernando zona norte vs San Lorenzo centro": each barrio is of the city beside it, which one search cannot say. */
function barriosBesideCities(text: string, rate: number): Area[] {
  const parts = text.split(between)
  if (parts.length !== 2) return []
  const sides = parts.map((part) => {
    const { city = [], neighborhood = [] } = readSentence(part, { rate }).filters
    const [town, barrio] = [city[0], neighborhood[0]]
    if (town === undefined || city.length > 1 || neighborhood.length > 1) return undefined
    return barrio === undefined ? cityArea(town) : { ...barrioArea(barrio, town), name: `${barrio}, ${town}` }
  })
  const found = sides.flatMap((side) => side ?? [])
  return found.length === 2 && found.some(({ barrio }) => barrio !== undefined) ? distinct(found) : []
}

/** In their order; a city that is merely a barrio's is none. */
export function areasIn(text: string, rate: number): Area[] {
  const apart = barriosBesideCities(text, rate)
  if (apart.length === 2) return apart
  const { criteria } = readSentence(text, { rate })
  const found = criteria.flatMap((one) => areaOf(one) ?? [])
  const isWhole = ({ barrio, filters }: Area) =>
    barrio === undefined && filters.city !== undefined && filters.near === undefined
  const areas = found.filter(
    (one) => !isWhole(one) || !found.some((other) => !isWhole(other) && other.city === one.city),
  )
  const named = central.test(text) && !areas.some(({ name }) => name === 'Central')
  return distinct([...areas, ...(named ? [department()] : [])]).slice(0, maxAreas)
}

export const distinct = (areas: readonly Area[]): Area[] =>
  areas.filter(
    ({ name, city }, at) => areas.findIndex((one) => one.name === name && one.city === city) === at,
  )

export const areaOfPlace = ({ name, city, barrio, latitude, longitude, filters }: Whereabouts): Area => ({
  ...{ name, city, barrio, filters },
  point: { latitude, longitude },
})
