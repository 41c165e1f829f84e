import type { Area } from '#server/ai/local/areas/area.ts'
import {
  type Asked,
  askedBySize,
  askedOfSize,
  kmText,
  type Offer,
  sizeKnown,
  typesAsked,
  whatText,
} from '#server/ai/local/areas/areaFigures.ts'
import { areasCompared, type Compared } from '#server/ai/local/areas/areasCompared.ts'
import { goalIn, goalName } from '#server/ai/local/areas/goal.ts'
import { asksSavings, livesAndWorks } from '#server/ai/local/areas/savings.ts'
import { wantsIn } from '#server/ai/local/areas/wants.ts'
import { measureIn } from '#server/ai/local/figures/measures.ts'
import { homesAsked } from '#server/ai/local/homesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { talk } from '#server/ai/local/topics.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import { filterInputOf } from '#server/ai/tools/input/searchFilters.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { answerFeesOfAreas } from './feesOfAreas.ts'
import { answerYieldsOfAreas, asksYields } from './investing.ts'
import { answerPlotsOfAreas } from './plotsOfAreas.ts'
import { wantText } from './sayWants.ts'
import { centerText } from './suited.ts'

const rooms = 2
const ofInternet = / (?:internet|wifi|wi fi|fibra|fib(?:er|re))(?= )/

/** "San Lorenzo o Capiatá para vivir y viajar al centro": how far, what is asked in each, and what follows. */
export async function answerComparedAreas(question: QuestionContext): Promise<void> {
  const { reply, texts, understood, thread, wording } = question
  const compared = areasCompared(question)
  const { areas } = compared
  if (talk.future.test(wording)) {
    reply.say(texts.words.replies.talk.future)
    reply.paragraph()
  }
  if (ofInternet.test(wording)) {
    reply.say(texts.words.advice.living.internet)
    reply.paragraph()
  }
  if (asksYields(question)) return answerYieldsOfAreas(question, areas)
  if (measureIn(wording) === 'maintenanceFee') return answerFeesOfAreas(question, areas)
  const ofLand = (understood.filters.propertyType ?? thread.search?.filters.propertyType)?.join() === 'land'
  if (ofLand) return answerPlotsOfAreas(question, areas)
  const types = typesAsked(understood.filters, thread.search?.filters)
  const named = understood.filters.transactionType ?? thread.search?.filters.transactionType
  const offers = (['rent', 'sale'] as const).filter(
    (offer) => (named ?? 'both') === 'both' || offer === named,
  )
  await sayEach(question, compared, types)
  const bedrooms = homesAsked(question).bedrooms
  const cheapest: (Area | undefined)[] = []
  for (const offer of offers) {
    reply.paragraph()
    cheapest.push(await sayCheaper(question, { areas, offer, types, bedrooms }))
  }
  reply.paragraph()
  sayConclusion(question, compared, cheapest)
  if (asksSavings(wording) || livesAndWorks(wording)) reply.say(texts.words.areas.farther)
  reply.say(texts.words.advice.living.unmeasured)
  const s = texts.words.replies.suggestions
  reply.suggest(...areas.slice(0, 2).map(({ name }) => s.marketIn(name)), s.rent)
}

/** How far each is, how much is offered, and what it is to be near to. */
async function sayEach(
  question: QuestionContext,
  { areas, goal }: Compared,
  types: readonly PropertyType[],
): Promise<void> {
  const { reply, texts, use, text, rate } = question
  const w = texts.words.areas
  const { wants, isNamed } = wantsIn(wordingOf(goalIn(text, rate).rest))
  for (const area of areas) {
    const input = { ...filterInputOf({ ...area.filters, propertyType: [...types] }), limit: 1 }
    const { total, path } = await use(searchListings, input)
    const { point } = area
    const homes = w.homes(total, texts.number(total))
    const said = [
      goal && point
        ? w.toGoal(kmText(question, distanceKm(point, goal)), goalName(goal, texts))
        : centerText(question, area),
      homes,
      ...(isNamed && point ? wants.map((want) => wantText(question, want, point)) : []),
    ].filter(Boolean)
    reply.item(`${area.name}: ${said.join('; ')}`, [homes, path])
  }
}

interface CheaperAsked {
  areas: readonly Area[]
  offer: Offer
  types: readonly PropertyType[]
  bedrooms: number | undefined
}

interface AreaAsked {
  area: Area
  asked: Asked | undefined
}

