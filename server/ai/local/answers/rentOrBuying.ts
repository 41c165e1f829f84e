import { downPaymentIn, isYear, pricesIn } from '#server/ai/local/amounts.ts'
import { type HomesAsked, homesAsked } from '#server/ai/local/homesAsked.ts'
import { readCount } from '#server/ai/local/numberWords.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { returns } from '#server/ai/tools/returns.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import { toCents } from '#shared/market/market.ts'
import { paths } from '#shared/paths.ts'
import { capital } from '#shared/places/mainCities.ts'
import { placeKey } from '#shared/places/placeKey.ts'
import { findHomes, roomsText } from './homeFigures.ts'
import { sayPayable } from './homes/instalment.ts'

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

/** What such homes ask for sale and for rent; undefined where too few do. */
export async function findMedians(
  question: QuestionContext,
  asked: HomesAsked,
  bedrooms: number,
): Promise<Medians | undefined> {
  const [sale, rent] = await Promise.all([
    findHomes(question, 'sale', { ...asked, bedrooms }),
    findHomes(question, 'rent', { ...asked, bedrooms }),
  ])
  return sale && rent ? { sale, rent } : undefined
}

/** The same, said. */
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
  if (ofIncome.test(wording)) return
  const rent = amounts.find((usd) => usd <= between.rent)
  // What an instalment like the rent would buy with the savings.
  if (downPaymentIn(text, rate) !== undefined) return void (rent !== undefined && sayPayable(question))
  const price = amounts.find((usd) => usd >= between.home)
  if (rent === undefined) return
  // "Pago 3.500.000 de alquiler": what an instalment of as much would buy.
  if (price === undefined) return void sayPayable(question)
  const years = texts.number(yearsOfRent(price, rent), 1)
  const path = paths.priceCalculator
  reply.say(texts.words.advice.rentOrBuy.own(texts.usd(price), texts.usd(rent), years), [years, path])
  reply.paragraph()
}

