import { inputOf, type SearchState } from '#server/ai/local/conversation/searchState.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import { homesAsked, sizesIn } from '#server/ai/local/homesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { about } from '#server/ai/local/topics.ts'
import { homePrices } from '#server/ai/tools/homePrices.ts'
import { type MarketAreaStats, type MarketOutput, marketStats } from '#server/ai/tools/marketStats.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { capital } from '#shared/places/mainCities.ts'
import { neighborsOf } from '#shared/places/neighbors.ts'
import { departmentOf, findCity, isPlaced, nearestPlace } from '#shared/places/places.ts'
import { asksCities } from './around/nearby.ts'
import { findHomes, roomsText, sayHomes } from './homeFigures.ts'
import { answerHectares, asksHectares } from './homes/hectares.ts'
import { listItems } from './searching.ts'

type Kind = Pick<MarketOutput, 'propertyType' | 'transactionType'>

const listed = 5

/** "¿Subieron los precios en Carmelitas este año?" */
export const asksTrend =
  / (?:(?:esta|estan|esta|sigue|siguen|is|are|estao) (?:subiendo|bajando|aumentando|going up|rising|falling|subindo|baixando|aumentando|valorizando)|subi(?:eron|do|o)|baj(?:aron|ado)|(?<!(?:sea|muy|tan|piso) )bajo(?! \d)|aument(?:aron|ado|o)|evolucion\w*|tendencia|(?<! centro )historic\w*|gone (?:up|down)|risen|fallen|increased|dropped|trend|subiu|baixou|aumentou|valorizou|subiram|baixaram|aumentaram|cairam)(?= )/

/** "¿A cuánto está el m² en Villa Morra?" */
export async function answerMarket(question: QuestionContext, { filters }: SearchState): Promise<void> {
  const { reply, texts, use, wording, listing } = question
  const { propertyType: types = [] } = filters
  const { neighborhood = [], city = [] } = placeOf(filters)
  const kind: Kind = {
    propertyType: kindIn(types) ?? (asksHectares.test(wording) ? 'land' : 'apartment'),
    transactionType: asksRent(question, filters) ? 'rent' : 'sale',
  }
  if (kind.propertyType === 'land' && asksHectares.test(wording)) return answerHectares(question, filters)
  const asksAreas = about.dearest.test(wording) || about.cheapestAreas.test(wording)
  if (asksTrend.test(wording)) reply.say(texts.words.advice.trend)
  const isOfCountry = ofCountry.test(wording) && city.length + neighborhood.length === 0
  if (asksAreas && (isOfCountry || asksCities.test(wording))) return answerCityOrder(question, kind, filters)
  if (asksAreas) return answerAreas(question, kind, city[0] ?? capital)
  const place = {
    neighborhood: neighborhood[0],
    city: city[0] ?? (neighborhood[0] ? undefined : listing?.city),
  }
  const market = await use(marketStats, { ...kind, ...place })
  if (!place.neighborhood && !place.city) {
    if (!(await saySizeBefore(question, kind))) answerCities(question, kind, market)
    return
  }
  const second = neighborhood[1] ?? (neighborhood.length === 0 ? city[1] : undefined)
  const town = market.area?.city ?? place.city ?? ''
  const bedrooms = filters.bedrooms ?? sizesIn(wording)[0]
  await sayWholeHomes(question, kind, { neighborhood: place.neighborhood, city: town }, bedrooms)
  await sayArea(question, kind, market, { neighborhood: place.neighborhood, city: town })
  await saySuch(question, kind, market, filters)
  if (second && market.area)
    await sayVersus(question, kind, market, {
      neighborhood: neighborhood[1],
      city: city[1] ?? city[0],
      bedrooms,
    })
  sayOthers(question, market)
  const s = texts.words.replies.suggestions
  const [next = market.others[0]?.neighborhood] = place.neighborhood
    ? neighborsOf(place.neighborhood, market.area?.city ?? '')
    : []
  if (next) reply.suggest(s.in(next))
  reply.suggest(s.estimate, s.returns)
}

const ofCountry = / (?:in|de|en|do|no|of) (?:the country|paraguay|paraguai|todo el pais|el pais|pais)(?= )/

