import { amountsIn, inDollars } from '#server/ai/local/amounts.ts'
import { sayReturns } from '#server/ai/local/answers/estimating.ts'
import { asksWhenPaid, sayYield } from '#server/ai/local/answers/homes/yields.ts'
import { listItems } from '#server/ai/local/answers/searching.ts'
import { homesAsked } from '#server/ai/local/homesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { isMonthly } from '#server/ai/local/texts.ts'
import { ofListing } from '#server/ai/local/topics/ofListing.ts'
import { topicsIn } from '#server/ai/local/topics.ts'
import { maxRead, wordingOf } from '#server/ai/local/wording.ts'
import { type Estimate, estimatePrice } from '#server/ai/tools/estimatePrice.ts'
import type { ListingFacts } from '#server/ai/tools/facts.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { returns } from '#server/ai/tools/returns.ts'
import { similarListings } from '#server/ai/tools/searchListings.ts'
import { paths } from '#shared/paths.ts'

export async function sayPerSqm(question: QuestionContext, listing: ListingDetails): Promise<void> {
  const { reply, texts, use } = question
  const w = texts.words.listingReplies.perSqm
  const { pricePerSqmUSD, areaSqm, path } = listing
  if (pricePerSqmUSD === null || areaSqm === null) return void reply.say(w.noArea)
  const perUnit = (value: number) => texts.perUnit(value, listing.propertyType, areaSqm)
  const [each, total, area] = [perUnit(pricePerSqmUSD), texts.price(listing), texts.area(areaSqm)]
  reply.say(w.is(each, total, area), [each, path], [total, path], [area, path])
  const { stats, scope } = await use(estimatePrice, { listingId: listing.id, comparables: 0 })
  if (!stats || !scope) return
  const [average, count] = [perUnit(stats.avgPricePerSqm), texts.number(stats.sampleSize)]
  const percent = (pricePerSqmUSD / stats.avgPricePerSqm - 1) * 100
  const side = Math.abs(percent) < even ? 'even' : percent < 0 ? 'below' : 'above'
  const figure = texts.percent(percent)
  const asked = w.market(stats.sampleSize, count, texts.words.prices.scopes[scope], average)
  reply.say(
    `${asked}${w.beside[side](figure)}`,
    [count, path],
    [average, marketPath(listing)],
    [figure, path],
  )
}

/** Percent: less is no difference. */
const even = 0.5

const marketPath = ({ propertyType, transactionType, city }: ListingDetails) =>
  paths.neighborhoodPrices({
    propertyType,
    transactionType: transactionType === 'rent' ? 'rent' : undefined,
    city,
  })

const judgesThat =
  / (?:(?:is|are) (?:that|this|it|those)|(?:es|esta|eso|e) (?:eso |bien )?(?:bueno|mucho|poco|alto|bajo|bom|muito|pouco|normal))(?= )/

/** "Is that good for this area?" after what a listing brings. */
function isOfYield({ wording, history }: QuestionContext): boolean {
  const asked = history.findLast(({ role }) => role === 'user')
  if (!asked || !judgesThat.test(wording)) return false
  const topics = topicsIn(ofListing, wordingOf(asked.content.slice(0, maxRead)))
  return topics.some((topic) => topic === 'netRent' || topic === 'roi')
}

export async function sayMarket(question: QuestionContext, listing: ListingDetails): Promise<void> {
  const { reply, texts, use } = question
  if (isOfYield(question)) {
    const { city, neighborhood, bedrooms } = listing
    const asked = { ...homesAsked(question), city, neighborhood, bedrooms }
    if (await sayYield(question, asked, bedrooms)) return
  }
  const w = texts.words.listingReplies.market
  const { prices } = texts.words
  const { path } = listing
  const found = await use(estimatePrice, { listingId: listing.id, comparables: 0 })
  const { verdict, differencePercent, fairRangeUSD, stats, scope, reason } = found
  if (reason || !verdict || verdict === 'none' || differencePercent === null || !stats || !scope) {
    return void reply.say(prices.verdict.reasons[reason ?? 'few_comparables'])
  }
  const standing = texts.standing(differencePercent)
  if (reply.has(w[verdict](standing))) return
  reply.say(w[verdict](standing), [standing, path])
  if (fairRangeUSD) {
    const write = isMonthly(listing) ? texts.perMonth : texts.usd
    const [low, high] = [write(fairRangeUSD.low), write(fairRangeUSD.high)]
    reply.say(w.fair(low, high), [low, path], [high, path])
  }
  const [count, average] = [
    texts.number(stats.sampleSize),
    texts.perUnit(stats.avgPricePerSqm, listing.propertyType, listing.areaSqm ?? 0),
  ]
  const basis = w.sample(stats.sampleSize, count, prices.scopes[scope], average)
  reply.say(basis, [count, path], [average, path])
  reply.say(prices.asking)
}

/** Of the price, a month: more is no rent but a budget. */
const mostRent = 0.05

/** As `roiDefaults` counts a month of short lets. */
const nightsOfMonth = 30

