import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { priceAsked } from '#server/ai/local/answers/guide.ts'
import { roomsText } from '#server/ai/local/answers/homeFigures.ts'
import { findMedians, sayMedians } from '#server/ai/local/answers/rentOrBuying.ts'
import { answerSearch } from '#server/ai/local/answers/searching.ts'
import { type HomesAsked, homesAsked, sizesIn } from '#server/ai/local/homesAsked.ts'
import { placesAsked, placesOfTurnBefore } from '#server/ai/local/placesAsked.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { returns } from '#server/ai/tools/returns.ts'
import { facts } from '#shared/guides/facts/facts.ts'

const monthsOfYear = 12

/** "¿Cuánto rinde un depto en Villa Morra?": of the medians, before and after expenses; of two places, each. */
export async function answerYield(question: QuestionContext): Promise<void> {
  const { reply, texts } = question
  const asked = homesAsked(question)
  const bedrooms = asked.bedrooms ?? 2
  const s = texts.words.replies.suggestions
  reply.suggest(s.bestReturn, s.marketIn(asked.neighborhood ?? asked.city), s.returns)
  const named = placesAsked(question)
  const { city, neighborhood } = question.understood.filters
  const isAfterTax = asksTaxes.test(question.wording) && (city ?? neighborhood) === undefined
  const places = named.length < 2 && isAfterTax ? placesOfTurnBefore(question) : named
  const sizes = sizesIn(question.wording)
  const ofSizes = (one: HomesAsked) =>
    (sizes.length > 1 ? sizes.slice(0, 2) : [bedrooms]).map((size) => ({ ...one, bedrooms: size }))
  const each = (places.length > 1 ? places.map((place) => ({ ...asked, ...place })) : [asked]).flatMap(
    ofSizes,
  )
  const told = new Set<string>()
  for (const one of each) {
    const place = await sayYield(question, one, one.bedrooms, each.length > 1)
    if (place !== undefined) told.add(place)
    reply.paragraph()
  }
  if (told.size === 0) return searchInstead(question, asked)
  reply.say(texts.words.replies.returns.notForecast)
  if (doubts(question)) sayUsual(question)
  const isNamed = asked.isPlaceNamed || places.length > 1
  if (sizes.length < 2 && (asked.bedrooms === undefined || !isNamed))
    reply.say(texts.words.advice.rentOrBuy.assumed(roomsText(texts, bedrooms), [...told].join(', ')))
  else if (!asked.isPlaceNamed && places.length < 2) reply.say(texts.words.advice.living.assumed(asked.city))
}

function searchInstead(question: QuestionContext, { filters, city, neighborhood }: HomesAsked) {
  const place = { city: [city], ...(neighborhood && { neighborhood: [neighborhood] }) }
  const search = { ...filters, transactionType: 'sale' as const, ...place }
  return answerSearch(question, { filters: search, order: 'best_return', text: '' })
}

const isDoubt =
  / (?:realist\w*|normal|cre[ie]ble|posible|possible|possivel|ciert[oa]|verdad|mentira|mienten|mintiendo|lying|true|typical|honest|realista|verdade)(?= )/

/** "¿Es realista un 8 %?" */
export const doubts = ({ wording, understood }: Meaning): boolean =>
  isDoubt.test(wording) && (understood.filters.minRoi !== undefined || /%/.test(wording))

/** What sources say is usual. */
export function sayUsual({ reply, texts, rate }: QuestionContext): void {
  const { text, link } = answerOf('investing', { language: texts.language, rate, strength: 2 })
  reply.paragraph()
  reply.say(text, [link.text, link.to])
}

export const asksWhenPaid =
  / (?:recuper\w+|amorti\w+|pay(?:s)? (?:for )?(?:itself|back)|payback|en cuantos? (?:anos|tiempo)|how (?:long|many years)|em quantos anos)(?= )/

export const asksTaxes = / (?:impuestos?|taxes|tax|impostos?|irp|iva|inr)(?= )/
const { amounts: resident } = facts.rentIncomeTax.values.most
const { amounts: abroad } = facts.rentTaxAbroad.values.most

