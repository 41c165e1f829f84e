import { amountsIn, inDollars } from '#server/ai/local/amounts.ts'
import { emptySearch } from '#server/ai/local/conversation/searchState.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { about } from '#server/ai/local/topics.ts'
import { type Estimate, estimatePrice } from '#server/ai/tools/estimatePrice.ts'
import { exchangeRate } from '#server/ai/tools/exchangeRate.ts'
import { returns } from '#server/ai/tools/returns.ts'
import { paths } from '#shared/paths.ts'
import { findNeighborhood, nearestPlace } from '#shared/places/places.ts'
import type { SentenceFilters } from '#shared/search/sentence.ts'
import { placesIn } from './around/whereIs.ts'
import { sayGuide } from './guide.ts'
import { findHomes, sayHomes } from './homeFigures.ts'
import { answerMarket } from './markets.ts'
import { sayPricesAround } from './prices/pricesAround.ts'

/** "Mi casa de 3 dormitorios en Lambaré": what such homes ask, before its area is known. */
async function saySuchHomes(
  question: QuestionContext,
  { city, neighborhood }: { city: string | undefined; neighborhood: string | undefined },
): Promise<void> {
  const { bedrooms, transactionType } = question.understood.filters
  if (!bedrooms || !city) return
  const kind = transactionType === 'rent' ? 'rent' : 'sale'
  const row = await findHomes(question, kind, { city, neighborhood, bedrooms })
  if (!row) return
  sayHomes(question, kind, row)
  question.reply.paragraph()
}

/** US dollars: less is no price of a sale, which "3 millones por un depto" therefore is not. */
const leastSale = 2000
const leastRent = 100
/** No home asks as many dollars without saying so. */
const surelyGuaranies = 1_000_000

/** What is asked or offered for it, and for which of both. */
function offerOf(
  { transactionType }: SentenceFilters,
  text: string,
  rate: number,
): { transactionType: 'sale' | 'rent'; priceUSD: number | undefined } {
  const kind = transactionType === 'rent' ? 'rent' : 'sale'
  const [found] = amountsIn(text, kind)
    .map((one) => (one.isMarked || one.value < surelyGuaranies ? one : { ...one, currency: 'PYG' as const }))
    .filter((one) => inDollars(one, rate) >= leastRent)
  const priceUSD = found && inDollars(found, rate)
  const isSmall = found !== undefined && inDollars(found, rate) < leastSale
  const isSaid = found?.isMarked || found?.currency === 'PYG'
  const isRent = kind === 'rent' || (transactionType === undefined && isSmall && isSaid)
  // "En lote de 360" is no price of a sale.
  const isNone = !isRent && (priceUSD ?? 0) < leastSale
  return { transactionType: isRent ? 'rent' : 'sale', priceUSD: isNone ? undefined : priceUSD }
}

