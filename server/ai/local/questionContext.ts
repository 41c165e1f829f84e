import type { z } from 'zod'
import type { EngineQuestion } from '#server/ai/engine.ts'
import { detailsOf, type ListingDetails } from '#server/ai/tools/getListing.ts'
import { runTool, type Tool, type ToolContext } from '#server/ai/tools/tool.ts'
import { findUnstorable } from '#server/core/http/validate.ts'
import type { ChatEntry } from '#shared/ai/ai.ts'
import type { Understanding } from '#shared/search/sentence.ts'
import { questionLanguage } from './questionLanguage.ts'
import { createReply, type Reply } from './reply.ts'
import { readThread, readTurn, type Thread } from './searchState.ts'
import { createTexts, type Texts } from './texts.ts'
import { maxRead } from './wording.ts'

/** Exceeds the tools' limits. */
export class UnusableQuestion extends Error {}

export interface QuestionContext {
  text: string
  wording: string
  thread: Thread
  understood: Understanding
  history: readonly ChatEntry[]
  /** Of the page. */
  listing: ListingDetails | undefined
  /** Guaraníes per dollar. */
  rate: number
  ratePath: string
  texts: Texts
  reply: Reply
  use<Input extends z.ZodType, Output extends z.ZodType>(
    tool: Tool<Input, Output>,
    input: z.input<Input>,
  ): Promise<z.output<Output>>
}

export function readQuestion(
  { text: typed, history, listing, language: ofPage }: EngineQuestion,
  tools: ToolContext,
  { rate, ratePath }: { rate: number; ratePath: string },
): QuestionContext {
  const text = typed.slice(0, maxRead)
  const thread = readThread(history, rate)
  const { wording, understood } = readTurn(text, rate, thread)
  const language = questionLanguage(wording, ofPage, text)
  const context: ToolContext = { ...tools, language }
  return {
    text,
    wording,
    understood,
    history,
    thread,
    listing: listing && detailsOf(listing, language),
    rate,
    ratePath,
    texts: createTexts(language),
    reply: createReply(),
    use(tool, input) {
      const isUsable = tool.input.safeParse(input).success && findUnstorable(input) === undefined
      if (!isUsable) throw new UnusableQuestion()
      return runTool(tool, context, input)
    },
  }
}
