import { amountsIn, inDollars, type Money } from '#server/ai/local/amounts.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { writeMoney } from '#server/ai/local/answers/homes/instalment.ts'
import { readCount } from '#server/ai/local/numberWords.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { paths } from '#shared/paths.ts'

const monthsOfYear = 12
const mostMonths = 480
const counted = / (\d{2,3}) (?:cuotas?|pagos|meses|instal?ments|payments|months|parcelas)(?= )/
const inYears = / (?:por|en|a|durante|for|over|por|em) (\d{1,2}|\w+) (?:anos|years)(?= )/
/** US dollars. */
const least = { down: 500, month: 20 }

/** US dollars: no instalment is more, and no payment of the plan beside it ("650 mil"). */
const mostMonth = 200_000
const inGuaranies = (one: Money): Money => ({ ...one, currency: 'PYG' })

export interface PlanAsked {
  down: Money | undefined
  month: Money
  months: number
}

/** "25 mil de entrega y 600 por 10 años": a plan of payments. */
export function planAsked({ text, wording, rate }: Meaning): PlanAsked | undefined {
  const years = readCount(inYears.exec(wording)?.[1] ?? '')
  const months = Number(counted.exec(wording)?.[1] ?? 0) || (years > 0 ? years * monthsOfYear : 0)
  if (!(months > 1 && months <= mostMonths)) return undefined
  const amounts = amountsIn(text, 'sale')
    .map((one) => (one.value > mostMonth && !one.isMarked ? inGuaranies(one) : one))
    .filter((one) => inDollars(one, rate) >= least.month && one.value !== months)
  const sorted = amounts.toSorted((one, other) => inDollars(one, rate) - inDollars(other, rate))
  const [month, down, ...others] = sorted
  if (!month || others.length > 0) return undefined
  const isPlan = down === undefined || inDollars(down, rate) >= least.down
  return isPlan && (!down || down.currency === month.currency) ? { down, month, months } : undefined
}

/** All of them together, to be compared with what a cash price is. */
export function answerPlanTotal(question: QuestionContext): void {
  const plan = planAsked(question)
  if (!plan) return
  const { reply, texts } = question
  const { down, month, months } = plan
  const write = (value: number) => writeMoney(texts, month, value)
  const instalments = month.value * months
  const total = write(instalments + (down?.value ?? 0))
  const source = paths.method(texts.pageLanguage)
  const w = texts.words.priceAdvice.plan
  const said = { many: texts.number(months), each: write(month.value), sum: write(instalments), total }
  reply.say(down ? w.withDown(write(down.value), said) : w.alone(said), [total, source], [said.sum, source])
  reply.say(w.limits)
  suggestStart(question)
}
