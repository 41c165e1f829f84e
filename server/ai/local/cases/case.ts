/** A conversation, and what the answer to its last question must and must not say. */
export interface AnswerCase {
  /** Questions asked before, answered by the same rules. */
  after?: string[]
  ask: string
  /** On the page of the listing. */
  onPage?: true
  language?: 'es' | 'en'
  has?: (string | RegExp)[]
  not?: (string | RegExp)[]
  /** Titles of the cards, in order. */
  cards?: string[]
}
