import { answerFromGuides, type GuideAnswer } from '#server/ai/guides/answerFromGuides.ts'
import { isGuide } from '#server/ai/guides/guideTitles.ts'
import { pricesIn } from '#server/ai/local/amounts.ts'
import { quotedTitles } from '#server/ai/local/named.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { isMonthly } from '#server/ai/local/texts.ts'
import { continues } from '#server/ai/local/topics.ts'
import { maxRead } from '#server/ai/local/wording.ts'
import { facts } from '#shared/guides/facts/facts.ts'

export function guideFor(question: Meaning): GuideAnswer | undefined {
  const { text, spoken, rate } = question
  const options = { language: spoken, rate }
  const before = askedOfGuide(question)
  const found = answerFromGuides(text, options)
  if (found || before === undefined) return found
  return answerFromGuides(`${before} ${text}`, options)
}

/** "¿Y cerca de la frontera?": the question before, if a guide answered it and this one goes on. */
function askedOfGuide({ history, wording, understood }: Meaning): string | undefined {
  const [asked, answer] = history.slice(-2)
  const goesOn = continues.test(wording) && understood.criteria.length === 0
  const title = quotedTitles(answer?.content ?? '').at(-1)
  return goesOn && title !== undefined && isGuide(title) ? asked?.content.slice(0, maxRead) : undefined
}

/** Whether a guide answers it. */
export function sayGuide(question: QuestionContext): boolean {
  const found = guideFor(question)
  if (!found) return false
  const { reply } = question
  reply.paragraph()
  if (found.topic === 'closingCosts') sayClosingCosts(question)
  reply.say(found.text, [found.link.text, found.link.to])
  return true
}

/** US dollars: less is no price of a home for sale. */
const leastPrice = 2000
const [low, high = low] = facts.closingCosts.value.amounts

/** Of the price that the question names, else of the listing's. */
function sayClosingCosts({ reply, texts, text, rate, listing }: QuestionContext): void {
  const [named] = pricesIn(text, rate).filter((usd) => usd >= leastPrice)
  const price = named ?? (listing && !isMonthly(listing) ? listing.priceUSD : undefined)
  if (price === undefined || price < leastPrice) return
  const part = (percent: number) => texts.usd(Math.round((price * percent) / 100))
  const said = texts.words.advice.closing(texts.usd(price), part(low), part(high))
  reply.say(said, ...(listing ? [[texts.usd(price), listing.path] as const] : []))
}

/** "¿Qué impuestos pago al comprar?" */
export function answerGuide(question: QuestionContext): void {
  const { reply, texts } = question
  sayGuide(question)
  const s = texts.words.replies.suggestions
  reply.suggest(s.search, s.market, s.returns)
}
