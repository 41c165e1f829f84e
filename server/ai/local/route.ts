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
import { findAllNamed, type Named, namedList, namedOne, pointedAt, pointsAtOne } from './named.ts'
import type { QuestionContext } from './questionContext.ts'
import { follow, isContinuation, type SearchState, type Thread, wordsOf } from './searchState.ts'
import { about, asksForOne, type HowTopic, how, superlatives, talk, topicsIn } from './topics.ts'

const none: SearchState = { filters: {}, order: undefined, text: '' }

/** Most specific rule first. */
export async function answerQuestion(question: QuestionContext): Promise<QuestionContext> {
  await answer(question)
  return question
}

async function answer(question: QuestionContext): Promise<void> {
  const refused = refusal(question)
  if (refused) return answerRefusal(question, refused)
  const said = smallTalk(question)
  if (said) return answerTalk(question, said)
  const { thread } = question
  if (about.more.test(question.wording) && thread.search) return answerMore(question, thread.search)
  if (about.compare.test(question.wording)) return answerComparison(question)
  if (await answerAboutNamed(question)) return
  if (await answerFigures(question, thread)) return
  if (await answerAboutPage(question)) return
  const [topic] = topicsIn(how, question.wording)
  if (topic && (isAboutSite.has(topic) || asksHow.test(question.wording) || !asksForHomes(question)))
    return answerHow(question, topic)
  await answerByThread(question, thread)
}

/** Even if the question mentions the reader's home. */
const isAboutSite = new Set<HowTopic>(['publish', 'mine', 'fees', 'method', 'account', 'team'])

const asksHow = /^ (?:como|how|puedo|se puede|can i|where do|donde puedo) /

/** A search outweighs words about the site. */
const asksForHomes = ({ understood }: QuestionContext) =>
  understood.filters.propertyType !== undefined || understood.filters.city !== undefined

/** "Contame del segundo", "¿y cuánto rinde?" */
async function answerAboutNamed(question: QuestionContext): Promise<boolean> {
  const { wording, history, reply, texts, understood } = question
  const list = namedList(history, wording)
  const isSearch =
    understood.filters.propertyType ?? understood.filters.city ?? understood.filters.neighborhood
  const pointed = pointsAtOne(wording) && !isSearch ? pointedAt(wording, list) : []
  if (pointed.length > 1) {
    for (const one of pointed) await sayNamed(question, one, true)
    return true
  }
  const [one] = pointed
  if (one) return sayNamed(question, one, true)
  if (
    pointsAtOne(wording) &&
    !isSearch &&
    list.length === 0 &&
    !question.listing &&
    wording.split(' ').length <= 8
  ) {
    reply.say(texts.words.replies.search.whichOne)
    reply.suggest(texts.words.replies.suggestions.search, texts.words.replies.suggestions.rent)
    return true
  }
  const current = question.listing ? undefined : namedOne(history)
  if (!current || isSearch || asksAnew(question)) return false
  return listingTopics(question).length > 0 ? sayNamed(question, current, true) : false
}

/** Superlatives, searches and general questions are not about the previous listing. */
function asksAnew({ wording }: QuestionContext): boolean {
  return topicsIn(superlatives, wording).length > 0 || about.search.test(wording) || about.rate.test(wording)
}

async function sayNamed(question: QuestionContext, named: Named, isNamed: boolean): Promise<boolean> {
  const [found] = await findAllNamed(question, [named])
  if (!found) {
    question.reply.say(question.texts.words.replies.search.goneOne(named.title))
    return true
  }
  const listing = await question.use(getListing, { id: found.id })
  await answerListing(question, listing, { topics: listingTopics(question), isNamed })
  return true
}

async function answerFigures(question: QuestionContext, thread: Thread): Promise<boolean> {
  const { wording, understood, text, listing } = question
  const { filters } = understood
  const amounts = amountsIn(text)
  const asksRate = about.rate.test(wording) && !filters.propertyType && !filters.city
  const asksConversion =
    about.convert.test(wording) && amounts.length === 1 && !filters.propertyType && isAmountAlone(question)
  if (asksRate || asksConversion) return done(answerRate(question))
  if (about.returns.test(wording) && amounts.length > 1) return done(answerReturns(question))
  const hasArea = filters.minArea !== undefined || filters.maxArea !== undefined
  const asksEstimate = about.estimate.test(wording) && (hasArea || about.ownHome.test(wording))
  if (asksEstimate && (filters.propertyType || hasArea) && (!listing || filters.propertyType))
    return done(answerEstimate(question, filters))
  if (
    about.returns.test(wording) &&
    !listing &&
    !filters.propertyType &&
    thread.kind === undefined &&
    amounts.length > 0
  )
    return done(answerReturns(question))
  return false
}

const isAmountAlone = ({ understood }: QuestionContext) =>
  understood.parts.every(({ field }) => field === 'price')

async function done(work: Promise<void>): Promise<true> {
  await work
  return true
}

