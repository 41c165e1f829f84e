import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { downPaymentIn } from '#server/ai/local/amounts.ts'
import { answerSearch } from '#server/ai/local/answers/searching.ts'
import { mergeFilters } from '#server/ai/local/conversation/mergeFilters.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { developments } from '#server/ai/tools/developments.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { usualPlan } from '#shared/market/investment/investment.ts'
import { sayLoanOfIncome } from './income.ts'
import { sayInstalment } from './instalment.ts'

const shownOffPlan = 2
/** US dollars. */
const round = 100
const [low, high = low] = facts.closingCosts.value.amounts

/** "Tengo 20 mil de entrega, ¿qué puedo comprar?": what the calculator's down payment makes of it. */
export async function answerDownBudget(question: QuestionContext): Promise<void> {
  const { text, rate, texts, reply, understood } = question
  const down = downPaymentIn(text, rate)
  if (down === undefined) return
  const price = Math.floor((down * 100) / usualPlan.down / round) * round
  const guide = answerOf('downPayment', { language: texts.language, rate, strength: 2 }).link
  const costs = [low, high].map(texts.percent)
  const pieces = [texts.usd(down), texts.percent(usualPlan.down), texts.usd(price)] as const
  const w = texts.words.advice.downBudget
  reply.say(
    w.reach(...pieces, `${costs[0]}`, `${costs[1]}`),
    ...[...pieces, ...costs].map((piece) => [piece, guide.to] as const),
  )
  reply.paragraph()
  sayInstalment(question, { value: price - down, currency: 'USD' })
  sayLoanOfIncome(question)
  reply.paragraph()
  await sayOffPlan(question, down)
  const whole = mergeFilters(question.thread.search?.filters ?? {}, understood.filters)
  const { minPrice: _, stage: __, deliveryBefore: ___, financing: ____, ...filters } = whole
  const search = {
    ...{ propertyType: [...homeTypes], ...filters },
    ...{ transactionType: 'sale' as const, maxPrice: price },
  }
  await answerSearch(
    { ...question, text: '', understood: { ...understood, criteria: [], filters: {} } },
    {
      filters: search,
      order: undefined,
      text: '',
    },
  )
}

/** Developments whose cheapest unit asks no more on signing. */
async function sayOffPlan(question: QuestionContext, down: number): Promise<void> {
  const { use, reply, texts, rate, understood } = question
  const { city } = understood.filters
  const { developments: listed } = await use(developments, { city: city && [...city] })
  const whole = await Promise.all(
    listed.slice(0, 6).map(async ({ slug }) => (await use(developments, { slug })).development),
  )
  const fitting = whole.flatMap((one) => {
    if (!one?.paymentPlan || one.fromPrice === null) return []
    const first = (one.fromPrice * one.paymentPlan.downPercent) / 100
    const usd = one.currency === 'PYG' ? first / rate : first
    return usd <= down ? [{ one, usd: Math.round(usd) }] : []
  })
  if (fitting.length === 0) return
  const w = texts.words.advice.downBudget
  reply.say(w.offPlan)
  for (const { one, usd } of fitting.slice(0, shownOffPlan)) {
    const said = w.first(texts.usd(usd))
    reply.item(`${one.name}: ${said}, ${texts.place(one)}`, [one.name, one.path], [texts.usd(usd), one.path])
  }
}
