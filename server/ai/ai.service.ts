import type { Request } from 'express'
import { AppError } from '#server/core/errors.ts'
import type { Fallbacks } from '#server/core/fallbacks.ts'
import type { Actor } from '#server/core/http/actor.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { Streaming } from '#server/core/http/streams/eventStream.ts'
import type { AnswerLink, ChatAnswer, ChatQuestion } from '#shared/ai/ai.ts'
import { chatLimits } from '#shared/ai/aiLimits.ts'
import type { Language } from '#shared/core/language.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import type { Engine, EngineAnswer, EngineQuestion } from './engine.ts'
import { carriedPieces } from './local/conversation/carried.ts'
import { withPointedPlaces } from './local/conversation/pointedPlace.ts'
import { exchangeRate } from './tools/exchangeRate.ts'
import { runTool, type ToolContext } from './tools/tool.ts'
import type { Usage } from './usage/usage.service.ts'

export interface Asking extends Streaming {
  actor: Actor
  language: Language
  request: Request
}

export interface Assistant {
  /** Throws `not_found` for a listing that the actor cannot see. */
  answer(question: ChatQuestion, asking: Asking): Promise<ChatAnswer>
}

interface Dependencies {
  fallbacks: Pick<Fallbacks, 'use'>
  usage: Pick<Usage, 'count'>
  engines: readonly Engine[]
}

/** Asks the engines in turn; all but the last may fail, which is counted as a fallback. */
export function createAssistant(
  api: Pick<Api, 'callInternally' | 'callPageInternally'>,
  { fallbacks, usage, engines }: Dependencies,
): Assistant {
  return {
    async answer({ question: text, propertyId, conversationHistory: history }, asking) {
      const { actor, language, request, signal, onDelta } = asking
      const tools: ToolContext = { api, actor, language, request, signal }
      const listing = propertyId ? await readListing(tools, propertyId) : undefined
      const question = { text, history, listing, language }
      const able = engines.filter((engine) => engine.accepts?.(question) ?? true)
      const sender = createSender(onDelta)
      for (const engine of able) {
        try {
          const answer = await engine.answer(question, { tools, onDelta: sender.of(engine) })
          const about = await readAbout(tools, question, answer)
          const whole = { ...(await complete(tools, answer, engine.source)), about }
          usage.count({ source: engine.source, failed: engine !== able[0] })
          return whole
        } catch (error) {
          signal.throwIfAborted()
          if (engine === able.at(-1)) throw error
          fallbacks.use('model', error)
        }
      }
      throw new AppError('unavailable')
    },
  }
}

/** If another engine takes over after the first piece, the complete answer replaces them. */
function createSender(onDelta: (text: string) => void) {
  let sending: Engine | undefined
  return {
    of: (engine: Engine) => (text: string) => {
      sending ??= engine
      if (sending === engine) onDelta(text)
    },
  }
}

function readListing({ api, ...caller }: ToolContext, id: string): Promise<Listing> {
  return api.callInternally(listingsApi.get, { ...caller, params: { id } })
}

/** Independent of who answered. */
async function readAbout(
  tools: ToolContext,
  question: EngineQuestion,
  { response }: EngineAnswer,
): Promise<string[]> {
  const { guaraniesPerDollar } = await runTool(exchangeRate, tools, {})
  const placed = withPointedPlaces(question, guaraniesPerDollar)
  const pieces = carriedPieces(placed, response, guaraniesPerDollar)
  return pieces.slice(0, chatLimits.about).map((piece) => [...piece].slice(0, chatLimits.aboutPiece).join(''))
}

async function complete(
  { api, ...caller }: ToolContext,
  { response, suggestions, listingIds, links }: EngineAnswer,
  source: Engine['source'],
): Promise<ChatAnswer> {
  const ids = [...new Set(listingIds)].slice(0, chatLimits.listings)
  const listings =
    ids.length > 0 ? await api.callInternally(listingsApi.batch, { ...caller, body: { ids } }) : []
  return {
    response,
    suggestions: [...new Set(suggestions)].slice(0, chatLimits.suggestions),
    listings,
    links: links.filter((link) => isOurs(link) && response.includes(link.text)),
    source,
  }
}

const isOurs = ({ to }: AnswerLink) => /^\/(?![/\\])/.test(to)