/** "¿Cuánto vale un departamento de 80 m² en Recoleta?" */
export async function answerEstimate(question: QuestionContext, filters: SentenceFilters): Promise<void> {
  const { reply, texts, use, text, rate } = question
  const w = texts.words.replies
  const { propertyType: [propertyType] = [], minArea, maxArea, near } = filters
  const [named] = near || filters.city || filters.neighborhood ? [] : placesIn(question)
  const point = near ?? named
  const around = point && nearestPlace(point)
  const neighborhood = filters.neighborhood?.[0] ?? around?.neighborhood?.name
  const city =
    filters.city?.[0] ?? (neighborhood && findNeighborhood(neighborhood)?.city) ?? around?.city.name
  const areaSqm = minArea ?? maxArea
  reply.suggest(w.suggestions.estimate, w.suggestions.market)
  if (!propertyType || (!areaSqm && !city)) return void reply.say(w.estimate.need)
  if (!areaSqm) {
    await saySuchHomes(question, { city, neighborhood })
    return void reply.say(w.estimate.needArea)
  }
  if (!city) return void reply.say(w.estimate.needPlace)
  const { transactionType, priceUSD } = offerOf(filters, text, rate)
  const money = transactionType === 'rent' ? texts.perMonth : texts.usd
  const estimate = await use(estimatePrice, {
    ...{ propertyType, city, transactionType, areaSqm },
    ...(neighborhood && { neighborhood }),
    ...(priceUSD && { priceUSD }),
  })
  const kind = texts.words.listings.kind[transactionType](texts.type(propertyType))
  sayRange(
    question,
    estimate,
    `${kind}, ${texts.area(areaSqm)}, ${texts.place({ neighborhood: neighborhood ?? '', city })}`,
    (perSqm) => texts.perUnit(perSqm, propertyType, areaSqm),
  )
  // What such ones ask around there says more than nothing.
  if (!estimate.fairRangeUSD) {
    reply.paragraph()
    const place = { city: [city], ...(neighborhood && { neighborhood: [neighborhood] }) }
    await answerMarket(question, {
      ...emptySearch,
      filters: { propertyType: [propertyType], transactionType, ...place },
    })
    return sayPricesAround(question, { propertyType, transactionType, city, areaSqm })
  }
  // Without a range they are too unlike.
  for (const one of estimate.fairRangeUSD ? estimate.comparables : []) {
    const figure = money(one.priceUSD)
    const place = texts.place(one)
    reply.item(
      `${one.title} — ${figure} · ${texts.area(one.areaSqm)} · ${place}`,
      [one.title, one.path],
      [figure, one.path],
    )
    reply.show(one)
  }
  reply.paragraph()
  reply.say(w.estimate.appraisal, [w.estimate.calculatorLink, paths.priceCalculator])
}

function sayRange(
  { reply, texts }: QuestionContext,
  estimate: Estimate,
  what: string,
  perUnit: (perSqm: number) => string,
): void {
  const { fairRangeUSD, stats, scope, verdict, priceUSD, differencePercent, path } = estimate
  const w = texts.words.replies.estimate
  if (!fairRangeUSD || !stats || !scope) return void reply.say(w.none(what))
  const money = estimate.transactionType === 'rent' ? texts.perMonth : texts.usd
  const [low, high] = [fairRangeUSD.low, fairRangeUSD.high].map(money)
  reply.say(w.range(what, `${low}`, `${high}`), [`${low}`, path], [`${high}`, path])
  const [average, count] = [perUnit(stats.avgPricePerSqm), texts.number(stats.sampleSize)]
  const { scopes } = texts.words.prices
  reply.say(
    texts.words.listingReplies.market.sample(stats.sampleSize, count, scopes[scope], average),
    [count, path],
    [average, path],
  )
  if (!verdict || verdict === 'none' || priceUSD === null) return
  const price = money(priceUSD)
  const standing = texts.standing(differencePercent ?? 0)
  reply.say(w[verdict](price, standing), [price, path], [standing, path])
}

/** "Si compro a 100 mil y alquilo a 700, ¿cuánto rinde?" */
/** Less is no rent, and no price. */
const leastGuaranies = 300_000

const ofFees =
  /(?:expensas?|gastos|condominio|condom[ií]nio|fees|hoa|expenses)(?: (?:de|of|son|are|por mes|mensuales))*\s+(?:de |usd |us\$ ?|\$ ?)?(\d[\d.,]*(?:\s*(?:mil|millones))?(?:\s*(?:gs|usd|d[oó]lares|guaran[ií]es))?)/iu

const feesAfter =
  /(?<![\d.,])(\d[\d.,]{0,12}(?:\s?(?:mil|millones))?(?:\s?(?:gs|usd|d[oó]lares|guaran[ií]es))?) (?:(?:de|of|in|em|for) )?(?:las? |the )?(?:expensas?|gastos comunes|condominio|condom[ií]nio|fees|hoa)/iu

/** "Expensas 80", "60 de expensas": US dollars a month. */
function feesNamed(text: string, rate: number): number | undefined {
  const [fee] = amountsIn((feesAfter.exec(text) ?? ofFees.exec(text))?.[1] ?? '', 'rent')
  return fee && inDollars(fee, rate)
}