/** "And after taxes and fees?": first of all what is left. */
async function sayAfterTax(question: QuestionContext, asked: HomesAsked, bedrooms: number): Promise<void> {
  const { reply, texts, use, rate } = question
  const medians = await findMedians(question, asked, bedrooms)
  if (!medians) return
  const { sale, rent } = medians
  const found = await use(returns, {
    purchasePriceUSD: sale.medianPriceUSD,
    monthlyRentUSD: rent.medianPriceUSD,
  })
  const tax = (percent: number) => (found.effectiveMonthlyRentUSD * percent) / 100
  const left = (percent: number) => found.monthlyNetUSD - tax(percent)
  const share = (monthly: number) => texts.percent((monthly * monthsOfYear * 100) / sale.medianPriceUSD)
  const write = (usd: number) => texts.usd(Math.round(usd))
  const w = texts.words.moneyAdvice.netOfTax
  const { link } = answerOf('rentTax', { language: texts.language, rate, strength: 2 })
  const of = {
    ...{ rent: write(found.effectiveMonthlyRentUSD), net: write(found.monthlyNetUSD) },
    ...{ tax: write(tax(resident[0])), left: write(left(resident[0])), percent: share(left(resident[0])) },
    ...{ abroadTax: write(tax(abroad[0])), abroadLeft: write(left(abroad[0])) },
    abroadPercent: share(left(abroad[0])),
  }
  const sources = (...pieces: string[]) => pieces.map((piece) => [piece, link.to] as const)
  reply.say(w.is(of), ...sources(of.left, of.percent, of.abroadLeft, of.abroadPercent))
  reply.say(w.from(of), ...sources(of.rent, of.net, of.tax, of.abroadTax))
  const vat = texts.percent(facts.rentVat.value.amounts[0])
  reply.say(w.limits(vat), [vat, link.to])
  reply.paragraph()
}

/** The place; undefined where too few homes are offered. */
export async function sayYield(
  question: QuestionContext,
  asked: HomesAsked,
  bedrooms: number,
  isOfSeveral = false,
): Promise<string | undefined> {
  const { reply, texts, use, wording } = question
  const isAfterTax = asksTaxes.test(wording)
  if (isAfterTax && !isOfSeveral) await sayAfterTax(question, asked, bedrooms)
  const medians = await sayMedians(question, asked, bedrooms)
  if (!medians) return undefined
  const { sale, rent } = medians
  const w = texts.words.advice.yields
  const found = await use(returns, {
    purchasePriceUSD: sale.medianPriceUSD,
    monthlyRentUSD: rent.medianPriceUSD,
  })
  const { roiPercent, path, figures } = found
  if (roiPercent === null) return sale.place
  const gross = texts.percent((rent.medianPriceUSD * monthsOfYear * 100) / sale.medianPriceUSD)
  const net = texts.percent(roiPercent)
  const [occupancy, expenses] = [
    texts.percent(figures.occupancyPercent),
    texts.usd(figures.monthlyExpensesUSD),
  ]
  const sources = [gross, net, occupancy, expenses].map((piece) => [piece, path] as const)
  reply.say(w.is(gross, net, occupancy, expenses), ...sources)
  // Below the name of its place.
  if (isAfterTax && isOfSeveral) await sayAfterTax(question, asked, bedrooms)
  if (asksWhenPaid.test(wording) && roiPercent > 0) {
    const years = texts.number(100 / roiPercent)
    reply.say(w.payback(years), [years, path])
  }
  const price = priceAsked(question)
  if (price !== undefined) {
    const monthly = (percent: number) => texts.usd(Math.round((price * percent) / 100 / monthsOfYear))
    const [income, left] = [
      monthly((rent.medianPriceUSD * monthsOfYear * 100) / sale.medianPriceUSD),
      monthly(roiPercent),
    ]
    reply.say(w.ofPrice(texts.usd(price), income, left), [income, path], [left, path])
  }
  return sale.place
}