export async function sayRoi(question: QuestionContext, listing: ListingDetails): Promise<void> {
  const { reply, texts, use, text, rate } = question
  const w = texts.words.listingReplies.roi
  if (listing.transactionType === 'rent') return void reply.say(w.rentOnly)
  const [given] = amountsIn(text)
    .map((one) => inDollars(one, rate))
    .filter((one) => one >= 20 && one <= listing.priceUSD * mostRent)
  const found = await use(returns, {
    listingId: listing.id,
    ...(given && { monthlyRentUSD: given }),
  })
  const { roiPercent, rating, figures, basis, path } = found
  if (basis === 'question') return void sayReturns(question, found)
  if (roiPercent === null || !rating) {
    if (listing.estimatedRoiPercent === null) return void reply.say(w.noRent)
    const stated = texts.percent(listing.estimatedRoiPercent)
    return void reply.say(w.stated(stated), [stated, path])
  }
  const percent = `${roiPercent < 0 ? '−' : ''}${texts.percent(roiPercent)}`
  reply.say(w.is(percent, texts.words.replies.returns.ratings[rating]), [percent, path])
  const [rent, expenses, price] = [
    figures.monthlyRentUSD,
    figures.monthlyExpensesUSD,
    figures.purchasePriceUSD,
  ].map(texts.usd)
  const occupancy = texts.percent(figures.occupancyPercent)
  const { nightlyPriceUSD, monthlyRentUSD } = listing
  const isByNight =
    !monthlyRentUSD && !!nightlyPriceUSD && figures.monthlyRentUSD === nightlyPriceUSD * nightsOfMonth
  const income = isByNight ? w.nights(texts.usd(nightlyPriceUSD), `${rent}`) : w.rent(`${rent}`)
  reply.say(
    w.how(income, occupancy, `${expenses}`, `${price}`),
    [`${rent}`, path],
    [occupancy, path],
    [`${expenses}`, path],
    [`${price}`, path],
  )
  if (asksWhenPaid.test(question.wording) && roiPercent > 0) {
    const years = texts.number(100 / roiPercent)
    reply.say(texts.words.advice.yields.payback(years), [years, path])
  }
  reply.say(basis === 'author' ? w.author : w.defaults)
  reply.say(w.notForecast)
}

const maxCompared = 4

/** Per m², of large land per hectare. */
export function sayPerUnit(
  { reply, texts }: Pick<QuestionContext, 'reply' | 'texts'>,
  listing: ListingFacts,
): void {
  const { pricePerSqmUSD, priceUSD, areaSqm, propertyType, path } = listing
  if (pricePerSqmUSD === null || areaSqm === null) return
  // In whole cents a square meter of a farm is a fifth off.
  const each = texts.perUnit(priceUSD / areaSqm, propertyType, areaSqm)
  const [total, area] = [texts.price(listing), texts.area(areaSqm)]
  reply.say(
    texts.words.listingReplies.perSqm.is(each, total, area),
    [each, path],
    [total, path],
    [area, path],
  )
}

/** "¿En qué te basás?": the listings that a price is judged by. */
export async function sayBasis(question: QuestionContext, listing: ListingDetails): Promise<void> {
  const { reply, texts, use } = question
  const w = texts.words.listingReplies
  const { areaSqm, path } = listing
  const perUnit = (value: number) => texts.perUnit(value, listing.propertyType, areaSqm ?? 0)
  sayPerUnit(question, listing)
  await sayMarket(question, listing)
  const found = await use(estimatePrice, { listingId: listing.id, comparables: maxCompared })
  const { comparables, stats, reason } = found
  if (reason || !stats || comparables.length === 0) return
  const { medianPricePerSqm, p25PricePerSqm, p75PricePerSqm } = stats
  const pieces = [medianPricePerSqm, p25PricePerSqm, p75PricePerSqm].map(perUnit)
  const [median = '', low = '', high = ''] = pieces
  reply.say(w.market.spread(median, low, high), ...pieces.map((piece) => [piece, path] as const))
  reply.paragraph()
  sayComparedWith(question, listing, comparables)
}

function sayComparedWith(
  { reply, texts }: QuestionContext,
  listing: ListingDetails,
  comparables: Estimate['comparables'],
): void {
  const write = isMonthly(listing) ? texts.perMonth : texts.usd
  reply.say(texts.words.listingReplies.comparables.lead)
  for (const one of comparables) {
    const price = write(one.priceUSD)
    reply.item(
      `${one.title} — ${price} · ${texts.area(one.areaSqm)} · ${texts.place(one)}`,
      [one.title, one.path],
      [price, one.path],
    )
    reply.show(one)
  }
}

export async function sayComparables(question: QuestionContext, listing: ListingDetails): Promise<void> {
  const { reply, texts, use } = question
  const w = texts.words.listingReplies.comparables
  if (/ comparable/.test(question.wording)) {
    const { comparables } = await use(estimatePrice, { listingId: listing.id, comparables: maxCompared })
    if (comparables.length > 0) {
      return sayComparedWith(question, listing, comparables)
    }
  }
  const { listings } = await use(similarListings, { id: listing.id, limit: 4 })
  if (listings.length === 0) return void reply.say(w.none)
  reply.say(w.similar)
  listItems(question, listings)
}
