import { amountsIn, inDollars, type Money } from '#server/ai/local/amounts.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { writeMoney } from '#server/ai/local/answers/homes/instalment.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { paths } from '#shared/paths.ts'

/** "30/60/10", "30-60-10" */
const shares = /(?<!\d)(\d{1,2}) ?%? ?[/\-+y,] ?(\d{1,2}) ?%? ?[/\-+y,] ?(\d{1,2})(?!\d) ?%?/
const whole = 100
/** US dollars. */
const leastPrice = 2000
const ofMonths = /(\d{1,3})\s*(?:meses|months)/i
const ofYears = /(\d)\s*(?:años|anos|years)/i
const maxMonths = 120

export interface Stages {
  price: Money
  parts: readonly [number, number, number]
  /** Of the works. */
  months: number | undefined
}

/** A price that is paid on signing, while it is built and on delivery. */
export function stagesIn({
  text,
  rate,
  listing,
}: Pick<Meaning, 'text' | 'rate' | 'listing'>): Stages | undefined {
  const found = shares.exec(text)
  if (!found) return undefined
  const [first = 0, middle = 0, last = 0] = found.slice(1).map(Number)
  if (first + middle + last !== whole) return undefined
  const [named] = amountsIn(text.replace(found[0], ' '), 'sale').filter(
    (one) => inDollars(one, rate) >= leastPrice,
  )
  const usd = listing && listing.transactionType !== 'rent' ? listing.priceUSD : 0
  const price =
    named ?? (usd > 0 ? { value: usd, currency: 'USD' as const, isMarked: true, at: -1 } : undefined)
  const months = Number(ofMonths.exec(text)?.[1] ?? Number(ofYears.exec(text)?.[1] ?? 0) * 12)
  const isKnown = months > 0 && months <= maxMonths
  return price && { price, parts: [first, middle, last], months: isKnown ? months : undefined }
}

/** "75 mil con 30/60/10, ¿cuánto pago en cada etapa?" */
export function answerStages(question: QuestionContext): void {
  const { reply, texts } = question
  const stages = stagesIn(question)
  if (!stages) return
  const w = texts.words.moneyAdvice.stages
  const { price, parts, months } = stages
  const source = paths.method(texts.pageLanguage)
  const part = (percent: number) => writeMoney(texts, price, (price.value * percent) / whole)
  const said = [w.first, w.middle, w.last].map((write, at) => {
    const percent = parts[at] ?? 0
    return write(texts.percent(percent), part(percent))
  })
  const pieces = parts.map(part)
  const total = writeMoney(texts, price, price.value)
  const monthly =
    months === undefined ? undefined : writeMoney(texts, price, (price.value * parts[1]) / whole / months)
  const say = () =>
    reply.say(w.parts(total, said.join('; ')), ...pieces.map((piece) => [piece, source] as const))
  const isOfMonth =
    monthly !== undefined &&
    / (?:mensual\w*|por mes|al mes|cuotas?|monthly|a month|parcelas?)(?= )/.test(question.wording)
  if (!isOfMonth) say()
  if (monthly === undefined) reply.say(w.howLong)
  else reply.say(w.monthly(texts.number(months ?? 0), monthly), [monthly, source])
  if (isOfMonth) say()
  reply.say(w.limits)
  suggestStart(question)
}
