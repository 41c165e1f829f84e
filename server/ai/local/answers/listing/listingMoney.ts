import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { amountsIn, inDollars, pricesIn } from '#server/ai/local/amounts.ts'
import { findHomes } from '#server/ai/local/answers/homeFigures.ts'
import { incomeIn } from '#server/ai/local/answers/homes/income.ts'
import { rangeOf, sayInstalmentOf } from '#server/ai/local/answers/homes/instalment.ts'
import { sayQuotient, yearsOfRent } from '#server/ai/local/answers/rentOrBuying.ts'
import { earnedIn } from '#server/ai/local/money/earned.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { isMonthly } from '#server/ai/local/texts.ts'
import { estimatePrice } from '#server/ai/tools/estimatePrice.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { returns } from '#server/ai/tools/returns.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import { usualPlan } from '#shared/market/investment/investment.ts'
import { monthlyPayment } from '#shared/market/investment/loan.ts'
import { capital } from '#shared/places/mainCities.ts'
import { sayExpenses, sayPrice } from './listingFacts.ts'
import { sayStated } from './statedFacts.ts'

const minRent = 20
/** US dollars a month. */
const mostRent = 12_000

/** "¿Cuánto es todo por mes, con expensas?" */
export function sayMonthlyTotal(question: QuestionContext, listing: ListingDetails): void {
  const { reply, texts, rate } = question
  const rentUSD = isMonthly(listing) ? listing.priceUSD : (listing.monthlyRentUSD ?? 0)
  const fee = listing.stated.maintenanceFee
  if (!isMonthly(listing) && ofInstalment.test(question.wording)) return void sayWithLoan(question, listing)
  if (rentUSD <= 0 || !fee) {
    sayPrice(question, listing)
    return void sayExpenses(question, listing)
  }
  const value = Number(fee.amount)
  const feeUSD = inDollars({ value, currency: fee.currency }, rate)
  const stated = fee.currency === 'PYG' ? texts.pyg(value) : texts.usd(value)
  const [rent, sum] = [texts.usd(rentUSD), texts.usd(rentUSD + feeUSD)]
  const sources = [rent, stated, sum].map((piece) => [piece, listing.path] as const)
  reply.say(texts.words.advice.listing.total(rent, stated, sum), ...sources)
}

const ofInstalment =
  / (?:cuotas?|credito|prestamo|hipoteca\w*|financ\w+|entrega|entrada|loan|mortgage|instal?lments?|down|parcelas?|emprestimo)(?= )/

/** "Sumando la cuota, ¿cuánto gastaría por mes en total?" */
function sayWithLoan(question: QuestionContext, { priceUSD, path, stated }: ListingDetails): void {
  const { reply, texts, rate } = question
  const w = texts.words.advice.listing
  const payments = sayInstalmentOf(question, priceUSD, path)
  const fee = stated.maintenanceFee
  if (!fee) return void reply.say(w.totalNoFee)
  const value = Number(fee.amount)
  const feeUSD = inDollars({ value, currency: fee.currency }, rate)
  const said = fee.currency === 'PYG' ? texts.pyg(value) : texts.usd(value)
  const sum = rangeOf(
    texts,
    payments.map((one) => one + feeUSD),
    (usd) => texts.usd(Math.round(usd)),
  )
  reply.say(w.totalLoan(said, sum), [said, path], [sum, path])
}

/** "¿Cuánto me quedaría por mes si la alquilo?" */
export async function sayNetRent(question: QuestionContext, listing: ListingDetails): Promise<void> {
  const { reply, texts, use, text, rate } = question
  const w = texts.words.advice.listing
  const [monthlyRentUSD] = amountsIn(text)
    .map((one) => inDollars(one, rate))
    .filter((one) => one >= minRent)
  const found = await use(returns, { listingId: listing.id, ...(monthlyRentUSD && { monthlyRentUSD }) })
  if (found.figures.monthlyRentUSD > 0) {
    const { monthlyRentUSD: rent, monthlyExpensesUSD, occupancyPercent } = found.figures
    const [net, paid, costs] = [found.monthlyNetUSD, rent, monthlyExpensesUSD].map(texts.usd)
    const occupancy = texts.percent(occupancyPercent)
    const sources = [net, paid, occupancy, costs].map((piece) => [`${piece}`, found.path] as const)
    reply.say(w.net(`${net}`, `${paid}`, occupancy, `${costs}`), ...sources)
    const { author, defaults } = texts.words.listingReplies.roi
    return void reply.say(found.basis === 'author' ? author : defaults)
  }
  const like = await rentsLike(question, listing)
  if (!like) return void reply.say(texts.words.listingReplies.roi.noRent)
  const [low, high] = [texts.usd(like.low), texts.usd(like.high)]
  const count = texts.number(like.listings)
  reply.say(
    w.netLike(low, high, like.listings, count),
    [low, like.path],
    [high, like.path],
    [count, like.path],
  )
  const [least, most] = await Promise.all(
    [like.low, like.high].map((rent) => use(returns, { listingId: listing.id, monthlyRentUSD: rent })),
  )
  if (!least || !most) return
  const between = [least, most].map(({ monthlyNetUSD }) => texts.usd(monthlyNetUSD))
  const occupancy = texts.percent(least.figures.occupancyPercent)
  reply.say(
    w.netBetween(`${between[0]}`, `${between[1]}`, occupancy),
    [`${between[0]}`, least.path],
    [`${between[1]}`, most.path],
  )
}

