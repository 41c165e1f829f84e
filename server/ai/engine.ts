import type { AnswerLink, AnswerSource, ChatEntry } from '#shared/ai/ai.ts'
import type { Language } from '#shared/core/language.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { ToolContext } from './tools/tool.ts'

export interface EngineQuestion {
  text: string
  /** Oldest first, without this question. */
  history: readonly ChatEntry[]
  /** Of the page on which the question is asked. */
  listing: Listing | undefined
  /** Of the page; the question may be in another. */
  language: Language
}

export interface EngineAnswer {
  response: string
  suggestions: string[]
  /** Of the listings that the response names, in that order; unknown ones are dropped. */
  listingIds: string[]
  /** `to`: paths of tools' results; others are dropped. */
  links: AnswerLink[]
}

export interface EngineContext {
  tools: ToolContext
  /** A piece of the response, ahead of the whole. */
  onDelta(text: string): void
}

/** Answers from tools alone. */
export interface Engine {
  source: AnswerSource
  /** Whether it may be asked at all; it may where unset. */
  accepts?(question: EngineQuestion): boolean
  answer(question: EngineQuestion, context: EngineContext): Promise<EngineAnswer>
}
