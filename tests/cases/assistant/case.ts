export interface AnswerCase {
  after?: string[]
  ask: string
  onPage?: true
  language?: 'es' | 'en'
  has?: (string | RegExp)[]
  not?: (string | RegExp)[]
  /** Pieces of what the next question goes on from. */
  about?: string[]
  /** Titles, in order. */
  cards?: string[]
}
