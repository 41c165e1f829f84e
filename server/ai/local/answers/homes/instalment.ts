import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { amountsIn, downPaymentIn, inDollars, type Money } from '#server/ai/local/amounts.ts'
import {
  downShareIn,
  type LoanAsked,
  type LoanTerms,
  loanAsked,
  namesYears,
  ofCheRoga,
  termsIn,
} from '#server/ai/local/money/loanAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import type { Texts } from '#server/ai/local/texts.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import { usualPlan } from '#shared/market/investment/investment.ts'
import { monthlyPayment } from '#shared/market/investment/loan.ts'

const monthsOfYear = 12

export const writeMoney = (texts: Texts, { currency }: Pick<Money, 'currency'>, value: number): string =>
  currency === 'PYG' ? texts.pyg(Math.round(value)) : texts.usd(Math.round(value))

/** Equal instalments of a loan, a month, the lowest rate first. */
export const paymentsOf = (value: number, { years, rates }: LoanTerms): number[] =>
  rates.map((one) => monthlyPayment(value, one, years * monthsOfYear))

/** "Gs. 2.000.000 a Gs. 2.400.000": the first and the last of them, as written. */
export function rangeOf(texts: Texts, values: readonly number[], write: (value: number) => string): string {
  const [low = 0, high = low] = values
  return texts.words.moneyAdvice.range(write(low), write(high))
}

const loanGuide = ({ texts, rate }: QuestionContext) =>
  answerOf('mortgage', { language: texts.language, rate, strength: 2 }).link

export function sayLoanLimits(question: QuestionContext): void {
  const link = loanGuide(question)
  question.reply.say(question.texts.words.advice.instalment.limits(link.text), [link.text, link.to])
}

/** "¿Cuánto es la cuota de 60 mil dólares a 20 años?": equal instalments at the rates that guides state. */
export function sayInstalment(
  question: QuestionContext,
  loan: Pick<Money, 'value' | 'currency'>,
  terms: LoanTerms = termsIn(question.text, loan.currency),
): void {
  const { reply, texts } = question
  const w = texts.words.advice.instalment
  const write = (value: number) => writeMoney(texts, loan, value)
  const [least = '', most = least] = paymentsOf(loan.value, terms).map(write)
  const [low = '', high = low] = terms.rates.map((one) => texts.percent(one))
  const [amount, term] = [write(loan.value), texts.number(terms.years, 1)]
  const { to } = loanGuide(question)
  const said =
    terms.rates.length > 1 ? w.between(amount, term, least, most, low, high) : w.is(amount, term, least, low)
  reply.say(said, ...[least, most, low, high].map((piece) => [piece, to] as const))
  sayLoanLimits(question)
}

/** Of a price, of which part is put down. */
export function sayPriced(question: QuestionContext, asked: LoanAsked): void {
  const { reply, texts } = question
  const { price, down, loan, isOwnDown, years, rates } = asked
  if (!price || !down) return
  const w = texts.words.moneyAdvice.loan
  const { to } = loanGuide(question)
  const write = (value: number) => writeMoney(texts, price, value)
  const pieces = {
    payment: rangeOf(texts, paymentsOf(loan.value, asked), write),
    price: write(price.value),
    down: write(down.value),
    share: texts.percent((down.value * 100) / price.value),
    loan: write(loan.value),
    years: texts.number(years, 1),
    rates: rangeOf(texts, rates, texts.percent),
  }
  const sources = [pieces.payment, pieces.rates, pieces.down, pieces.loan, pieces.share]
  reply.say(w.priced(pieces), ...sources.map((piece) => [piece, to] as const))
  if (isOwnDown) return
  const whole = rangeOf(texts, paymentsOf(price.value, asked), write)
  reply.say(w.whole(whole), [whole, to])
}

/** "Con 3 millones por mes de cuota, ¿qué casa puedo pagar?": what such instalments would repay. */
export function answerPayable(question: QuestionContext): void {
  sayPayable(question)
  const s = question.texts.words.replies.suggestions
  question.reply.suggest(s.search, s.market)
}

