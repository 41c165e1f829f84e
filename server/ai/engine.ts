import type { AnswerLink, AnswerSource, ChatEntry } from '#shared/ai/ai.ts'
import type { Language } from '#shared/core/language.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { ToolContext } from './tools/tool.ts'

export interface EngineQuestion {
  text: string
  /** Oldest first, without this question. */
  history: readonly ChatEntry[]
  /** Of the page. */
  listing: Listing | undefined
  /** The question may use another. */
  language: Language
}

export interface EngineAnswer {
  response: string
  suggestions: string[]
  /** Unknown ones are dropped. */
  listingIds: string[]
  /** `to`: unknown paths are dropped. */
  links: AnswerLink[]
}

export interface EngineContext {
  tools: ToolContext
  onDelta(text: string): void
}

export interface Engine {
  source: AnswerSource
  accepts?(question: EngineQuestion): boolean
  answer(question: EngineQuestion, context: EngineContext): Promise<EngineAnswer>
}