export async function answerReturns(question: QuestionContext): Promise<void> {
  const { reply, texts, use, text, rate } = question
  const w = texts.words.replies
  const amounts = amountsIn(text)
    // "A 95 mil que se alquila a 550" is no rent of 95 thousand guaraníes.
    .map((one) =>
      one.currency === 'PYG' && !one.isMarked && one.value < leastGuaranies
        ? one.value
        : inDollars(one, rate),
    )
    .filter((one) => one >= 20)
  const fees = feesNamed(text, rate)
  const purchasePriceUSD = Math.max(...amounts)
  const monthlyRentUSD = Math.min(...amounts.filter((one) => one !== fees || amounts.length < 3))
  reply.suggest(w.suggestions.returns, w.suggestions.market, w.suggestions.search)
  if (amounts.length < 2 || purchasePriceUSD < 10 * monthlyRentUSD) {
    if (sayGuide(question)) reply.paragraph()
    return void reply.say(w.returns.need)
  }
  const monthlyExpensesUSD = amounts.length > 2 ? fees : undefined
  const found = await use(returns, {
    ...{ purchasePriceUSD, monthlyRentUSD },
    ...(monthlyExpensesUSD !== undefined && { monthlyExpensesUSD }),
  })
  sayReturns(question, found)
}

export function sayReturns(
  { reply, texts }: QuestionContext,
  found: Awaited<ReturnType<typeof returns.run>>,
): void {
  const w = texts.words.replies.returns
  const { figures, roiPercent, rating, annualNetUSD, path } = found
  if (roiPercent === null || !rating) return void reply.say(w.need)
  const [rent, price, expenses, net] = [
    figures.monthlyRentUSD,
    figures.purchasePriceUSD,
    figures.monthlyExpensesUSD,
    annualNetUSD,
  ].map(texts.usd)
  const [roi, occupancy] = [roiPercent, figures.occupancyPercent].map(texts.percent)
  const sign = roiPercent < 0 ? '−' : ''
  const percent = `${sign}${roi}`
  reply.say(
    w.lead(`${rent}`, `${price}`, percent, w.ratings[rating]),
    [`${rent}`, path],
    [`${price}`, path],
    [percent, path],
  )
  reply.say(w.assumed(`${occupancy}`, `${expenses}`), [`${occupancy}`, path], [`${expenses}`, path])
  reply.say(w.net(`${net}`), [`${net}`, path])
  reply.say(w.notForecast)
}

/** "¿A cuánto está el dólar?", "500 millones en dólares" */
export async function answerRate(question: QuestionContext): Promise<void> {
  const { reply, texts, use, text, wording } = question
  const w = texts.words.replies
  const [amount] = amountsIn(text)
  reply.suggest(w.suggestions.search, w.suggestions.market)
  const toGuaranies = / (?:en|a|to|in|into) (?:guaranies|gs|pyg)(?= )/.test(wording)
  const toDollars = / (?:en|a|to|in|into) (?:dolares|usd|dollars)(?= )/.test(wording)
  const isConverting = amount !== undefined && (about.convert.test(wording) || amount.isMarked)
  const from = toGuaranies ? 'USD' : toDollars ? 'PYG' : (amount?.currency ?? 'USD')
  const found = await use(exchangeRate, isConverting ? { amount: amount.value, from } : {})
  const rate = texts.pyg(found.guaraniesPerDollar)
  if (isConverting && found.converted) {
    const { amount: to } = found.converted
    const [typed, result] =
      from === 'USD' ? [texts.usd(amount.value), texts.pyg(to)] : [texts.pyg(amount.value), texts.usd(to)]
    reply.say(
      w.rate.converted(typed, result, rate),
      [typed, found.path],
      [result, found.path],
      [rate, found.path],
    )
  } else {
    const { sources } = texts.words.currency
    if (found.source === 'fallback') reply.say(w.rate.fallback(rate), [rate, found.path])
    else reply.say(w.rate.now(rate, sources[found.source] ?? found.source), [rate, found.path])
  }
  if (found.stale) reply.say(w.rate.reference)
}
