import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import type { Spoken } from '#server/ai/local/questionLanguage.ts'

/** Of one conversation: the last question must be the intent's. */
export interface IntentCase {
  ask: string
  after?: readonly string[]
  /** What the assistant said last, where that decides. */
  said?: string
  /** On the page of a listing. */
  onPage?: true
  /** What it names, as it is looked up: "Torre Jasy" or "Tajy Propiedades". */
  offered?: 'development' | 'agency'
}

export interface Intent {
  name: string
  /** One of `certainty`, plus a share of the words; 0 where it does not apply. */
  score(question: Meaning): number
  answer(question: QuestionContext): void | Promise<void>
  /** A question that surely means it, to be offered where a short one may mean something else as well. */
  offer?(question: Meaning): string
  cases: readonly IntentCase[]
}

/** How sure an intent can be. Steps of 10: the share of its words adds up to 9. */
export const certainty = {
  refusal: 100,
  talk: 90,
  /** Points at what was shown. */
  pointed: 80,
  /** Asks for a figure or for advice. */
  asked: 70,
  listing: 60,
  site: 50,
  search: 40,
  aside: 30,
  /** Single words that may mean it. */
  weak: 20,
} as const

/** Nothing below is answered without asking back. */
export const threshold = certainty.weak

/** Question words by language, as a pattern for folded wordings with a space around each word. */
export interface QuestionWords {
  test(wording: string): boolean
  /** 0 to 9: how much of the wording they are. */
  share(wording: string): number
  /** Of all languages, without what joins them. */
  readonly plain: string
}

/** The words of a pattern. */
export const plainWords = (pattern: string): string =>
  pattern
    .replaceAll(/\(\?(?:<?[!=]|:)/g, '(')
    .replaceAll(/\\w[+*]?|\\[a-z]|\{[^{}]*\}|\[[^[\]]*\]/g, ' ')
    .replaceAll(/[^\p{L}]+/gu, ' ')

export function questionWords(words: Record<Spoken, string>): QuestionWords {
  const pattern = new RegExp(` (?:${Object.values(words).filter(Boolean).join('|')})(?= )`)
  return {
    plain: plainWords(Object.values(words).join(' ')),
    test: (wording) => pattern.test(wording),
    share(wording) {
      const found = pattern.exec(wording)?.[0].length ?? 0
      return Math.min(9, Math.round((9 * found) / Math.max(1, wording.length - 1)))
    },
  }
}

export interface Scored {
  intent: Intent
  score: number
}

/** Of one meaning, which several readings of a turn ask for. */
const rankedBefore = new WeakMap<Meaning, { intents: readonly Intent[]; ranked: Scored[] }>()

/** Best first; of equal ones the earlier. */
export function rankIntents(intents: readonly Intent[], question: Meaning): Scored[] {
  const before = rankedBefore.get(question)
  if (before?.intents === intents) return before.ranked
  const ranked = rank(intents, question)
  rankedBefore.set(question, { intents, ranked })
  return ranked
}

function rank(intents: readonly Intent[], question: Meaning): Scored[] {
  return intents
    .map((intent) => ({ intent, score: intent.score(question) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
}