/** What homes like it ask for rent, by the calculator. */
export async function rentsLike({ use }: QuestionContext, listing: ListingDetails) {
  const { propertyType, city, neighborhood, areaSqm } = listing
  if (!areaSqm) return undefined
  const described = { propertyType, city, neighborhood, areaSqm, transactionType: 'rent' as const }
  const { fairRangeUSD, stats, path } = await use(estimatePrice, { ...described, comparables: 0 })
  return fairRangeUSD && stats ? { ...fairRangeUSD, listings: stats.sampleSize, path } : undefined
}

/** By the night: what the average of the city leaves after its own fees. */
export function sayNightsLeft({ reply, texts, rate }: QuestionContext, listing: ListingDetails): void {
  const { priceUSD, city, stated, path } = listing
  const fee = stated.maintenanceFee
  if (isMonthly(listing) || priceUSD <= 0 || city !== capital || !fee) return
  const [month] = facts.shortStay.values.month.amounts
  const feeUSD = inDollars({ value: Number(fee.amount), currency: fee.currency }, rate)
  const left = month - feeUSD
  if (left <= 0) return
  const { to } = answerOf('shortStay', { language: texts.language, rate, strength: 2 }).link
  const pieces = [month, feeUSD, left].map((usd) => texts.usd(Math.round(usd)))
  const [average = '', fees = '', rest = ''] = pieces
  const percent = texts.percent((left * 12 * 100) / priceUSD)
  reply.paragraph()
  reply.say(
    texts.words.priceAdvice.nights.left(average, fees, rest, percent),
    [average, to],
    [fees, path],
    [rest, to],
    [percent, to],
  )
}

/** "¿Conviene alquilarla o comprarla?" */
export async function sayRentOrBuy(question: QuestionContext, listing: ListingDetails): Promise<void> {
  const { reply, texts } = question
  const w = texts.words.advice.rentOrBuy
  const { priceUSD, monthlyRentUSD, path } = listing
  if (isMonthly(listing)) return sayOfRental(question, listing)
  const price = texts.usd(priceUSD)
  const own = pricesIn(question.text, question.rate).find((usd) => usd <= mostRent)
  if (own !== undefined && priceUSD > 0) {
    const years = texts.number(yearsOfRent(priceUSD, own), 1)
    reply.say(
      w.own(price, texts.usd(own), years),
      ...[price, texts.usd(own), years].map((piece) => [piece, path] as const),
    )
    return void reply.say(w.choice)
  }
  if (monthlyRentUSD) {
    const rent = texts.usd(monthlyRentUSD)
    reply.say(w.ofListing(price, rent), [price, path], [rent, path])
    sayQuotient(question, priceUSD, monthlyRentUSD, path)
    return void reply.say(w.choice)
  }
  const like = await rentsLike(question, listing)
  if (!like || priceUSD <= 0) return void reply.say(w.unknown(price), [price, path])
  const [low, high] = [texts.usd(like.low), texts.usd(like.high)]
  const count = texts.number(like.listings)
  reply.say(
    w.likeSale(price, low, high, like.listings, count),
    ...[price, low, high].map((piece) => [piece, like.path] as const),
  )
  const [least, most] = [yearsOfRent(priceUSD, like.high), yearsOfRent(priceUSD, like.low)].map((one) =>
    texts.number(one, 1),
  )
  reply.say(w.yearsBetween(`${least}`, `${most}`), [`${least}`, like.path], [`${most}`, like.path])
  reply.say(w.choice)
}

/** Percent of a family's income that an instalment may be. */
const [measure] = facts.afdWho.values.instalment.amounts
const buys = / (?:compr\w+|buy\w*|credito|hipoteca|mortgage|financ\w+)(?= )/