/** The cheapest, where two are known. */
async function sayCheaper(
  question: QuestionContext,
  { areas, offer, types, bedrooms }: CheaperAsked,
): Promise<Area | undefined> {
  const { reply, texts } = question
  const found = await Promise.all(areas.map((area) => askedBySize(question, area, offer, types)))
  const size = sizeKnown(found, bedrooms ?? rooms)
  const what = whatText(question, types, size)
  const rows: AreaAsked[] = areas.map((area, at) => ({ area, asked: askedOfSize(found[at], size) }))
  const known = rows
    .flatMap(({ area, asked }) =>
      asked?.median === undefined ? [] : [{ area, asked, median: Math.round(asked.median) }],
    )
    .toSorted((one, other) => one.median - other.median)
  const w = texts.words.areas
  for (const { area, asked } of rows) {
    if (asked?.median !== undefined) continue
    const n = asked?.listings ?? 0
    reply.say((offer === 'rent' ? w.fewRent : w.fewSale)(area.name, what, n, texts.number(n)))
    await sayCheapestOf(question, area, offer, types)
  }
  const [cheap, dear] = known
  if (!cheap) return undefined
  if (!dear) {
    const [price, count] = [texts.usd(cheap.median), texts.number(cheap.asked.listings)]
    const said = offer === 'rent' ? w.onlyRent : w.onlySale
    reply.say(said(cheap.area.name, what, price, cheap.asked.listings, count), [price, cheap.asked.path])
    return undefined
  }
  if (known.length > 2) {
    reply.say((offer === 'rent' ? w.rents : w.sales)(what))
    for (const { area, asked, median } of known) {
      const [price, count] = [texts.usd(median), texts.number(asked.listings)]
      reply.item(w.row(area.name, price, asked.listings, count), [price, asked.path])
    }
    return cheap.area
  }
  const [low, high] = [texts.usd(cheap.median), texts.usd(dear.median)]
  const isSame = low === high
  const names = [cheap.area.name, dear.area.name] as const
  if (isSame)
    reply.say((offer === 'rent' ? w.sameRent : w.sameSale)(...names, what, low), [low, cheap.asked.path])
  else reply.say(w[offer](...names, what, low, high), [low, cheap.asked.path], [high, dear.asked.path])
  if (!isSame) {
    const less = texts.usd(dear.median - cheap.median)
    const percent = texts.percent(Math.round(100 - (cheap.median * 100) / dear.median))
    reply.say((offer === 'rent' ? w.lessRent : w.lessSale)(less, percent), [less, cheap.asked.path])
  }
  const [n, m] = [cheap.asked.listings, dear.asked.listings]
  reply.say(w.basis(n, texts.number(n), m, texts.number(m)))
  return isSame ? undefined : cheap.area
}

/** Where there are too few for a median, from what price. */
async function sayCheapestOf(
  { reply, texts, use }: QuestionContext,
  { filters }: Area,
  offer: Offer,
  types: readonly PropertyType[],
): Promise<void> {
  const input = filterInputOf({ ...filters, propertyType: [...types], transactionType: offer })
  const { listings } = await use(searchListings, { ...input, order: 'cheapest', limit: 1 })
  const [first] = listings
  if (!first) return
  const price =
    offer === 'rent' && first.monthlyRentUSD ? texts.perMonth(first.monthlyRentUSD) : texts.price(first)
  reply.say(texts.words.areas.fromCheapest(price), [price, first.path])
}

/** Nearer, cheaper, and which of the two to go by. */
function sayConclusion(
  question: QuestionContext,
  { areas, goal }: Compared,
  cheapest: readonly (Area | undefined)[],
): void {
  const { reply, texts } = question
  const w = texts.words.areas
  if (!goal) return
  const near = areas
    .flatMap((area) => (area.point ? [{ area, km: distanceKm(area.point, goal) }] : []))
    .toSorted((one, other) => one.km - other.km)
  const [nearest, ...farther] = near
  if (!nearest || farther.length === 0) return
  const all = near.map(({ area, km }) => `${area.name} ${kmText(question, km)} km`).join(', ')
  reply.say(w.nearer(nearest.area.name, goalName(goal, texts), all))
  const names = new Set(cheapest.flatMap((area) => area?.name ?? []))
  const [cheap] = names
  if (cheap === undefined || names.size > 1) return
  reply.say(cheap === nearest.area.name ? w.both(cheap) : w.choice(nearest.area.name, cheap))
}
