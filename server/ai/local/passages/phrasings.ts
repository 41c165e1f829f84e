import { faq } from '#server/ai/guides/faq/faq.ts'
import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import type { AnswerLanguage } from '#server/ai/guides/topic.ts'
import type { Phrasings } from '#server/ai/guides/topics/asked/asked.ts'
import { topicAsked } from '#server/ai/guides/topics/asked/topicAsked.ts'
import { type GuideTopic, topicNames } from '#server/ai/guides/topics/topics.ts'
import { createTurns } from '#server/core/threads/turns.ts'
import { keepLatest } from '#shared/search/keepLatest.ts'
import {
  createIndex,
  featuresOf,
  type Nearness,
  nearestTo,
  type PhrasingIndex,
  type ReadPhrasing,
  wordForWord,
} from './nearest.ts'

/* What can be answered, found by the phrasing of it that is nearest to a question. */

/** Similarities, measured with phrasings left out in turn: */
export const likeness = {
  /** word for word; */
  own: wordForWord,
  /** its own words, whatever else they are like; */
  same: 0.85,
  /** it is that question, whatever pattern of the guides matches as well; */
  clear: 0.75,
  /** it is that question; */
  sure: 0.7,
  /** more so than what patterns of guides mean; */
  likely: 0.65,
  /** more so than help with the site; */
  more: 0.6,
  /** it is, where nothing else is asked; */
  near: 0.5,
  /** it is likewise, where no other matter is nearly as near; */
  alone: 0.25,
  /** told where nothing better can be said. */
  nearest: 0.42,
} as const

/** A frequent question, or a topic of the guides. */
export type Matter = { entry: FaqEntry; topic: undefined } | { entry: undefined; topic: GuideTopic }
type Asked = Matter & { name: string; language: AnswerLanguage }

export type FoundPhrasing = Asked & Nearness
export type FoundFaq = FoundPhrasing & { entry: FaqEntry; topic: undefined }

const answerLanguages: readonly AnswerLanguage[] = ['es', 'en', 'pt']

/** Of every matter, in all languages. */
export function allPhrasings(): { of: Asked; text: string }[] {
  const each = (asked: Phrasings, of: Matter & { name: string }) =>
    answerLanguages.flatMap((language) =>
      asked[language].split(' | ').map((text) => ({ of: { ...of, language }, text })),
    )
  return [
    ...Object.entries(faq).flatMap(([name, entry]) => each(entry.asked, { name, entry, topic: undefined })),
    ...topicNames.flatMap((topic) =>
      each(topicAsked[topic], { name: `guide ${topic}`, entry: undefined, topic }),
    ),
  ]
}

let index: PhrasingIndex<Asked> | undefined

function ready(): PhrasingIndex<Asked> {
  index ??= createIndex(allPhrasings().map(({ of, text }) => ({ of, features: featuresOf(text) })))
  return index
}

/** Before the first question, which would wait a second for it; others have their turns meanwhile. */
export async function loadPhrasings(): Promise<void> {
  const takeTurns = createTurns()
  const read: ReadPhrasing<Asked>[] = []
  for (const { of, text } of allPhrasings()) {
    read.push({ of, features: featuresOf(text) })
    await takeTurns()
  }
  index ??= createIndex(read)
}

/** Characters. */
const maxRead = 400

/** The nearest phrasing of each matter, nearest first. `places`: names in it, which count less where no phrasing has them. */
export const nearestPhrasings = keepLatest(
  64,
  (question: string, places?: string) => `${question}\n${places ?? ''}`,
  (question: string, places?: string): readonly FoundPhrasing[] =>
    nearestTo(ready(), featuresOf(question.slice(0, maxRead)), featuresOf(places ?? ''), []),
)

/** How it is asked most plainly. */
export const firstPhrasing = ({ entry, topic }: FoundPhrasing, language: AnswerLanguage): string =>
  (topic ? topicAsked[topic] : entry.asked)[language].split(' | ')[0] ?? ''

export const findPhrasing = (question: string, places?: string): FoundPhrasing | undefined =>
  nearestPhrasings(question, places)[0]

/** What a turn asks of the matter before it: what that said may count, and need not. */
export function nearestBeside(before: string, turn: string): readonly FoundPhrasing[] {
  const own = featuresOf(turn.slice(0, maxRead))
  const named = new Set(own.map(({ name }) => name))
  const earlier = featuresOf(before.slice(0, maxRead))
  const context = earlier.filter(({ kind, name }) => kind === 'concept' && !named.has(name))
  return context.length > 0 ? nearestTo(ready(), own, [], context) : []
}

/** Of a matter that stands alone. */
export const leastLead = 0.08

/*
 * Of phrasings that were kept apart, the lead says whether the nearest is right, its likeness hardly: seven of ten from
 * 0.08 on, 17 of 20 from 0.12, 19 of 20 from 0.2.
 */

/** Rather than what the pattern of a guide means: right in 42 of 55 where they differ, and the pattern in three. */
export const leadBeforeGuide = 0.06

/** However few concepts it is asked by. */
const leadOfFew = 0.2

/** Whether it is that question, where nothing else is asked. */
export function isNear({ similarity, lead, concepts }: FoundPhrasing): boolean {
  if (concepts < 2) return similarity >= likeness.sure || (similarity >= likeness.near && lead >= leadOfFew)
  return similarity >= likeness.near || (similarity >= likeness.alone && lead >= leastLead)
}

/** Undefined where another matter is nearer. */
export function findFaq(question: string, places?: string): FoundFaq | undefined {
  const found = findPhrasing(question, places)
  return found?.entry && found
}
