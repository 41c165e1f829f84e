import { emptySearch } from '#server/ai/local/conversation/searchState.ts'
import { homesAsked } from '#server/ai/local/homesAsked.ts'
import { type ComparedPlace, filtersOf, placesAsked } from '#server/ai/local/placesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { talk } from '#server/ai/local/topics.ts'
import { marketStats } from '#server/ai/tools/marketStats.ts'
import { findHomes, type HomeFigures, roomsText, sayHomes } from './homeFigures.ts'
import { answerMarket } from './markets.ts'

const asksBetter = / (?:mejor(?:es)?|better|best|nicer|melhor(?:es)?|recomm?end\w*|conviene)(?= )/

/** "¿Qué es más barato para vivir, Luque o Lambaré?" */
export async function answerCheaperToLive(question: QuestionContext): Promise<void> {
  const { reply, texts, understood, wording, thread } = question
  const w = texts.words.advice.cheaper
  const [one, other] = placesAsked(question)
  if (!one || !other) return
  if (talk.future.test(wording)) {
    reply.say(texts.words.replies.talk.future)
    reply.paragraph()
  }
  const bedrooms = homesAsked(question).bedrooms ?? 2
  const transactionType = understood.filters.transactionType ?? thread.search?.filters.transactionType
  const kinds = (['rent', 'sale'] as const).filter(
    (kind) => (transactionType ?? 'both') === 'both' || kind === transactionType,
  )
  const known = await Promise.all(kinds.map((kind) => isKnown(question, kind, bedrooms, [one, other])))
  if (!known.includes(true))
    return answerMarket(question, {
      ...emptySearch,
      filters: { ...understood.filters, ...filtersOf([one, other]) },
    })
  for (const kind of kinds) {
    await sayCheaper(question, kind, bedrooms, [one, other])
    reply.paragraph()
  }
  reply.say(asksBetter.test(wording) ? texts.words.advice.living.limits : w.cost)
  const s = texts.words.replies.suggestions
  reply.suggest(s.marketIn(one.name), s.marketIn(other.name), s.rent)
}

/** Whether both have homes enough of some size, or either of that asked for. */
async function isKnown(
  question: QuestionContext,
  kind: 'sale' | 'rent',
  bedrooms: number,
  places: readonly ComparedPlace[],
): Promise<boolean> {
  const known = await Promise.all(
    [bedrooms, ...otherSizes].map(async (rooms) => {
      const figures = await Promise.all(places.map((place) => figuresOf(question, kind, rooms, place)))
      return figures.map((one) => one !== undefined)
    }),
  )
  return known.some((size) => !size.includes(false)) || known[0]?.includes(true) === true
}

interface Pair {
  bedrooms: number
  figures: (HomeFigures | undefined)[]
}

/** Where one of the two has too few homes of the size asked for. */
const otherSizes = [2, 3, 1, 4]

async function sayCheaper(
  question: QuestionContext,
  kind: 'sale' | 'rent',
  bedrooms: number,
  places: readonly [ComparedPlace, ComparedPlace],
): Promise<void> {
  const { reply, texts } = question
  const w = texts.words.advice.cheaper
  let found: Pair = { bedrooms, figures: [] }
  for (const rooms of [bedrooms, ...otherSizes.filter((size) => size !== bedrooms)]) {
    const figures = await Promise.all(places.map((place) => figuresOf(question, kind, rooms, place)))
    if (rooms === bedrooms || figures.every((one) => one !== undefined)) found = { bedrooms: rooms, figures }
    if (found.figures.every((one) => one !== undefined)) break
  }
  const rooms = roomsText(texts, found.bedrooms)
  const [one, other] = found.figures
  for (const [figures, { name }] of [
    [one, places[0]],
    [other, places[1]],
  ] as const)
    if (!figures) reply.say(kind === 'rent' ? w.noRent(name, rooms) : w.noSale(name, rooms))
  const alone = one ?? other
  if (alone && !(one && other)) {
    sayHomes(question, kind, alone)
    return sayPerSqm(question, kind, places)
  }
  if (!one || !other) return
  const [cheap, dear] = one.medianPriceUSD <= other.medianPriceUSD ? [one, other] : [other, one]
  const [low, high] = [texts.usd(cheap.medianPriceUSD), texts.usd(dear.medianPriceUSD)]
  if (low === high) {
    const said = kind === 'rent' ? w.sameRent : w.sameSale
    reply.say(said(cheap.place, dear.place, low), [low, cheap.path])
  } else reply.say(w[kind](cheap.place, dear.place, rooms, low, high), [low, cheap.path], [high, dear.path])
  const [count, counted] = [texts.number(cheap.listings), texts.number(dear.listings)]
  reply.say(w.basis(cheap.listings, count, dear.listings, counted), [count, cheap.path], [counted, dear.path])
}

/** Where homes of one size are too few: apartments by the square meter. */
async function sayPerSqm(
  { reply, texts, use }: QuestionContext,
  transactionType: 'sale' | 'rent',
  places: readonly [ComparedPlace, ComparedPlace],
): Promise<void> {
  const [one, other] = await Promise.all(
    places.map(async ({ name, city, neighborhood }) => {
      const { area, path } = await use(marketStats, { transactionType, city, neighborhood })
      const isOwn = area !== null && (neighborhood === undefined || area.neighborhood !== null)
      return isOwn && area.enough && !area.withNeighbors ? { ...area.figures, name, path } : undefined
    }),
  )
  if (!one || !other) return
  const w = texts.words.replies.market
  reply.paragraph()
  reply.say(
    texts.words.advice.nearby.prices(texts.words.listings.kind[transactionType](texts.plural('apartment'))),
  )
  const rows = [one, other].toSorted((a, b) => a.medianPerSqmUSD - b.medianPerSqmUSD)
  for (const { name, medianPerSqmUSD, listings, path } of rows) {
    const price = texts.perSqm(medianPerSqmUSD)
    reply.item(w.row(name, price, listings, texts.number(listings)), [price, path])
  }
  reply.paragraph()
}

/** Of the place itself, not of its city. */
async function figuresOf(
  question: QuestionContext,
  kind: 'sale' | 'rent',
  bedrooms: number,
  { name, city, neighborhood }: ComparedPlace,
): Promise<HomeFigures | undefined> {
  const row = await findHomes(question, kind, { city, neighborhood, bedrooms })
  return row && row.neighborhood === (neighborhood ?? null) ? { ...row, place: name } : undefined
}
