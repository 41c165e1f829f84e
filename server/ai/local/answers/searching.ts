import { amountsIn } from '#server/ai/local/amounts.ts'
import type { Asked } from '#server/ai/local/asked.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import { namedBefore } from '#server/ai/local/named.ts'
import { inputOf, type SearchState } from '#server/ai/local/searchState.ts'
import { about } from '#server/ai/local/topics.ts'
import type { ListingFacts } from '#server/ai/tools/facts.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { relaxations } from './relaxing.ts'

const shown = 4
/** As many as the tool gives. */
const most = 10

type Found = Awaited<ReturnType<typeof find>>

function find({ use }: Asked, search: SearchState, limit = shown) {
  return use(searchListings, inputOf(search, limit))
}

/** Lists what a search finds, else what comes closest. */
export async function answerSearch(asked: Asked, search: SearchState): Promise<void> {
  const found = await find(asked, search)
  if (found.total === 0) return answerNone(asked, search, found.path)
  sayReading(asked)
  const { reply, texts, wording } = asked
  const isCount = about.count.test(wording)
  sayFound(asked, search, found, isCount)
  const { some, order } = texts.words.replies.search
  if (search.order) reply.say(order[search.order])
  else if (found.total > found.listings.length) reply.say(some(found.listings.length))
  listItems(asked, found.listings)
  sayAll(asked, found)
  suggestNext(asked, search, found.listings)
}

function sayFound(
  asked: Asked,
  search: SearchState,
  { total, totalIsCapped, path }: Found,
  isCount: boolean,
) {
  const { texts, reply } = asked
  const w = texts.words.replies.search
  const figure = texts.number(total)
  const what = describeSearch(search, texts)
  const [one, many] = isCount ? [w.count, w.countMany] : [w.found, w.foundMany]
  reply.say(totalIsCapped ? many(figure, what) : one(total, figure, what), [figure, path], [what, path])
}

/** Typos, guaraníes and what no filter can do. */
function sayReading({ understood, reply, texts, rate, ratePath, text }: Asked): void {
  const w = texts.words.replies.search
  for (const part of understood.parts)
    if (part.correction !== undefined && !part.correction.includes(part.text.toLowerCase()))
      reply.say(w.took(part.text, part.correction))
  for (const what of understood.unsupported.slice(0, 1)) reply.say(w.ignored(what))
  const { minPrice, maxPrice } = understood.filters
  const typed = amountsIn(text).find(({ value }) =>
    [minPrice, maxPrice].some((usd) => usd !== undefined && Math.abs(value / rate - usd) <= 1),
  )
  if (typed) {
    const [pyg, usd, perDollar] = [texts.pyg(typed.value), texts.usd(typed.value / rate), texts.pyg(rate)]
    const sources = [pyg, usd, perDollar].map((piece) => [piece, ratePath] as const)
    reply.say(w.inGuaranies(pyg, usd, perDollar), ...sources)
  }
  if (!reply.isEmpty) reply.paragraph()
}

export function listItems({ reply, texts }: Asked, listings: readonly ListingFacts[]): void {
  for (const listing of listings) {
    reply.item(texts.line(listing), [listing.title, listing.path], [texts.price(listing), listing.path])
    reply.show(listing)
  }
}

function sayAll({ reply, texts }: Asked, { total, listings, path }: Found): void {
  const { all } = texts.words.replies.search
  if (total > listings.length) reply.say(`${all}.`, [all, path])
}

async function answerNone(asked: Asked, search: SearchState, path: string): Promise<void> {
  const { reply, texts } = asked
  const w = texts.words.replies.search
  sayReading(asked)
  reply.say(w.none(describeSearch(search, texts)), [describeSearch(search, texts), path])
  for (const row of relaxations(search, texts)) {
    const tried = await Promise.all(
      row.map(async (one) => ({ ...one, found: await find(asked, one.search, 3) })),
    )
    const first = tried.find(({ found }) => found.total > 0)
    if (!first) continue
    const { without, search: wider, found } = first
    reply.say(w.closest(without), [without, found.path])
    listItems(asked, found.listings)
    sayAll(asked, found)
    suggestNext(asked, wider, found.listings)
    return
  }
  reply.say(`${w.allNone}.`, [w.allNone, path])
  const s = texts.words.replies.suggestions
  reply.suggest(s.search, s.rent, s.help)
}

/** Those of the same search that no answer has named. */
export async function answerMore(asked: Asked, search: SearchState): Promise<void> {
  const { reply, texts, history } = asked
  const w = texts.words.replies.search
  const found = await find(asked, search, most)
  const before = new Set(namedBefore(history).map(({ title, facts }) => `${title} — ${facts}`))
  const others = found.listings.filter((one) => !before.has(texts.line(one))).slice(0, shown)
  if (others.length === 0) {
    if (found.total > most) reply.say(`${w.all}.`, [w.all, found.path])
    else reply.say(w.noMore)
    const s = texts.words.replies.suggestions
    return void reply.suggest(s.cheapestOne, s.compareTwo)
  }
  reply.say(w.next)
  listItems(asked, others)
  sayAll(asked, found)
  suggestNext(asked, search, others)
}

export function suggestNext(
  { reply, texts }: Asked,
  { filters, order }: SearchState,
  listings: readonly ListingFacts[],
): void {
  const s = texts.words.replies.suggestions
  const [first, second] = listings
  if (second) reply.suggest(order === 'cheapest' ? s.largestOne : s.cheaper, s.compareTwo)
  if (first) reply.suggest(s.firstOne)
  const place = filters.neighborhood?.[0] ?? filters.city?.[0]
  if (place) reply.suggest(s.marketIn(place))
  else if (!filters.amenities) reply.suggest(s.withPool)
}
