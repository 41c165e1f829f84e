import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { amountsIn, downMoneyIn, inDollars, type Money } from '#server/ai/local/amounts.ts'
import {
  lentFor,
  paymentsOf,
  rangeOf,
  sayInstalment,
  sayLoanLimits,
  sayPriced,
  writeMoney,
} from '#server/ai/local/answers/homes/instalment.ts'
import { earnedAmounts, earnedIn, isMinimumWage } from '#server/ai/local/money/earned.ts'
import { inCurrency, type LoanAsked, loanAsked, ofCheRoga } from '#server/ai/local/money/loanAsked.ts'
import { incomeShare, programLoanMoney, reachOf } from '#server/ai/local/money/reach.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import { usualPlan } from '#shared/market/investment/investment.ts'

const [wage] = facts.minimumWage.value.amounts
const { rate: programRate, term: programTerm } = facts.cheRoga.values
const { price: programPrice, income: programWages } = facts.cheRogaLimits.values
const program = { years: programTerm.amounts[0], rates: programRate.amounts }

const guideOf = ({ texts, rate }: QuestionContext) =>
  answerOf('cheRoga', { language: texts.language, rate, strength: 2 }).link.to

/** "¿Me alcanza?": an instalment beside what one earns. */
export function answerAffording(question: QuestionContext): void {
  const { text, rate, reply, texts } = question
  const asked = loanAsked(text, rate)
  const earned = earnedIn(text, rate)
  const s = texts.words.replies.suggestions
  reply.suggest(s.search, s.market)
  const instalment = earned && instalmentNamed(question)
  if (instalment) {
    sayVerdict(question, earned, [instalment.value], instalment.currency)
    return
  }
  if (earned && asked) sayAfford(question, earned, asked)
  else if (asked) sayNeeded(question, asked)
  else if (earned) {
    const isMay = asksWhether.test(question.wording) && isEligible(earned, rate)
    if (isMay) sayProgramLimits(question, 'mayBorrow')
    sayReach(question, earned, isMay)
  }
  if (isMinimumWage(text)) {
    const figure = texts.pyg(wage)
    reply.say(texts.words.moneyAdvice.loan.minimum(figure), [figure, guideOf(question)])
  }
  sayLoanLimits(question)
}

const ofInstalment =
  / (?:cuotas?|mensualidad(?:es)?|instal?lments?|payments?|parcelas?) (?:mensual(?:es)? )?(?:de|of|por) (?=\S)/
/** US dollars a month. */
const [least, most] = [50, 10_000]

/** "¿Nos alcanza para una cuota de 2 millones y medio?" */
function instalmentNamed({ text, wording, rate }: QuestionContext): Money | undefined {
  if (!ofInstalment.test(wording)) return undefined
  const earned = new Set(earnedAmounts(text, rate).map(({ at }) => at))
  return amountsIn(text, 'rent').findLast((one) => {
    const usd = inDollars(one, rate)
    return !earned.has(one.at) && usd >= least && usd <= most
  })
}

/** "¿Puedo sacar crédito?" */
const asksWhether =
  / (?:(?:puedo|podria|podemos|se puede|me dan|nos dan|me prestan|nos prestan|me aprueban|califico|calificamos|can i|could i|can we|posso|consigo|da para|da pra)(?: \w+){0,3} (?:sacar|pedir|acceder|credito|prestamo|loan|mortgage|get|borrow|qualify|financ\w+|tirar|conseguir|emprestimo)|califico|me aprueban|(?:me )?dan (?:el |un )?(?:credito|prestamo))(?= )/

/** First of all whether it is enough. */
function sayVerdict(
  { reply, texts, ...question }: QuestionContext,
  earned: Money,
  payments: readonly number[],
  currency: Money['currency'],
): void {
  const w = texts.words.moneyAdvice.loan
  const own = inCurrency(earned, currency, question.rate)
  const limit = (own.value * incomeShare) / 100
  const [lowest = 0, highest = lowest] = payments
  const verdict = highest <= limit ? w.fits : lowest <= limit ? w.tight : w.exceeds
  const [income, share, said] = [
    writeMoney(texts, earned, earned.value),
    texts.percent(incomeShare),
    writeMoney(texts, own, limit),
  ]
  const to = guideOf({ reply, texts, ...question })
  reply.say(verdict(income, share, said), [said, to], [share, to])
  if (lowest > limit) reply.say(w.more)
}

function sayAfford(question: QuestionContext, earned: Money, asked: LoanAsked): void {
  const payments = paymentsOf(asked.loan.value, asked)
  sayVerdict(question, earned, payments, asked.loan.currency)
  if (asked.price) sayPriced(question, asked)
  else sayInstalment(question, asked.loan, asked)
  sayProgram(question, earned, asked)
}

