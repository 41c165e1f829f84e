import type { AnswerLanguage } from '#server/ai/guides/topic.ts'
import {
  createIndex,
  featuresOf,
  type Nearness,
  nearestTo,
  type PhrasingIndex,
} from '#server/ai/local/passages/nearest.ts'
import { keepLatest } from '#shared/search/keepLatest.ts'
import { askedOfHome, askedOfOthers } from './asked/home.ts'
import { askedOfMoney } from './asked/money.ts'
import { askedOfTerms } from './asked/renting.ts'

/* What is asked of a listing, in words that no pattern has: the nearest phrasing of it decides. */

const asked = { ...askedOfHome, ...askedOfMoney, ...askedOfTerms }
export type AskedTopic = keyof typeof asked

interface OfTopic {
  name: string
  /** Undefined: of other homes, or of none. */
  topic: AskedTopic | undefined
}
export type FoundTopic = OfTopic & Nearness

const languages: readonly AnswerLanguage[] = ['es', 'en', 'pt']

const topics: readonly (readonly [AskedTopic | undefined, Record<AnswerLanguage, string>])[] = [
  ...(Object.keys(asked) as AskedTopic[]).map((topic) => [topic, asked[topic]] as const),
  [undefined, askedOfOthers],
]

let index: PhrasingIndex<OfTopic> | undefined

function ready(): PhrasingIndex<OfTopic> {
  index ??= createIndex(
    topics.flatMap(([topic, phrasings]) =>
      languages.flatMap((language) =>
        phrasings[language]
          .split(' | ')
          .map((text) => ({ of: { name: topic ?? 'others', topic }, features: featuresOf(text) })),
      ),
    ),
  )
  return index
}

/** Before the first question. */
export function loadTopics(): void {
  ready()
}

/** Characters. */
const maxRead = 300

/** Nearest first. */
export const nearestTopics = keepLatest(
  16,
  (text: string) => text,
  (text: string): readonly FoundTopic[] => nearestTo(ready(), featuresOf(text.slice(0, maxRead)), [], []),
)
