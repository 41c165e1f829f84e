export interface AnswerCase {
  after?: string[]
  ask: string
  onPage?: true
  language?: 'es' | 'en'
  has?: (string | RegExp)[]
  not?: (string | RegExp)[]
  /** Titles, in order. */
  cards?: string[]
}
