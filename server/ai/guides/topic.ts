import type { Language } from '#shared/core/language.ts'
import type { GuidePlace } from '#shared/guides/guides.ts'

/** Answers are in Portuguese too, pages are not. */
export type AnswerLanguage = Language | 'pt'

/**
 * Patterns of a question's words, folded. `*` ends a word in any way, ` & ` joins parts that all occur, in any order;
 * `!` before all of it says that it means this topic whatever else is said; the rest is a regular expression of words.
 */
export type QuestionWords = Record<AnswerLanguage, readonly string[]>

export interface Topic extends GuidePlace {
  about: QuestionWords
  /** Two or three sentences, which state facts by their marks. */
  answer: Record<AnswerLanguage, string>
}