/** "¿Cuánto tengo que ganar para alquilar este?" */
export function sayIncomeNeeded(question: QuestionContext, listing: ListingDetails): void {
  const { reply, texts, wording, rate } = question
  const w = texts.words.advice.income
  const rentUSD = isMonthly(listing) ? listing.priceUSD : (listing.monthlyRentUSD ?? 0)
  const isRent = rentUSD > 0 && !buys.test(wording)
  if (isRent) {
    const [rent, income] = [texts.usd(rentUSD), texts.usd(Math.ceil((rentUSD * 100) / measure))]
    reply.say(w.needed(rent, texts.percent(measure), income), [rent, listing.path], [income, listing.path])
    const most = Math.ceil((rentUSD * 100) / measure)
    sayEnough(question, most, most, listing.path)
  }
  const guide = answerOf(isRent ? 'rentIncome' : 'afd', { language: texts.language, rate, strength: 2 })
  if (!isRent && !isMonthly(listing)) sayIncomeForLoan(question, listing, guide.link.to)
  if (!isRent) reply.say(guide.text, [guide.link.text, guide.link.to])
  else reply.say(w.guide(guide.link.text), [guide.link.text, guide.link.to])
}

/** Whether what somebody earns is enough. */
function sayEnough(
  { reply, texts, text, rate }: QuestionContext,
  least: number,
  most: number,
  to: string,
): void {
  const earned = earnedIn(text, rate) ?? incomeIn(text, rate)
  if (!earned) return
  const usd = inDollars(earned, rate)
  const own = texts.usd(Math.round(usd))
  const w = texts.words.listingReplies.terms
  reply.say((usd >= most ? w.earnsEnough : usd >= least ? w.earnsAbout : w.earnsLess)(own), [own, to])
}

/** What the instalments of a loan for it ask of a family's income, at the rates that guides state. */
function sayIncomeForLoan(question: QuestionContext, { priceUSD }: ListingDetails, to: string): void {
  const { reply, texts } = question
  if (priceUSD <= 0) return
  const loan = priceUSD * (1 - usualPlan.down / 100)
  const [low, high = low] = facts.marketRates.values.dollars.amounts
  const payments = [low, high].map((one) => monthlyPayment(loan, one, usualPlan.loanYears * 12))
  const [least = '', most = ''] = payments.map((one) => texts.usd(Math.round(one)))
  const [lower = '', upper = ''] = payments.map((one) => texts.usd(Math.ceil((one * 100) / measure)))
  const said = texts.words.advice.income.neededLoan({
    ...{ down: texts.percent(usualPlan.down), years: texts.number(usualPlan.loanYears) },
    ...{ least, most, share: texts.percent(measure), lower, upper },
  })
  reply.say(said, ...[least, most, lower, upper].map((piece) => [piece, to] as const))
  const [fewest = 0, mostNeeded = fewest] = payments.map((one) => Math.ceil((one * 100) / measure))
  sayEnough(question, fewest, mostNeeded, to)
}

/** Months of rent, as guides state them: the first one, the deposit, and what an agency may charge. */
const [leastDeposit, mostDeposit = leastDeposit] = facts.usualDeposit.value.amounts
const [commission] = facts.leaseCommission.value.amounts

/** "¿Cuánto tengo que juntar para entrar?" */
export function sayEntry(question: QuestionContext, listing: ListingDetails, rentUSD: number): void {
  const { reply, texts, rate } = question
  const { path } = listing
  const guide = answerOf('guarantor', { language: texts.language, rate, strength: 2 }).link
  const months = (count: number) => texts.usd(rentUSD * count)
  const [rent, low, high] = [texts.usd(rentUSD), months(1 + leastDeposit), months(1 + mostDeposit)]
  const most = months(1 + mostDeposit + commission)
  const sources = [low, high, most].map((piece) => [piece, guide.to] as const)
  reply.say(texts.words.advice.listing.entry(rent, low, high, most), [rent, path], ...sources)
  reply.say(texts.words.advice.income.guide(guide.text), [guide.text, guide.to])
  sayStated(question, listing, ['guarantee'])
}

async function sayOfRental(question: QuestionContext, listing: ListingDetails): Promise<void> {
  const { reply, texts } = question
  const w = texts.words.advice.rentOrBuy
  const { city, neighborhood, bedrooms, priceUSD, path } = listing
  const row = await findHomes(question, 'sale', { city, neighborhood, bedrooms })
  const rent = texts.usd(priceUSD)
  if (!row) return void reply.say(texts.words.listingReplies.rent.onlyRent)
  const [price, count] = [texts.usd(row.medianPriceUSD), texts.number(row.listings)]
  const rooms = texts.words.listings.bedroomsOf(row.bedrooms)
  reply.say(w.likeRent(rent, rooms, row.place, price, row.listings, count), [rent, path], [price, row.path])
  sayQuotient(question, row.medianPriceUSD, priceUSD, row.path)
  reply.say(w.choice)
}