/** "¿Es más barato que el promedio?" */
const isBesideMarket =
  / (?:que|than) (?:\w+ ){0,2}(?:promedio|mercado|media|mediana|zona|average|market|median|area)(?= )/

async function answerAboutPage(question: QuestionContext): Promise<boolean> {
  const { listing, understood, wording } = question
  if (!listing) return false
  const { propertyType, city, neighborhood } = understood.filters
  const namesOthers = (propertyType ?? city ?? neighborhood) !== undefined
  const asksOthers =
    / (?:otr[oa]s?|mas barat[oa]s?|cheaper|for less|others?|another|algo mas|mas grande|bigger|larger)(?= )/.test(
      wording,
    )
  const refines = Object.keys(understood.filters).length > 0 || topicsIn(superlatives, wording).length > 0
  if (asksOthers && refines && !isBesideMarket.test(wording)) {
    await answerSearch(question, likePage(question))
    return true
  }
  if (namesOthers && (about.search.test(wording) || about.market.test(wording))) return false
  if (talk.offTopic.test(wording)) return false
  const topics = listingTopics(question)
  if (topics.length === 0) return false
  await answerListing(question, listing, { topics, isNamed: false })
  return true
}

function likePage({ listing, understood, wording }: QuestionContext): SearchState {
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

async function answerByThread(question: QuestionContext, thread: Thread): Promise<void> {
  const { wording, understood } = question
  const next = follow(thread, { wording, understood })
  const isNew = next !== thread
  const asksAreas = about.dearest.test(wording) || about.cheapestAreas.test(wording)
  if (asksAreas || comparesPlaces(question) || (isNew && next.kind === 'market'))
    return answerMarket(question, next.search ?? none)
  if (isNew && next.search) {
    if (asksForBest(question, thread)) return answerBest(question, next.search)
    return answerSearch(question, grown(question, thread, next.search))
  }
  if (talk.offTopic.test(wording) || talk.advice.test(wording) || talk.future.test(wording))
    return void answerUnknown(question)
  if (about.countThose.test(wording) && thread.search) return answerSearch(question, thread.search)
  if (about.countAll.test(wording)) return answerSearch(question, none)
  if (about.market.test(wording) || about.perSqm.test(wording)) return answerMarket(question, none)
  if (about.estimate.test(wording)) return answerEstimate(question, understood.filters)
  if (about.returns.test(wording)) return answerReturns(question)
  if (!(await answerByTitle(question))) answerUnknown(question)
}

/** No order of a search is by these. */
const unordered = ['largest', 'smallest', 'most_bedrooms'] as const

/** "¿Cuál es la más barata?", and "casa más grande en Luque", but not "más grande" after a search. */
function asksForBest({ wording, understood }: QuestionContext, thread: Thread): boolean {
  if (topicsIn(superlatives, wording).length === 0) return false
  if (asksForOne(wording)) return true
  const { minArea, maxArea } = understood.filters
  const follows = thread.search !== undefined && isContinuation({ wording, understood })
  return (
    !follows &&
    !about.search.test(wording) &&
    (minArea ?? maxArea) === undefined &&
    unordered.some((one) => superlatives[one].test(wording))
  )
}

/** "Villa Morra o Recoleta, ¿cuál es más caro?" */
function comparesPlaces({ wording, understood }: QuestionContext): boolean {
  const { neighborhood = [], city = [] } = understood.filters
  const isAboutPrice = superlatives.cheapest.test(wording) || superlatives.most_expensive.test(wording)
  return isAboutPrice && asksForOne(wording) && Math.max(neighborhood.length, city.length) > 1
}

/** "Más grande", "con más dormitorios". */
function grown({ wording, understood }: QuestionContext, thread: Thread, search: SearchState): SearchState {
  const before = thread.search?.filters
  if (!before || !isContinuation({ wording, understood })) return search
  const filters = { ...search.filters }
  if (superlatives.most_bedrooms.test(wording)) filters.bedrooms = (before.bedrooms ?? 2) + 1
  if (superlatives.largest.test(wording)) filters.minArea = Math.round((before.minArea ?? 100) * 1.5)
  if (superlatives.smallest.test(wording)) filters.maxArea = Math.round((before.maxArea ?? 150) * 0.7)
  return { ...search, filters }
}

async function answerByTitle(question: QuestionContext): Promise<boolean> {
  const words = wordsOf(question.understood.rest)
  if (!words) return false
  const isAsked = about.search.test(question.wording)
  const search = { ...none, text: words }
  const { listings } = await question.use(searchListings, { text: words, limit: 4 })
  const found = listings.filter(({ title }) =>
    words
      .split(' ')
      .every((word) => ` ${title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()} `.includes(word)),
  )
  if (found.length === 0 && !(isAsked && listings.length > 0 && !talk.offTopic.test(question.wording)))
    return false
  if (found.length === 0) {
    await answerSearch(question, search)
    return true
  }
  listItems(question, found)
  suggestNext(question, search, found)
  return true
}
