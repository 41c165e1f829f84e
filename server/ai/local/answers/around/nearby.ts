import { emptySearch, inputOf } from '#server/ai/local/conversation/searchState.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { marketStats } from '#server/ai/tools/marketStats.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { distanceKm, type Point } from '#shared/places/distance.ts'
import { neighborsOf } from '#shared/places/neighbors.ts'
import { cities, findNeighborhood, isPlaced, neighborhoods } from '#shared/places/places.ts'
import type { SentenceFilters } from '#shared/search/sentence.ts'
import { placesIn, type Whereabouts } from './whereIs.ts'

const listed = 6
/** Looked at: those with listings are shown, unless there are hardly any. */
const nearest = 10
const least = 3
/** Kilometers: farther ones are not near. */
const maxKm = { barrio: 4, city: 45 }

interface Near extends Point {
  name: string
  km: number
  filters: SentenceFilters
}

export const asksCities = / (?:ciudad(?:es)?|cit(?:y|ies)|towns?|cidades?|municipios?|pueblos?)(?= )/

/** "¿Qué barrios hay cerca del aeropuerto?": the nearest, how far, and how much is offered in each. */
export async function answerNearby(question: QuestionContext): Promise<void> {
  const [place] = placesIn(question)
  if (!place) return
  const { reply, texts, use, wording, understood } = question
  const w = texts.words.advice.nearby
  const isOfCities = asksCities.test(wording) || (!place.isLandmark && place.barrio === undefined)
  const { city: _, neighborhood: __, near: ___, polygon: ____, state: _____, ...kind } = understood.filters
  const [cityAsked] = understood.filters.city ?? []
  const near = isOfCities ? citiesNear(place) : barriosNear(place, place.isLandmark ? cityAsked : undefined)
  if (near.length === 0) return void reply.say(w.none(place.name))
  reply.say(isOfCities ? w.cities(place.name) : w.barrios(place.name))
  const found = await Promise.all(
    near.map(({ filters }) =>
      use(searchListings, inputOf({ ...emptySearch, filters: { ...kind, ...filters } }, 1)),
    ),
  )
  const rows = near.map((one, at) => ({ ...one, total: found[at]?.total ?? 0, path: found[at]?.path ?? '' }))
  const offered = rows.filter(({ total }) => total > 0)
  const shown = (offered.length < least ? rows : offered).slice(0, listed)
  for (const { name, km, total, path } of shown) {
    const [distance, count] = [texts.number(km, 1), texts.number(total)]
    reply.item(w.row(name, distance, total, count), [count, path], [distance, path])
  }
  if (ofPrice.test(wording)) await sayPrices(question, shown)
  reply.paragraph()
  reply.say(texts.words.advice.living.limits)
  const s = texts.words.replies.suggestions
  for (const { filters } of shown.slice(0, 2))
    reply.suggest(s.marketIn(filters.neighborhood?.[0] ?? filters.city?.[0] ?? ''))
}

const ofPrice =
  / (?:car[oa]s?|barat[oa]s?|economic[oa]s?|accesibles?|precios?|cheap\w*|expensive|affordable|prices?)(?= )/

/** "Cerca del aeropuerto y no muy caro": what a square meter asks in each. */
async function sayPrices(
  { reply, texts, use, understood }: QuestionContext,
  shown: readonly Near[],
): Promise<void> {
  const w = texts.words.replies.market
  const transactionType = understood.filters.transactionType === 'rent' ? 'rent' : 'sale'
  const known = await Promise.all(
    shown.map(({ filters: { city, neighborhood } }) =>
      use(marketStats, { transactionType, city: city?.[0], neighborhood: neighborhood?.[0] }),
    ),
  )
  const rows = known
    .flatMap(({ area, path }, at) => {
      const isOwn = area !== null && !area.withNeighbors && area.enough
      const isWhole = area?.neighborhood === null && shown[at]?.filters.neighborhood !== undefined
      return isOwn && !isWhole ? [{ ...area.figures, path, name: shown[at]?.name ?? '' }] : []
    })
    .toSorted((one, other) => one.medianPerSqmUSD - other.medianPerSqmUSD)
  if (rows.length === 0) return
  reply.paragraph()
  reply.say(
    texts.words.advice.nearby.prices(texts.words.listings.kind[transactionType](texts.plural('apartment'))),
  )
  for (const { name, medianPerSqmUSD, listings, path } of rows) {
    const price = texts.perSqm(medianPerSqmUSD)
    reply.item(w.row(name, price, listings, texts.number(listings)), [price, path])
  }
}

/** Those beside a barrio, else those around a point. */
function barriosNear(place: Whereabouts, cityAsked: string | undefined): Near[] {
  const beside = place.isLandmark || !place.barrio ? [] : neighborsOf(place.barrio, place.city)
  const all =
    beside.length > 0
      ? beside.flatMap((name) => findNeighborhood(name, place.city) ?? [])
      : neighborhoods.filter(
          ({ name, city }) =>
            (!(name === place.barrio && city === place.city) || place.isLandmark) &&
            (cityAsked === undefined || city === cityAsked),
        )
  return all
    .flatMap((one) => {
      if (!isPlaced(one)) return []
      const { name, city, latitude, longitude } = one
      const said = city === place.city ? name : `${name} (${city})`
      const filters = { city: [city], neighborhood: [name] }
      return [{ name: said, latitude, longitude, km: distanceKm(place, one), filters }]
    })
    .filter(({ km }) => beside.length > 0 || km <= (cityAsked === undefined ? maxKm.barrio : maxKm.city))
    .toSorted((one, other) => one.km - other.km)
    .slice(0, nearest)
}

function citiesNear(place: Whereabouts): Near[] {
  return cities
    .flatMap((one) => {
      if (!isPlaced(one) || one.name === place.city) return []
      const { name, latitude, longitude } = one
      return [{ name, latitude, longitude, km: distanceKm(place, one), filters: { city: [name] } }]
    })
    .filter(({ km }) => km <= maxKm.city)
    .toSorted((one, other) => one.km - other.km)
    .slice(0, nearest)
}
