import type { z } from 'zod'
import type { EngineQuestion } from '#server/ai/engine.ts'
import { detailsOf, type ListingDetails } from '#server/ai/tools/getListing.ts'
import { ToolRefusal } from '#server/ai/tools/input/refusal.ts'
import { runTool, type Tool, type ToolContext } from '#server/ai/tools/tool.ts'
import { findUnstorable } from '#server/core/http/validate.ts'
import type { ChatEntry } from '#shared/ai/ai.ts'
import { keepLatest } from '#shared/search/keepLatest.ts'
import type { Understanding } from '#shared/search/sentence.ts'
import { readThread, readTurn, type Thread } from './conversation/thread.ts'
import { withAmountBefore } from './conversation/turns/ofAmounts.ts'
import { questionLanguage, type Spoken, spokenIn } from './questionLanguage.ts'
import { createReply, type Reply } from './reply.ts'
import { createTexts, type Texts } from './texts.ts'
import { maxRead } from './wording.ts'

/** Exceeds the tools' limits. */
export class UnusableQuestion extends Error {}

/** A development or an agency. */
export interface Offered {
  kind: 'development' | 'agency'
  name: string
  slug: string
  /** As one of a list: "el segundo". */
  isPointed: boolean
}

/** What a question means, before anything is looked up. */
export interface Meaning {
  text: string
  /** As a sentence about homes is to read it. */
  meant?: string | undefined
  wording: string
  /** Undefined where it is too short to tell. */
  spoken: Spoken | undefined
  /** Of the questions before it. */
  spokenBefore: readonly (Spoken | undefined)[]
  thread: Thread
  understood: Understanding
  /** See `Turn`. */
  isImplied?: boolean | undefined
  history: readonly ChatEntry[]
  /** Of the page. */
  listing: ListingDetails | undefined
  /** Guaraníes per dollar. */
  rate: number
  texts: Texts
  /** The development or agency that it is about. */
  offered: Offered | undefined
}

export interface QuestionContext extends Meaning {
  /** As it was read. */
  meaning: Meaning
  ratePath: string
  reply: Reply
  use<Input extends z.ZodType, Output extends z.ZodType>(
    tool: Tool<Input, Output>,
    input: z.input<Input>,
  ): Promise<z.output<Output>>
}

/** Words. */
const maxShort = 6

/** `rate`: guaraníes per dollar. An answer asks for the same meanings, and their intents, several times. */
export const readMeaning = keepLatest(
  64,
  ({ text, history, listing, language }: EngineQuestion, rate: number, offered?: Offered) =>
    JSON.stringify([text, rate, language, offered, listing, history]),
  meaningOf,
)

function meaningOf(
  { text: typed, history, listing, language: ofPage }: EngineQuestion,
  rate: number,
  offered?: Offered,
): Meaning {
  const text = typed.slice(0, maxRead)
  const thread = readThread(history, rate)
  const {
    text: meant,
    wording,
    understood,
    isImplied,
  } = readTurn(withAmountBefore(text, history), rate, thread)
  const spoken = spokenIn(text)
  const spokenBefore = history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => spokenIn(content.slice(0, maxRead)))
  const texts = createTexts(
    questionLanguage(spoken, spokenBefore, ofPage, text.trim().split(/\s+/).length <= maxShort),
  )
  return {
    text,
    meant,
    wording,
    spoken,
    spokenBefore,
    understood,
    isImplied,
    history,
    thread,
    listing: listing && detailsOf(listing, texts.pageLanguage),
    rate,
    texts,
    offered,
  }
}

export function readQuestion(
  question: EngineQuestion,
  tools: ToolContext,
  { rate, ratePath, offered }: { rate: number; ratePath: string; offered: Offered | undefined },
): QuestionContext {
  const meaning = readMeaning(question, rate, offered)
  const context: ToolContext = { ...tools, language: meaning.texts.pageLanguage }
  return {
    ...meaning,
    meaning,
    ratePath,
    reply: createReply(),
    use(tool, input) {
      const isUsable = tool.input.safeParse(input).success && findUnstorable(input) === undefined
      if (!isUsable) throw new UnusableQuestion()
      return runTool(tool, context, input).catch((error: unknown) => {
        throw error instanceof ToolRefusal ? new UnusableQuestion() : error
      })
    },
  }
}
