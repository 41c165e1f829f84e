import { asksCities } from '#server/ai/local/answers/around/nearby.ts'
import { roomsText } from '#server/ai/local/answers/homeFigures.ts'
import { needsAccess } from '#server/ai/local/answers/homes/accessible.ts'
import { type Area, barrioArea, cityArea } from '#server/ai/local/areas/area.ts'
import { kmText, typesAsked } from '#server/ai/local/areas/areaFigures.ts'
import { type Goal, goalIn, goalName } from '#server/ai/local/areas/goal.ts'
import { namesInCity, nearOf, type Want, wantsIn } from '#server/ai/local/areas/wants.ts'
import { emptySearch } from '#server/ai/local/conversation/searchState.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import { type HomesAsked, homesAsked } from '#server/ai/local/homesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { readSentence } from '#server/ai/local/readSentence.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import { filterInputOf } from '#server/ai/tools/input/searchFilters.ts'
import { type FigureGroupRow, listingFigures } from '#server/ai/tools/listingFigures.ts'
import { enough } from '#shared/market/market.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { capital } from '#shared/places/mainCities.ts'
import type { SentenceFilters } from '#shared/search/sentence.ts'
import { wantScore, wantText } from './sayWants.ts'

const shown = 4
/** Listings: fewer are no choice. */
const least = 3
/** Kilometers around what is gone to every day. */
const aroundGoal = 6
/** Kilometers: cities that the capital's people move to. */
const aroundCapital = 45
const rooms = 2
const cheap =
  / (?:barat[oa]s?|economic[oa]s?|accesibles?|cheap\w*|affordable|inexpensive|budget|em conta|no (?:muy|tan) car[oa]s?|not (?:too|very) expensive)(?= )/

const besideGoal: Want = 'supermarket'
const ofFamilies =
  / (?:tranquil[oa]s?|quiet|peaceful|calm[oa]s?|sossegad[oa]s?|familias?|family|families|familiar(?:es)?|hij[oa]s?|bebe|baby|kids?|children|filh[oa]s?|criancas?|nen[ea]s?|ninos?)(?= )/

interface Candidate {
  area: Area
  row: FigureGroupRow
  score: number
}

interface Wish {
  asked: HomesAsked
  goal: Goal | undefined
  wants: readonly Want[]
  /** Houses are what they look for, or what is quiet. */
  isFamily: boolean
  isOfCities: boolean
  /** "Outside Asunción" */
  isOutside: boolean
  /** Of an area across them: "perto de Foz". */
  cities: readonly string[]
  /** Undefined: around the goal, or anywhere. */
  city: string | undefined
}

/** "Ciudad del Este" is one of them. */
const asksForCity = (wording: string) => asksCities.test(wording.replace('ciudad del este', ''))

/** Without where one goes, but with what one can pay: an income is said beside it. */
function withLimit(rest: string, { rate, understood }: QuestionContext): QuestionContext['understood'] {
  const read = readSentence(rest, { rate })
  const { maxPrice, transactionType } = understood.filters
  if (maxPrice === undefined) return read
  const { minPrice: _, ...filters } = read.filters
  return { ...read, filters: { ...filters, transactionType, maxPrice } }
}

function wishOf(question: QuestionContext): Wish {
  const { text, rate, wording, understood, listing } = question
  const { goal: gone, rest } = goalIn(text, rate)
  const { city: cities = [] } = readSentence(rest, { rate }).filters
  const [named] = cities
  const asked = homesAsked({ ...question, understood: gone ? withLimit(rest, question) : understood })
  const isOutside = named === undefined && understood.filters.exceptCity?.includes(capital) === true
  const isOfCities =
    isOutside || (asksForCity(wording) && (named === undefined || named === capital || cities.length > 1))
  // Who studies in a city looks for a barrio of it.
  const within = gone?.isCity && !isOfCities ? gone.city : undefined
  const goal = within === undefined ? gone : undefined
  const city = named ?? within ?? (goal && !listing ? undefined : asked.city)
  const { wants, isNamed } = wantsIn(wordingOf(within === undefined ? rest : text))
  return {
    ...{ asked, goal, isOfCities, isOutside, isFamily: ofFamilies.test(wording) },
    cities: cities.length > 1 ? cities : [],
    wants: goal && !isNamed ? [besideGoal] : wants,
    city: isOfCities || cities.length > 1 ? undefined : city,
  }
}

