import { getListing } from '#server/ai/tools/getListing.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { amountsIn } from './amounts.ts'
import { answerBest } from './answers/best.ts'
import { answerComparison } from './answers/comparing.ts'
import { answerEstimate, answerRate, answerReturns } from './answers/figures.ts'
import { answerListing, listingTopics } from './answers/listing.ts'
import { answerMarket } from './answers/markets.ts'
import { answerMore, answerSearch, listItems, suggestNext } from './answers/searching.ts'
import { answerHow, answerRefusal, answerTalk, answerUnknown, refusal, smallTalk } from './answers/talking.ts'
import type { Asked } from './asked.ts'
import { findAllNamed, type Named, namedList, namedOne, pointedAt, pointsAtOne } from './named.ts'
import { follow, isContinuation, type SearchState, type Thread, wordsOf } from './searchState.ts'
import { about, asksForOne, type HowTopic, how, superlatives, talk, topicsIn } from './topics.ts'

const none: SearchState = { filters: {}, order: undefined, text: '' }

/** From the most particular question to the most general. */
export async function answerQuestion(asked: Asked): Promise<Asked> {
  await answer(asked)
  return asked
}

async function answer(asked: Asked): Promise<void> {
  const refused = refusal(asked)
  if (refused) return answerRefusal(asked, refused)
  const said = smallTalk(asked)
  if (said) return answerTalk(asked, said)
  const { thread } = asked
  if (about.more.test(asked.wording) && thread.search) return answerMore(asked, thread.search)
  if (about.compare.test(asked.wording)) return answerComparison(asked)
  if (await answerAboutNamed(asked)) return
  if (await answerFigures(asked, thread)) return
  if (await answerAboutPage(asked)) return
  const [topic] = topicsIn(how, asked.wording)
  if (topic && (isAboutSite.has(topic) || asksHow.test(asked.wording) || !asksForHomes(asked)))
    return answerHow(asked, topic)
  await answerByThread(asked, thread)
}

/** Even if the question mentions the reader's home. */
const isAboutSite = new Set<HowTopic>(['publish', 'mine', 'fees', 'method', 'account', 'team'])

const asksHow = /^ (?:como|how|puedo|se puede|can i|where do|donde puedo) /

/** A search says more than words about the site. */
const asksForHomes = ({ understood }: Asked) =>
  understood.filters.propertyType !== undefined || understood.filters.city !== undefined

/** "Contame del segundo", "¿y cuánto rinde?" after an answer about one. */
async function answerAboutNamed(asked: Asked): Promise<boolean> {
  const { wording, history, reply, texts, understood } = asked
  const list = namedList(history)
  const isSearch =
    understood.filters.propertyType ?? understood.filters.city ?? understood.filters.neighborhood
  const pointed = pointsAtOne(wording) && !isSearch ? pointedAt(wording, list) : []
  if (pointed.length > 1) {
    for (const one of pointed) await sayNamed(asked, one, true)
    return true
  }
  const [one] = pointed
  if (one) return sayNamed(asked, one, true)
  if (
    pointsAtOne(wording) &&
    !isSearch &&
    list.length === 0 &&
    !asked.listing &&
    wording.split(' ').length <= 8
  ) {
    reply.say(texts.words.replies.search.whichOne)
    reply.suggest(texts.words.replies.suggestions.search, texts.words.replies.suggestions.rent)
    return true
  }
  const current = asked.listing ? undefined : namedOne(history)
  if (!current || isSearch || asksAnew(asked)) return false
  return listingTopics(asked).length > 0 ? sayNamed(asked, current, true) : false
}

/** Superlatives, searches and general questions are not about the listing before. */
function asksAnew({ wording }: Asked): boolean {
  return topicsIn(superlatives, wording).length > 0 || about.search.test(wording) || about.rate.test(wording)
}

async function sayNamed(asked: Asked, named: Named, isNamed: boolean): Promise<boolean> {
  const [found] = await findAllNamed(asked, [named])
  if (!found) {
    asked.reply.say(asked.texts.words.replies.search.goneOne(named.title))
    return true
  }
  const listing = await asked.use(getListing, { id: found.id })
  await answerListing(asked, listing, { topics: listingTopics(asked), isNamed })
  return true
}

/** Rates, returns and estimates, where figures are given or asked for. */
async function answerFigures(asked: Asked, thread: Thread): Promise<boolean> {
  const { wording, understood, text, listing } = asked
  const { filters } = understood
  const amounts = amountsIn(text)
  const asksRate = about.rate.test(wording) && !filters.propertyType && !filters.city
  const asksConversion =
    about.convert.test(wording) && amounts.length === 1 && !filters.propertyType && isAmountAlone(asked)
  if (asksRate || asksConversion) return done(answerRate(asked))
  if (about.returns.test(wording) && amounts.length > 1) return done(answerReturns(asked))
  const hasArea = filters.minArea !== undefined || filters.maxArea !== undefined
  const asksEstimate = about.estimate.test(wording) && (hasArea || about.ownHome.test(wording))
  if (asksEstimate && (filters.propertyType || hasArea) && (!listing || filters.propertyType))
    return done(answerEstimate(asked, filters))
  if (
    about.returns.test(wording) &&
    !listing &&
    !filters.propertyType &&
    thread.kind === undefined &&
    amounts.length > 0
  )
    return done(answerReturns(asked))
  return false
}

