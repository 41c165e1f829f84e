import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { amountsIn, downPaymentIn, inDollars, type Money } from '#server/ai/local/amounts.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import { usualPlan } from '#shared/market/investment/investment.ts'
import { monthlyPayment } from '#shared/market/investment/loan.ts'

/** US dollars: less is an instalment, not a loan. */
const leastLoan = 2000
const maxYears = 40
/** The last counts: "a 15 años, ¿y a 20?" */
const yearsNamed = /^.* (\d{1,2}) (?:anos?|years?)(?= )/
const monthsNamed = / (\d{2,3}) (?:meses|months)(?= )/
/** Not of a down payment. */
const rateNamed =
  /(\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|por ciento|percent)(?! (?:de |of )?(?:entrega|entrada|anticipo|down|sinal))/

/** What a text asks to borrow; undefined where it names no such amount. */
export const loanIn = (text: string, rate: number): Money | undefined =>
  amountsIn(text, 'sale').find((one) => inDollars(one, rate) >= leastLoan)

const ofCheRoga = / che roga(?: pora)?(?= )/

function termIn(wording: string): number {
  const years = Number(yearsNamed.exec(wording)?.[1] ?? Number(monthsNamed.exec(wording)?.[1] ?? 0) / 12)
  if (years > 0 && years <= maxYears) return years
  return ofCheRoga.test(wording) ? facts.cheRoga.values.term.amounts[0] : usualPlan.loanYears
}

/** Percent a year: the one named, else what the guide on financing states of that currency. */
function ratesFor({ text, wording }: QuestionContext, currency: Money['currency']): readonly number[] {
  const named = Number(rateNamed.exec(text)?.[1]?.replace(',', '.'))
  if (named > 0) return [named]
  if (ofCheRoga.test(wording)) return facts.cheRoga.values.rate.amounts
  const { amounts } = currency === 'USD' ? facts.marketRates.values.dollars : facts.bankRates.values.usual
  return amounts
}

/** "¿Cuánto es la cuota de 60 mil dólares a 20 años?": equal instalments at the rates that guides state. */
export function sayInstalment(
  question: QuestionContext,
  { value, currency }: Pick<Money, 'value' | 'currency'>,
): void {
  const { reply, texts, wording, rate } = question
  const w = texts.words.advice.instalment
  const write = currency === 'PYG' ? texts.pyg : texts.usd
  const years = termIn(wording)
  const rates = ratesFor(question, currency)
  const [least = '', most = least] = rates.map(
    (one) => `${write(Math.round(monthlyPayment(value, one, years * 12)))}`,
  )
  const [low = '', high = low] = rates.map((one) => texts.percent(one))
  const guide = answerOf('mortgage', { language: texts.language, rate, strength: 2 })
  const [amount, term] = [write(value), texts.number(years, 1)]
  const { to } = guide.link
  const said =
    rates.length > 1 ? w.between(amount, term, least, most, low, high) : w.is(amount, term, least, low)
  reply.say(said, ...[least, most, low, high].map((piece) => [piece, to] as const))
  reply.say(w.limits(guide.link.text), [guide.link.text, to])
}

/** "Con 3 millones por mes de cuota, ¿qué casa puedo pagar?": what such instalments would repay. */
export function answerPayable(question: QuestionContext): void {
  const { text, rate, reply, texts, wording } = question
  const [money] = amountsIn(text, 'rent').filter((one) => inDollars(one, rate) >= leastPayment)
  if (!money) return
  const w = texts.words.advice.instalment
  const write = money.currency === 'PYG' ? texts.pyg : texts.usd
  const years = termIn(wording)
  const rates = ratesFor(question, money.currency)
  const lent = rates.map((one) => Math.round(money.value / monthlyPayment(1, one, years * 12)))
  const [most = 0, least = most] = lent
  const dollars = [least, most].map((value) => texts.usd(inDollars({ ...money, value }, rate)))
  const [low = '', high = low] = rates.map((one) => texts.percent(one))
  const guide = answerOf('mortgage', { language: texts.language, rate, strength: 2 })
  const said = w.payable(
    write(money.value),
    texts.number(years, 1),
    `${dollars[0]}`,
    `${dollars[1]}`,
    low,
    high,
  )
  reply.say(
    said,
    ...[`${dollars[0]}`, `${dollars[1]}`, low, high].map((piece) => [piece, guide.link.to] as const),
  )
  reply.say(w.limits(guide.link.text), [guide.link.text, guide.link.to])
  const s = texts.words.replies.suggestions
  reply.suggest(s.search, s.market)
}

/** US dollars a month. */
const leastPayment = 50

export function answerInstalment(question: QuestionContext): void {
  const loan = loanIn(question.text, question.rate)
  if (!loan) return
  sayInstalment(question, loan)
  const s = question.texts.words.replies.suggestions
  question.reply.suggest(s.search, s.market, s.returns)
}

/** Of a listing for sale: of what is left after the usual down payment. */
export function sayInstalmentOf(question: QuestionContext, priceUSD: number, path: string): void {
  const { reply, texts, text, rate } = question
  const w = texts.words.advice.instalment
  const own = downPaymentIn(text, rate)
  const isOwn = own !== undefined && own < priceUSD
  const down = isOwn ? own : Math.round((priceUSD * usualPlan.down) / 100)
  const price = texts.usd(priceUSD)
  if (isOwn) {
    const share = texts.percent((own * 100) / priceUSD)
    reply.say(w.downOwn(price, texts.usd(own), share), [price, path], [texts.usd(own), path])
  } else reply.say(w.down(price, texts.percent(usualPlan.down)), [price, path])
  sayInstalment(question, { value: priceUSD - down, currency: 'USD' })
}