export function sayPayable(question: QuestionContext): void {
  const { text, rate, reply, texts } = question
  const amounts = amountsIn(text, 'rent').filter((one) => inDollars(one, rate) >= payments.least)
  const money = amounts.find((one) => inDollars(one, rate) <= payments.most)
  if (!money) return
  const w = texts.words.advice.instalment
  const terms = termsIn(text, money.currency)
  const [most = 0, least = most] = lentFor(money.value, terms)
  const [few, many] = [least, most].map((value) => texts.usd(inDollars({ ...money, value }, rate)))
  const [low = '', high = low] = terms.rates.map((one) => texts.percent(one))
  const { to } = loanGuide(question)
  const said = w.payable(
    writeMoney(texts, money, money.value),
    texts.number(terms.years, 1),
    `${few}`,
    `${many}`,
    low,
    high,
  )
  reply.say(said, ...[`${few}`, `${many}`, low, high].map((piece) => [piece, to] as const))
  const down = amounts.find((one) => inDollars(one, rate) > payments.most)
  if (down) {
    const own = inDollars(down, rate)
    const [cheap, dear] = [least, most].map((value) => texts.usd(own + inDollars({ ...money, value }, rate)))
    reply.say(
      texts.words.moneyAdvice.loan.withDown(texts.usd(own), `${cheap}`, `${dear}`),
      [`${cheap}`, to],
      [`${dear}`, to],
    )
  }
  sayLoanLimits(question)
  reply.paragraph()
}

/** What instalments repay, the lowest rate first. */
export const lentFor = (payment: number, { years, rates }: LoanTerms): number[] =>
  rates.map((one) => Math.round(payment / monthlyPayment(1, one, years * monthsOfYear)))

/** US dollars a month. */
const payments = { least: 50, most: 10_000 }

export function answerInstalment(question: QuestionContext): void {
  const asked = loanAsked(question.text, question.rate)
  if (!asked) return
  if (asked.price) {
    sayPriced(question, asked)
    sayLoanLimits(question)
  } else sayInstalment(question, asked.loan, asked)
  if (asksTotal.test(question.wording)) sayTotal(question, asked)
  const s = question.texts.words.replies.suggestions
  question.reply.suggest(s.search, s.market, s.returns)
}

const asksTotal =
  / (?:en total|total|al final|termino pagando|terminaria pagando|altogether|end up paying|no total)(?= )/

/** All instalments together. */
function sayTotal(question: QuestionContext, asked: LoanAsked): void {
  const { reply, texts } = question
  const totals = paymentsOf(asked.loan.value, asked).map((one) => one * asked.years * monthsOfYear)
  const total = rangeOf(texts, totals, (value) => writeMoney(texts, asked.loan, value))
  reply.say(texts.words.moneyAdvice.loan.total(total), [total, loanGuide(question).to])
}

/** Of a listing for sale: of what is left after the usual down payment; US dollars a month. */
export function sayInstalmentOf(question: QuestionContext, priceUSD: number, path: string): number[] {
  const { reply, texts, rate } = question
  const w = texts.words.advice.instalment
  const told = [...saidOfLoan(question), question.text]
  const downIn = (said: string) => {
    const share = downShareIn(said)
    return downPaymentIn(said, rate) ?? (share && Math.round((priceUSD * share) / 100))
  }
  const own = told.map(downIn).findLast((down) => down !== undefined)
  const isOwn = own !== undefined && own < priceUSD
  const down = isOwn ? own : Math.round((priceUSD * usualPlan.down) / 100)
  const price = texts.usd(priceUSD)
  if (isOwn) {
    const percent = texts.percent((own * 100) / priceUSD)
    reply.say(w.downOwn(price, texts.usd(own), percent), [price, path], [texts.usd(own), path])
  } else reply.say(w.down(price, texts.percent(usualPlan.down)), [price, path])
  const isOver = ofCheRoga.test(question.wording) && !fitsProgram(question, priceUSD)
  const ownTerms = isOver ? '' : question.text
  const named = told.findLast((said) => namesYears(said)) ?? ownTerms
  const { years } = termsIn(isOver ? '' : named, 'USD')
  const { rates } = termsIn(ownTerms, 'USD')
  sayInstalment(question, { value: priceUSD - down, currency: 'USD' }, { years, rates })
  return paymentsOf(priceUSD - down, { years, rates })
}

/** Says up to which price the state's program lends, and whether that is enough. */
function fitsProgram(question: QuestionContext, priceUSD: number): boolean {
  const { reply, texts, rate } = question
  const [most] = facts.cheRogaLimits.values.price.amounts
  const fits = priceUSD * rate <= most
  const limit = texts.pyg(most)
  const w = texts.words.moneyAdvice.loan
  reply.say(fits ? w.cheRogaFits(limit) : w.cheRogaOver(limit), [limit, loanGuide(question).to])
  return fits
}

const ofLoan =
  /cuota|pr[eé]stamo|cr[eé]dito|entrega|financ|loan|mortgage|installment|instalment|down|parcela|entrada|hipotec/i
const maxBefore = 4

/** "Poné que entrego el 30%" → "¿y a 15 años?": what the turns before said of the same loan. */
const saidOfLoan = ({ history }: QuestionContext): string[] =>
  history
    .filter(({ role }) => role === 'user')
    .slice(-maxBefore)
    .map(({ content }) => content)
    .filter((content) => ofLoan.test(content) || namesYears(content))