const isAmountAlone = ({ understood }: Asked) => understood.parts.every(({ field }) => field === 'price')

async function done(work: Promise<void>): Promise<true> {
  await work
  return true
}

/** On the page of a listing, questions are about it unless they name other homes. */
async function answerAboutPage(asked: Asked): Promise<boolean> {
  const { listing, understood, wording } = asked
  if (!listing) return false
  const { propertyType, city, neighborhood } = understood.filters
  const namesOthers = (propertyType ?? city ?? neighborhood) !== undefined
  const asksOthers =
    / (?:otr[oa]s?|mas barat[oa]s?|cheaper|for less|others?|another|algo mas|mas grande|bigger|larger)(?= )/.test(
      wording,
    )
  if (asksOthers) {
    await answerSearch(asked, likePage(asked))
    return true
  }
  if (namesOthers && (about.search.test(wording) || about.market.test(wording))) return false
  if (talk.offTopic.test(wording)) return false
  const topics = listingTopics(asked)
  if (topics.length === 0) return false
  await answerListing(asked, listing, { topics, isNamed: false })
  return true
}

/** Homes of the same kind and place; what the question says wins. */
function likePage({ listing, understood, wording }: Asked): SearchState {
  if (!listing) return none
  const { propertyType, transactionType, city, priceUSD, areaSqm } = listing
  const isCheaper = superlatives.cheapest.test(wording)
  const isLarger = superlatives.largest.test(wording)
  return {
    filters: {
      propertyType: [propertyType],
      transactionType: transactionType === 'rent' ? 'rent' : 'sale',
      city: [city],
      ...(isCheaper && priceUSD > 1 && { maxPrice: Math.ceil(priceUSD) - 1 }),
      ...(isLarger && areaSqm && { minArea: Math.floor(areaSqm) + 1 }),
      ...understood.filters,
    },
    order: isCheaper ? 'cheapest' : undefined,
    text: '',
  }
}

/** Searches and markets, with what the conversation said before. */
async function answerByThread(asked: Asked, thread: Thread): Promise<void> {
  const { wording, understood } = asked
  const next = follow(thread, { wording, understood })
  const isNew = next !== thread
  const asksAreas = about.dearest.test(wording) || about.cheapestAreas.test(wording)
  if (asksAreas || comparesPlaces(asked) || (isNew && next.kind === 'market'))
    return answerMarket(asked, next.search ?? none)
  if (isNew && next.search) {
    const isBest = topicsIn(superlatives, wording).length > 0 && asksForOne(wording)
    if (isBest) return answerBest(asked, next.search)
    return answerSearch(asked, grown(asked, thread, next.search))
  }
  if (talk.offTopic.test(wording) || talk.advice.test(wording) || talk.future.test(wording))
    return void answerUnknown(asked)
  if (about.market.test(wording) || about.perSqm.test(wording)) return answerMarket(asked, none)
  if (about.estimate.test(wording)) return answerEstimate(asked, understood.filters)
  if (about.returns.test(wording)) return answerReturns(asked)
  if (!(await answerByTitle(asked))) answerUnknown(asked)
}

/** "Villa Morra o Recoleta, ¿cuál es más caro?" */
function comparesPlaces({ wording, understood }: Asked): boolean {
  const { neighborhood = [], city = [] } = understood.filters
  const isAboutPrice = superlatives.cheapest.test(wording) || superlatives.most_expensive.test(wording)
  return isAboutPrice && asksForOne(wording) && Math.max(neighborhood.length, city.length) > 1
}

/** "Más grande", "con más dormitorios": beyond what the search had. */
function grown({ wording, understood }: Asked, thread: Thread, search: SearchState): SearchState {
  const before = thread.search?.filters
  if (!before || !isContinuation({ wording, understood })) return search
  const filters = { ...search.filters }
  if (superlatives.most_bedrooms.test(wording)) filters.bedrooms = (before.bedrooms ?? 2) + 1
  if (superlatives.largest.test(wording)) filters.minArea = Math.round((before.minArea ?? 100) * 1.5)
  if (superlatives.smallest.test(wording)) filters.maxArea = Math.round((before.maxArea ?? 150) * 0.7)
  return { ...search, filters }
}

/** The words of a title, as a search. */
async function answerByTitle(asked: Asked): Promise<boolean> {
  const words = wordsOf(asked.understood.rest)
  if (!words) return false
  const isAsked = about.search.test(asked.wording)
  const search = { ...none, text: words }
  const { listings } = await asked.use(searchListings, { text: words, limit: 4 })
  const found = listings.filter(({ title }) =>
    words
      .split(' ')
      .every((word) => ` ${title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()} `.includes(word)),
  )
  if (found.length === 0 && !(isAsked && listings.length > 0 && !talk.offTopic.test(asked.wording)))
    return false
  if (found.length === 0) {
    await answerSearch(asked, search)
    return true
  }
  listItems(asked, found)
  suggestNext(asked, search, found)
  return true
}