const stay =
  /(?<!(?:tengo|tenemos|tiene|cumpl[ií]|cumplo|tenho|(?:i['’]?m|i am|aged?|sou de|edad de|idade de)) )\b(\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|diez|quince|veinte|two|three|four|five|six|seven|eight|ten|fifteen|twenty|dois|três|quatro|dez|quinze|vinte)\s*(?:a[nñ]os|years?|anos|yrs?)(?!\p{L})/giu
/** "¿Y si me quedo diez?" after years. */
const stayMore =
  /\b(?:me quedo|nos quedamos|quedarme|quedarnos|(?:i|we) stay(?:ed)?|stay(?:ing)? for|fico|ficar) (?:unos )?(\d{1,2}|cinco|seis|siete|ocho|diez|quince|veinte|five|ten|fifteen|twenty|dez|quinze|vinte)(?!\p{L}|\s*(?:mes|d[ií]a|semana|month|day|week))/giu
/** "Say 3 years … and 10 years?": the last that was named. */
const yearsNamed = (text: string): string =>
  [stay, stayMore]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .toSorted((one, other) => one.index - other.index)
    .at(-1)?.[1] ?? ''

/** Percent a year. */
const assumed = { upkeep: 1, elsewhere: 4 }
const mostElsewhere = 20
/** "I could also invest the money at 6%" */
const earnedElsewhere =
  /(?:invert|invest|plazo fijo|cda|ahorro|saving|poupan|aplic|rinde|rende|earn)[^%]{0,60}?(\d{1,2}(?:[.,]\d{1,2})?) ?%|(\d{1,2}(?:[.,]\d{1,2})?) ?% (?:en|in|no|em|con) (?:un |una |a |uma? )?(?:banco|bank|plazo|cda|fondo|fund|otra|other)/i

/** Percent a year of the money that is not put into a home. */
function percentElsewhere(text: string): number {
  const found = earnedElsewhere.exec(text)
  const said = Number((found?.[1] ?? found?.[2])?.replace(',', '.'))
  return said > 0 && said <= mostElsewhere ? said : assumed.elsewhere
}
const middle = ([low, high = low]: readonly number[]) => ((low ?? 0) + (high ?? 0)) / 2

interface Medians {
  sale: { medianPriceUSD: number; path: string; place: string }
  rent: { medianPriceUSD: number }
}

/** With the reader's price or years: an equal home's rent, and how long until buying pays. */
function sayOwnSum(question: QuestionContext, { sale, rent }: Medians): boolean {
  const { reply, texts, text, rate, wording } = question
  const isDown = ofIncome.test(wording) || downPaymentIn(text, rate) !== undefined
  const named = isDown ? [] : pricesIn(text, rate).filter((usd) => usd >= between.home && !isYear(usd))
  const years = readCount(placeKey(yearsNamed(text)))
  if (named.length !== 1 && !(years > 0)) return false
  const own = pricesIn(text, rate).find((usd) => usd >= 100 && usd <= between.rent)
  const price = named.at(-1) ?? sale.medianPriceUSD
  const monthly =
    own !== undefined && named.length === 1 ? own : (price * rent.medianPriceUSD) / sale.medianPriceUSD
  const w = texts.words.followUps.ownFigures
  const money = (usd: number) => texts.usd(Math.round(usd))
  const source = paths.priceCalculator
  const say = (sentence: string, ...pieces: string[]) =>
    reply.say(sentence, ...pieces.map((piece) => [piece, source] as const))
  if (named.length === 1)
    say(w.budget(money(price), money(monthly), sale.place), money(price), money(monthly))
  const once =
    (price * (middle(facts.closingCosts.value.amounts) + middle(facts.saleCommission.value.amounts))) / 100
  const each = (price * assumed.upkeep) / 100
  const rents = monthlyOf(monthly)
  const elsewhere = percentElsewhere(text)
  const percent = texts.percent(elsewhere)
  const missed = (price * elsewhere) / 100
  const [even, evenBeside] = [once / (rents - each), once / (rents - each - missed)]
  if (years > 0) {
    const [paid, cost] = [rents * years, once + each * years]
    const left = paid - cost - missed * years
    const less = money(Math.abs(left))
    say(w.stay(texts.number(years), money(paid), money(cost)), money(paid), money(cost))
    say(w.otherwise(money(missed * years), percent), money(missed * years))
    say(left > 0 ? w.buying(less) : w.renting(less), less)
  }
  if (even > 0) {
    const [first, second] = [texts.number(even, 1), evenBeside > 0 ? texts.number(evenBeside, 1) : '']
    say(w.evenAt(first, second, percent), first)
  }
  reply.say(w.asking)
  reply.paragraph()
  return true
}

const monthlyOf = (rent: number) => rent * monthsOfYear

/** "¿Conviene alquilar o comprar?", of homes with so many bedrooms in a place. */
export async function answerRentOrBuy(question: QuestionContext): Promise<void> {
  const { reply, texts, use } = question
  const w = texts.words.advice.rentOrBuy
  const asked = homesAsked(question)
  const bedrooms = asked.bedrooms ?? 2
  const s = texts.words.replies.suggestions
  reply.suggest(s.returns, s.search, s.rent)
  sayOwn(question)
  const first = await findMedians(question, asked, bedrooms)
  const isOwn = first !== undefined && sayOwnSum(question, first)
  const there = await sayMedians(question, asked, bedrooms)
  const isElsewhere = !there && (asked.city !== capital || asked.neighborhood !== undefined)
  // Where too few are offered, the capital shows what to expect.
  const inCapital = { ...asked, city: capital, neighborhood: undefined }
  const medians = isElsewhere ? await sayMedians(question, inCapital, bedrooms) : there
  if (!medians) return
  const { sale, rent } = medians
  const rooms = roomsText(texts, bedrooms)
  if (isOwn) {
    if (asked.bedrooms === undefined || !asked.isPlaceNamed) reply.say(w.assumed(rooms, sale.place))
    return
  }
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