/** Of any home, apartments: most of what is offered. */
const kindIn = (types: readonly PropertyType[]): PropertyType | undefined =>
  types.length > 1 && types.every((type) => homeTypes.includes(type)) ? 'apartment' : types[0]

/** "¿Cuánto sale uno?" after studios, without a place: of the main city. */
async function saySizeBefore(
  question: QuestionContext,
  { propertyType, transactionType }: Kind,
): Promise<boolean> {
  const { reply, texts, thread, understood } = question
  const { city, bedrooms } = homesAsked(question)
  if (!thread.search || bedrooms === undefined || !homeTypes.includes(propertyType)) return false
  if (understood.criteria.length > 0) return false
  const row = await findHomes(question, transactionType, { city, neighborhood: undefined, bedrooms })
  if (!row) return false
  sayHomes(question, transactionType, row)
  reply.say(texts.words.advice.living.assumed(city))
  const s = texts.words.replies.suggestions
  reply.suggest(s.marketIn(city), s.search, s.returns)
  return true
}

/** Of a landmark, the barrio that it is in. */
function placeOf({ neighborhood, city, near }: SearchState['filters']) {
  if (neighborhood ?? city ?? !near) return { neighborhood, city }
  const found = nearestPlace(near)
  return {
    city: found && [found.city.name],
    neighborhood: found?.neighborhood && [found.neighborhood.name],
  }
}

function asksRent({ wording }: QuestionContext, { transactionType }: SearchState['filters']): boolean {
  return transactionType === undefined
    ? / (?:alquil|rent|vivir|living|to live|morar)/.test(wording)
    : transactionType === 'rent'
}

const maxRooms = 3

/** What a home rents for, not its square meters: of the bedrooms asked for, else of one to three. */
async function sayWholeHomes(
  question: QuestionContext,
  { propertyType, transactionType }: Kind,
  { neighborhood, city }: { neighborhood: string | undefined; city: string },
  bedrooms: number | undefined,
): Promise<void> {
  const { reply, texts, use } = question
  if (!homeTypes.includes(propertyType) || !city) return
  const w = texts.words.advice.homes
  if (bedrooms !== undefined) {
    const row = await findHomes(question, transactionType, { city, neighborhood, bedrooms })
    const isWider = neighborhood !== undefined && row?.place === city
    if (!row || isWider) reply.say(w.none(roomsText(texts, bedrooms), neighborhood ?? city))
    if (row) {
      sayHomes(question, transactionType, row)
      return reply.paragraph()
    }
  }
  if (transactionType === 'sale' && about.perSqm.test(question.wording))
    return bedrooms === undefined ? undefined : reply.paragraph()
  const { rows } = await use(homePrices, { transactionType, city, ...(neighborhood && { neighborhood }) })
  const sound = rows.filter(
    (row) => row.enough && row.bedrooms <= maxRooms && (neighborhood ? true : row.neighborhood === null),
  )
  if (sound.length === 0) return bedrooms === undefined ? undefined : reply.paragraph()
  reply.say(
    w[transactionType === 'rent' ? 'rents' : 'sales'](
      texts.place({ neighborhood: neighborhood ?? '', city }),
    ),
  )
  for (const row of sound) {
    const [price, count] = [texts.usd(row.medianPriceUSD), texts.number(row.listings)]
    const rooms = roomsText(texts, row.bedrooms)
    reply.item(w.row(rooms, price, row.listings, count), [price, row.path], [count, row.path])
  }
}

const kindText = ({ propertyType, transactionType }: Kind, { texts }: QuestionContext) =>
  texts.words.listings.kind[transactionType](texts.plural(propertyType))

async function sayArea(
  question: QuestionContext,
  kind: Kind,
  { area, path }: MarketOutput,
  named: { neighborhood: string | undefined; city: string },
): Promise<void> {
  const { reply, texts } = question
  const w = texts.words.replies.market
  const what = kindText(kind, question)
  if (!area) {
    const place = texts.place({ neighborhood: named.neighborhood ?? '', city: named.city })
    reply.say(w.none(what, place), [place, path])
    return sayOffers(question, kind, named)
  }
  if (named.neighborhood && !area.neighborhood) reply.say(w.wider(named.neighborhood, area.city))
  sayFigures(question, kind, area, path)
  await sayOffers(question, kind, { neighborhood: area.neighborhood ?? undefined, city: area.city })
}

