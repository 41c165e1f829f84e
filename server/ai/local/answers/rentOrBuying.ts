import { downPaymentIn, pricesIn } from '#server/ai/local/amounts.ts'
import { type HomesAsked, homesAsked } from '#server/ai/local/homesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { returns } from '#server/ai/tools/returns.ts'
import { toCents } from '#shared/market/market.ts'
import { paths } from '#shared/paths.ts'
import { findHomes, roomsText } from './homeFigures.ts'

const monthsOfYear = 12

export const yearsOfRent = (priceUSD: number, monthlyRentUSD: number) =>
  toCents(priceUSD / (monthsOfYear * monthlyRentUSD))

export function sayQuotient(
  { reply, texts }: QuestionContext,
  priceUSD: number,
  monthlyRentUSD: number,
  path: string,
): void {
  const years = texts.number(yearsOfRent(priceUSD, monthlyRentUSD), 1)
  reply.say(texts.words.advice.rentOrBuy.years(years), [years, path])
}

/** What such homes ask for sale and for rent; undefined, and said so, where too few do. */
export async function sayMedians(question: QuestionContext, asked: HomesAsked, bedrooms: number) {
  const { reply, texts } = question
  const w = texts.words.advice.rentOrBuy
  const [sale, rent] = await Promise.all([
    findHomes(question, 'sale', { ...asked, bedrooms }),
    findHomes(question, 'rent', { ...asked, bedrooms }),
  ])
  const place = sale?.place ?? rent?.place ?? asked.city
  if (!sale || !rent) return void reply.say(w.none(place))
  const { neighborhood } = asked
  if (neighborhood && sale.place === asked.city)
    reply.say(texts.words.advice.homes.none(roomsText(texts, bedrooms), neighborhood))
  const [price, monthly] = [texts.usd(sale.medianPriceUSD), texts.usd(rent.medianPriceUSD)]
  reply.say(
    w.lead(roomsText(texts, bedrooms), place, price, monthly),
    [price, sale.path],
    [monthly, rent.path],
  )
  const [sales, rents] = [texts.number(sale.listings), texts.number(rent.listings)]
  reply.say(w.basis(sale.listings, sales, rent.listings, rents), [sales, sale.path], [rents, rent.path])
  return { sale, rent }
}

/** US dollars: a rent asks less, a home more. */
const between = { rent: 12_000, home: 15_000 }

/** What one earns or has saved is neither a rent nor a price. */
const ofIncome = / (?:gano|ganamos|cobro|sueldo|salario|ingresos?|earn|make|salary|income|ganho|renda)(?= )/

/** "¿Sigo alquilando a 4 millones o compro uno de 90 mil?": by the reader's own figures. */
function sayOwn(question: QuestionContext): void {
  const { reply, texts, text, rate, wording } = question
  const amounts = pricesIn(text, rate)
  if (ofIncome.test(wording) || downPaymentIn(text, rate) !== undefined) return
  const rent = amounts.find((usd) => usd <= between.rent)
  const price = amounts.find((usd) => usd >= between.home)
  if (rent === undefined || price === undefined) return
  const years = texts.number(yearsOfRent(price, rent), 1)
  const path = paths.priceCalculator
  reply.say(texts.words.advice.rentOrBuy.own(texts.usd(price), texts.usd(rent), years), [years, path])
  reply.paragraph()
}

/** "¿Conviene alquilar o comprar?", of homes with so many bedrooms in a place. */
export async function answerRentOrBuy(question: QuestionContext): Promise<void> {
  const { reply, texts, use } = question
  const w = texts.words.advice.rentOrBuy
  const asked = homesAsked(question)
  const bedrooms = asked.bedrooms ?? 2
  const s = texts.words.replies.suggestions
  reply.suggest(s.returns, s.search, s.rent)
  sayOwn(question)
  const medians = await sayMedians(question, asked, bedrooms)
  if (!medians) return
  const { sale, rent } = medians
  const rooms = roomsText(texts, bedrooms)
  sayQuotient(question, sale.medianPriceUSD, rent.medianPriceUSD, sale.path)
  const found = await use(returns, {
    purchasePriceUSD: sale.medianPriceUSD,
    monthlyRentUSD: rent.medianPriceUSD,
  })
  if (found.roiPercent !== null) {
    const percent = texts.percent(found.roiPercent)
    const occupancy = texts.percent(found.figures.occupancyPercent)
    reply.say(w.net(percent, occupancy), [percent, found.path], [occupancy, found.path])
  }
  reply.say(w.choice)
  if (asked.bedrooms === undefined || !asked.isPlaceNamed) reply.say(w.assumed(rooms, sale.place))
}