/** What is looked for, without where. */
const homesOf = (
  { asked: { filters }, isOfCities, isOutside, cities }: Wish,
  place: SentenceFilters,
): SentenceFilters => ({
  ...filters,
  propertyType: typesAsked(filters),
  ...(cities.length > 0 ? { city: [...cities] } : isOfCities ? {} : place),
  ...(isOutside && { exceptCity: [capital] }),
})

const placeOf = ({ city, goal }: Wish): SentenceFilters => {
  if (city !== undefined) return { city: [city] }
  if (!goal) return { city: [capital] }
  const { latitude, longitude } = goal
  return { near: { latitude, longitude, km: aroundGoal } }
}

/** "¿Qué zona tranquila con colegios cerca nos recomendás?": by what we know to be near, what is offered and how far. */
export async function answerSuited(question: QuestionContext): Promise<boolean> {
  const { texts, use, wording, reply } = question
  const wish = wishOf(question)
  const filters = homesOf(wish, placeOf(wish))
  const input = (of: SentenceFilters) => filterInputOf(of)
  const groupBy = wish.isOfCities ? ('city' as const) : ('neighborhood' as const)
  const { bedrooms: size = rooms } = wish.asked
  const { bedrooms: _, ...anySize } = filters
  const [found, priced, houses] = await Promise.all([
    use(listingFigures, { ...input(filters), measure: 'price', groupBy }),
    use(listingFigures, { ...input(anySize), measure: 'price', groupBy, onlyBedrooms: size }),
    wish.isFamily
      ? use(listingFigures, { ...input(filters), propertyType: ['house'], measure: 'price', groupBy })
      : undefined,
  ])
  const most = Math.max(1, ...found.groups.map(({ total }) => total))
  const prices = priced.groups.flatMap(({ spread }) => spread?.median ?? []).toSorted((a, b) => a - b)
  const candidates = found.groups
    .flatMap((row) => candidateOf(row, wish) ?? [])
    .map((one) => {
      const price = rowOf(priced.groups, one.area)?.spread?.median
      const rank = price === undefined ? 1 : prices.indexOf(price) / Math.max(1, prices.length)
      const ofSupply = Math.log1p(one.row.total) / Math.log1p(most)
      const ofHouses = Math.min(1, 2 * ((rowOf(houses?.groups ?? [], one.area)?.total ?? 0) / one.row.total))
      return { ...one, score: one.score + ofSupply + ofHouses + (cheap.test(wording) ? 1.5 * (1 - rank) : 0) }
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, shown)
  if (candidates.length < 2) return false
  if (needsAccess(question)) reply.say(texts.words.replies.search.accessHome)
  sayLead(question, wish, filters, found.all.path)
  for (const { area, row } of candidates)
    sayCandidate(question, wish, {
      ...{ area, row, size, priced: rowOf(priced.groups, area) },
      houses: rowOf(houses?.groups ?? [], area)?.total ?? 0,
    })
  reply.paragraph()
  sayUnplaced(question, wish, candidates)
  reply.say(texts.words.areas.limits)
  sayAsk(question, wish)
  const s = texts.words.replies.suggestions
  for (const { area } of candidates.slice(0, 2)) reply.suggest(s.marketIn(area.name))
  reply.suggest(s.cheapestOne)
  return true
}

/** What is wanted in a city, where no point of it is known: by name, to ask for the way. */
function sayUnplaced(
  { reply, texts }: QuestionContext,
  { wants, city }: Wish,
  candidates: readonly Candidate[],
): void {
  const w = texts.words.areas
  const [want] = wants
  const isNear = candidates.some(({ area: { point } }) => want && point && nearOf(want, point).length > 0)
  const names = want && city !== undefined && !isNear ? namesInCity(want, city) : []
  if (names.length > 0) reply.say(w.unplaced(texts.list(names.slice(0, named))))
}
const named = 4

const rowOf = (groups: readonly FigureGroupRow[], { barrio, city }: Area) =>
  groups.find(
    (one) =>
      (barrio === undefined || one.neighborhood === barrio) && (one.city === undefined || one.city === city),
  )

function candidateOf(row: FigureGroupRow, { goal, wants, city: named, cities }: Wish): Candidate | undefined {
  const { city = named ?? capital, neighborhood } = row
  if (row.total < least || neighborhood === '') return undefined
  const area = neighborhood === undefined ? cityArea(city) : barrioArea(neighborhood, city)
  const { point } = area
  if (!point) return undefined
  const center = goal ?? cityArea(capital).point
  const isFar =
    cities.length === 0 && neighborhood === undefined && center && distanceKm(point, center) > aroundCapital
  if (isFar) return undefined
  const ofWants = wants.reduce((sum, want) => sum + wantScore(want, point), 0) / Math.max(1, wants.length)
  const ofGoal = goal ? Math.max(0, 1 - distanceKm(point, goal) / aroundGoal) * 5 : 0
  return { area, row, score: (goal ? 0.7 : 2) * ofWants + ofGoal }
}

function sayLead(question: QuestionContext, wish: Wish, filters: SentenceFilters, path: string): void {
  const { reply, texts } = question
  const w = texts.words.areas
  const { children, bedrooms } = wish.asked
  if (bedrooms && children) reply.say(texts.words.advice.homes.children(children, roomsText(texts, bedrooms)))
  const { city: _, near: __, ...bare } = filters
  const what = describeSearch({ ...emptySearch, filters: bare }, texts)
  const around = wish.isOfCities ? w.outskirts(capital) : (wish.city ?? capital)
  const place = wish.cities.length > 0 ? texts.list([...wish.cities]) : around
  const wants = texts.list(wish.wants.map((want) => w.wants[want].other))
  if (wish.goal) reply.say(w.lead.goal(what, goalName(wish.goal, texts)), [what, path])
  else reply.say(w.lead.wants(what, place, wants), [what, path])
}

interface Row {
  area: Area
  row: FigureGroupRow
  priced: FigureGroupRow | undefined
  size: number
  houses: number
}

function sayCandidate(question: QuestionContext, wish: Wish, { area, row, priced, size, houses }: Row): void {
  const { reply, texts } = question
  const w = texts.words.areas
  const { point, name, city } = area
  if (!point) return
  const count = texts.number(row.total)
  const { spread = null, path = row.path } = priced ?? {}
  const isRent = wish.asked.transactionType === 'rent'
  const median = spread && spread.listings >= enough ? spread : undefined
  const price = median ? (isRent ? texts.perMonth(median.median) : texts.usd(median.median)) : ''
  const homes =
    houses > 0
      ? `${w.homes(row.total, count)}, ${w.houses(houses, texts.number(houses))}`
      : w.homes(row.total, count)
  const said = [
    wish.goal ? goalText(question, area, wish.goal) : '',
    ...wish.wants.map((want, at) => wantText(question, want, point, at > 0 ? 1 : 2)),
    homes,
    median ? w.median(roomsText(texts, size), price, median.listings, texts.number(median.listings)) : '',
    wish.goal ? '' : centerText(question, area),
  ].filter(Boolean)
  const title =
    wish.city === undefined && area.barrio !== undefined
      ? texts.place({ neighborhood: name, city: city ?? '' })
      : name
  reply.item(`${title}: ${said.join('; ')}`, ...(price ? [[price, path] as const] : []), [
    w.homes(row.total, count),
    row.path,
  ])
}

/** Kilometers: as sure as points are. */
const beside = 0.7

export function goalText(question: QuestionContext, { point, barrio }: Area, goal: Goal): string {
  const { texts } = question
  const w = texts.words.areas
  if (!point) return ''
  const km = distanceKm(point, goal)
  const to = goalName(goal, texts)
  return km < beside && barrio !== undefined ? w.inGoal(to) : w.toGoal(kmText(question, km), to)
}

export function centerText(question: QuestionContext, { point, city, barrio, name }: Area): string {
  const of = barrio !== undefined ? (city ?? capital) : capital
  const center = cityArea(of).point
  if (!point || !center || (barrio === undefined && name === capital) || barrio === 'Centro') return ''
  const km = distanceKm(point, center)
  return km > aroundCapital * 2 ? '' : question.texts.words.areas.toCenter(kmText(question, km), of)
}

/** What is missing to look further. */
function sayAsk({ reply, texts, understood, thread }: QuestionContext, { asked }: Wish): void {
  const w = texts.words.areas
  const before = thread.search?.filters
  const hasOffer = (understood.filters.transactionType ?? before?.transactionType) !== undefined
  if (asked.filters.maxPrice !== undefined) return
  reply.say(hasOffer ? w.askBudget : w.askBoth)
}