function sayFigures(question: QuestionContext, kind: Kind, area: MarketAreaStats, path: string): void {
  const { reply, texts } = question
  const w = texts.words.replies.market
  const { medianPerSqmUSD, p25PerSqmUSD, p75PerSqmUSD, listings } = area.figures
  const barrio = area.neighborhood ?? ''
  const around = area.withNeighbors ? w.around(barrio) : barrio
  const place = texts.place({ neighborhood: around, city: area.city })
  const [median, low, high] = [medianPerSqmUSD, p25PerSqmUSD, p75PerSqmUSD].map(texts.perSqm)
  const per = texts.words.prices.perSqm[kind.transactionType]
  reply.say(w.median(kindText(kind, question), place, `${median}`, per), [`${median}`, path])
  const count = texts.number(listings)
  reply.say(
    w.spread(`${low}`, `${high}`, listings, count),
    [`${low}`, path],
    [`${high}`, path],
    [count, path],
  )
  if (!area.enough) reply.say(w.few)
  reply.say(w.asking)
}

async function sayOffers(
  question: QuestionContext,
  { propertyType, transactionType }: Kind,
  { neighborhood, city }: { neighborhood?: string | undefined; city: string },
): Promise<void> {
  const { reply, texts, use } = question
  if (!city) return
  const { listings, total, path } = await use(searchListings, {
    ...{ propertyType: [propertyType], transactionType, city: [city], order: 'cheapest', limit: 1 },
    ...(neighborhood && { neighborhood: [neighborhood] }),
  })
  const [cheapest] = listings
  if (!cheapest) return
  const count = texts.number(total)
  const { monthlyRentUSD } = cheapest
  const price =
    transactionType === 'rent' && monthlyRentUSD ? texts.perMonth(monthlyRentUSD) : texts.price(cheapest)
  reply.say(texts.words.replies.market.offers(total, count, price), [count, path], [price, cheapest.path])
  reply.show(cheapest)
}

/** The figures are of all homes of the kind; "2 dormitorios" is of the listings. */
async function saySuch(
  { reply, texts, use }: QuestionContext,
  { propertyType, transactionType }: Kind,
  { area }: MarketOutput,
  {
    bedrooms,
    bathrooms,
    parkingSpaces,
    amenities,
    minPrice,
    maxPrice,
    propertyType: types,
  }: SearchState['filters'],
): Promise<void> {
  const wanted = { bedrooms, bathrooms, parkingSpaces, amenities, minPrice, maxPrice }
  if (!area || Object.values(wanted).every((one) => one === undefined)) return
  const place = { city: [area.city], ...(area.neighborhood && { neighborhood: [area.neighborhood] }) }
  const isAnyHome = types === undefined && bedrooms !== undefined
  const ofType = isAnyHome ? [...homeTypes] : [propertyType]
  const filters = { propertyType: ofType, transactionType, ...place, ...wanted }
  const search: SearchState = { filters, order: 'cheapest', text: '' }
  const { listings, total, path } = await use(searchListings, inputOf(search, 1))
  const w = texts.words.replies.search
  const [count, what] = [texts.number(total), describeSearch(search, texts)]
  const [cheapest] = listings
  if (!cheapest) return void reply.say(w.none(what), [what, path])
  reply.say(w.count(total, count, what), [count, path], [what, path])
  listItems({ reply, texts }, [cheapest])
}

async function sayVersus(
  question: QuestionContext,
  kind: Kind,
  one: MarketOutput,
  place: { neighborhood: string | undefined; city: string | undefined; bedrooms: number | undefined },
): Promise<void> {
  const { reply, texts, use } = question
  const w = texts.words.replies.market
  const { city = '', neighborhood, bedrooms } = place
  const other = await use(marketStats, { ...kind, neighborhood, ...(city && { city }) })
  reply.paragraph()
  const otherCity = other.area?.city ?? city
  await sayWholeHomes(question, kind, { neighborhood, city: otherCity }, bedrooms)
  await sayArea(question, kind, other, { neighborhood, city: otherCity })
  if (!one.area || !other.area) return
  // Neighbors of both may be the same listings.
  if ([one.area, other.area].some(({ withNeighbors, enough }) => withNeighbors || !enough))
    return void reply.say(w.versusUnsure)
  const [a, b] = [one.area.figures.medianPerSqmUSD, other.area.figures.medianPerSqmUSD]
  const [first, second] = [nameOf(one.area), nameOf(other.area)]
  const percent = texts.percent((Math.max(a, b) / Math.min(a, b) - 1) * 100)
  if (Math.abs(a - b) < 0.005) return void reply.say(w.versusSame(first, second))
  const [dear, cheap] = a > b ? [first, second] : [second, first]
  reply.say(w.versus(dear, cheap, percent), [percent, a > b ? one.path : other.path])
}

