import type { EngineQuestion } from '#server/ai/engine.ts'
import { guideFor } from './answers/guide.ts'
import { listingTopics } from './answers/listing.ts'
import { certainty, rankIntents, type Scored } from './intents/intent.ts'
import { intents } from './intents/table.ts'
import type { Meaning } from './questionContext.ts'
import { questionParts } from './questionParts.ts'

/** Intents that stand for a whole question; what is searched for or pointed at may be said in two halves. */
const whole = new Set([
  'guide',
  'market',
  'siteHelp',
  'pageListing',
  'safety',
  'whereIs',
  'apart',
  'estimate',
  'exchangeRate',
  'yield',
  'daysListed',
  'fairPrice',
  'rentOrBuy',
])

interface Part {
  asked: EngineQuestion
  /** What would answer it: two alike are one question. */
  key: string
}

/** Both questions of a text, each with the one before as what was said; undefined where one answer is for all of it. */
export function twoQuestions(
  question: EngineQuestion,
  read: (one: EngineQuestion) => Meaning,
): EngineQuestion[] | undefined {
  const [first, second] = questionParts(question.text)
  if (first === undefined || second === undefined) return undefined
  const said = [
    { role: 'user' as const, content: first },
    { role: 'assistant' as const, content: '' },
  ]
  const parts = [
    partOf({ ...question, text: first }, read),
    partOf({ ...question, text: second, history: [...question.history, ...said] }, read),
  ]
  const [one, other] = parts
  if (!one || !other || one.key === other.key) return undefined
  return [one.asked, other.asked]
}

function partOf(asked: EngineQuestion, read: (one: EngineQuestion) => Meaning): Part | undefined {
  const meaning = read(asked)
  const [best] = rankIntents(intents, meaning)
  return isWhole(best) ? { asked, key: keyOf(best, meaning) } : undefined
}

const isWhole = (best: Scored | undefined): best is Scored =>
  best !== undefined && whole.has(best.intent.name) && best.score >= certainty.aside

function keyOf({ intent: { name } }: Scored, meaning: Meaning): string {
  if (name === 'guide') return `guide ${guideFor(meaning)?.topic}`
  return name === 'pageListing' ? `listing ${listingTopics(meaning).join()}` : name
}