/** "¿Me alcanza este con 12 millones de sueldo?", of a listing for sale. */
export function sayAffordOf(question: QuestionContext, earned: Money, priceUSD: number): void {
  const asked = loanAsked(`casa de ${Math.round(priceUSD)} USD`, question.rate)
  if (!asked) return
  sayAfford(question, earned, asked)
  sayLoanLimits(question)
  const s = question.texts.words.replies.suggestions
  question.reply.suggest(s.price, s.fair, s.visit)
}

const isEligible = (earned: Money, rate: number) => {
  const [low = 1, high = low] = programWages.amounts
  const wages = inCurrency(earned, 'PYG', rate).value / wage
  return wages >= low - 0.01 && wages <= high
}

/** What the state's program would ask each month, where its limits allow it. */
function sayProgram(question: QuestionContext, earned: Money, { price, loan }: LoanAsked): void {
  const { reply, texts, rate, wording } = question
  const whole = inCurrency(price ?? loan, 'PYG', rate).value
  if (ofCheRoga.test(wording) || whole > programPrice.amounts[0] || !isEligible(earned, rate)) return
  const w = texts.words.moneyAdvice.loan
  const to = guideOf(question)
  const payment = writeMoney(texts, loan, paymentsOf(loan.value, program)[0] ?? 0)
  const [percent, years] = [texts.percent(programRate.amounts[0]), texts.number(program.years)]
  reply.say(w.cheRoga(payment, percent, years), [payment, to], [percent, to])
  sayProgramLimits(question)
}

function sayProgramLimits(
  question: QuestionContext,
  as: 'cheRogaLimits' | 'mayBorrow' = 'cheRogaLimits',
): void {
  const { reply, texts } = question
  const to = guideOf(question)
  const [low = 1, high = low] = programWages.amounts
  const price = texts.pyg(programPrice.amounts[0])
  const wages = texts.words.moneyAdvice.range(`${low}`, `${high}`)
  reply.say(texts.words.moneyAdvice.loan[as](wages, price), [price, to])
}

/** "¿Cuánto tengo que ganar?" */
function sayNeeded(question: QuestionContext, asked: LoanAsked): void {
  const { reply, texts } = question
  const payments = paymentsOf(asked.loan.value, asked)
  const write = (value: number) => writeMoney(texts, asked.loan, value)
  const income = rangeOf(
    texts,
    payments.map((one) => Math.ceil((one * 100) / incomeShare)),
    write,
  )
  const share = texts.percent(incomeShare)
  const to = guideOf(question)
  reply.say(texts.words.moneyAdvice.loan.needs(income, share), [income, to], [share, to])
  if (asked.price) sayPriced(question, asked)
  else sayInstalment(question, asked.loan, asked)
}

/** "Gano 8 millones, ¿hasta qué casa llego?" */
function sayReach(question: QuestionContext, earned: Money, isProgramSaid: boolean): void {
  const { reply, texts, text, rate, wording } = question
  const w = texts.words.moneyAdvice.loan
  const to = guideOf(question)
  const named = downMoneyIn(text, rate)
  const { limit, lent, prices, terms } = reachOf(text, wording, earned, rate)
  const write = (value: number) => writeMoney(texts, earned, rounded(value))
  const dollars = texts.usd(Math.floor(inDollars({ ...earned, value: limit }, rate)))
  const pieces = {
    income: writeMoney(texts, earned, earned.value),
    most: earned.currency === 'PYG' ? texts.words.advice.income.both(texts.pyg(limit), dollars) : dollars,
    share: texts.percent(incomeShare),
    years: texts.number(terms.years, 1),
    rates: rangeOf(texts, terms.rates, texts.percent),
    loan: rangeOf(texts, lent, write),
    price: rangeOf(texts, prices, write),
    down: named ? writeMoney(texts, named, named.value) : texts.percent(usualPlan.down),
  }
  const sources = [pieces.price, pieces.most, pieces.share, pieces.rates, pieces.loan, pieces.down]
  reply.say(w.reaches(pieces), ...sources.map((piece) => [piece, to] as const))
  if (ofCheRoga.test(wording)) {
    if (!isProgramSaid) sayProgramLimits(question)
    return
  }
  if (!isEligible(earned, rate)) return
  const [percent, years] = [texts.percent(programRate.amounts[0]), texts.number(program.years)]
  const loan = write(
    Math.min(lentFor(limit, program)[0] ?? 0, inCurrency(programLoanMoney, earned.currency, rate).value),
  )
  reply.say(w.cheRogaReaches(loan, percent, years), [loan, to], [percent, to])
  if (!isProgramSaid) sayProgramLimits(question)
}

/** To three digits. */
const rounded = (value: number) => Number(value.toPrecision(3))