const nameOf = ({ neighborhood, city }: MarketAreaStats) => neighborhood ?? city

function sayOthers(question: QuestionContext, { area, others, path, ...kind }: MarketOutput): void {
  if (area || others.length === 0) return
  const { reply, texts } = question
  reply.paragraph()
  reply.say(texts.words.replies.market.others(kindText(kind, question), others[0]?.city ?? ''))
  sayRows(question, others.slice(0, listed), path)
}

function sayRows({ reply, texts }: QuestionContext, rows: readonly MarketAreaStats[], path: string): void {
  const w = texts.words.replies.market
  for (const row of rows) {
    const { listings, medianPerSqmUSD } = row.figures
    const [price, count] = [texts.perSqm(medianPerSqmUSD), texts.number(listings)]
    reply.item(w.row(nameOf(row), price, listings, count), [price, path])
  }
}

function answerCities(question: QuestionContext, kind: Kind, { others, path }: MarketOutput): void {
  const { reply, texts } = question
  const w = texts.words.replies.market
  const what = kindText(kind, question)
  const s = texts.words.replies.suggestions
  reply.suggest(s.market, s.estimate, s.search)
  if (others.length === 0) return void reply.say(w.noneAnywhere(what), [what, path])
  reply.say(w.cities(what))
  sayRows(question, others.slice(0, listed), path)
  reply.say(w.where)
}

/** "¿Qué ciudad de Central tiene las casas más baratas?" */
async function answerCityOrder(
  question: QuestionContext,
  kind: Kind,
  { state, city }: SearchState['filters'],
): Promise<void> {
  const { reply, texts, use, wording } = question
  const { others, path } = await use(marketStats, kind)
  const center = city?.[0] === undefined ? undefined : findCity(city[0])
  const rows = others.filter(({ city: name }) => {
    const found = findCity(name)
    if (state) return state.includes(departmentOf(name) ?? '')
    if (!isPlaced(center)) return true
    return isPlaced(found) && found.name !== center.name && distanceKm(center, found) <= maxAround
  })
  const w = texts.words.replies.market
  const what = kindText(kind, question)
  const s = texts.words.replies.suggestions
  reply.suggest(s.market, s.estimate, s.search)
  if (rows.length === 0) return void reply.say(w.noneAnywhere(what), [what, path])
  const sorted = rows.toSorted((one, other) => one.figures.medianPerSqmUSD - other.figures.medianPerSqmUSD)
  reply.say(w.cities(what))
  sayRows(question, (about.dearest.test(wording) ? sorted.toReversed() : sorted).slice(0, listed), path)
  reply.say(w.asking)
}

/** Kilometers: near a city. */
const maxAround = 60

/** "¿Cuáles son los barrios más caros de Asunción?" */
async function answerAreas(question: QuestionContext, kind: Kind, city: string): Promise<void> {
  const { reply, texts, use, wording } = question
  const w = texts.words.replies.market
  const { others, path } = await use(marketStats, { ...kind, city })
  const isDearest = about.dearest.test(wording)
  const what = kindText(kind, question)
  const s = texts.words.replies.suggestions
  reply.suggest(s.market, s.estimate)
  if (others.length === 0) return void reply.say(w.none(what, city), [city, path])
  const sorted = others.toSorted((one, other) => one.figures.medianPerSqmUSD - other.figures.medianPerSqmUSD)
  reply.say(isDearest ? w.dearest(what, city) : w.cheapest(what, city))
  sayRows(question, (isDearest ? sorted.toReversed() : sorted).slice(0, listed), path)
  reply.say(w.asking)
}
