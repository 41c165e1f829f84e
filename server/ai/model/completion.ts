import type OpenAI from 'openai'
import { z } from 'zod'
import type { Tokens } from '#server/ai/usage/usage.service.ts'
import type { ModelBounds } from './bounds.ts'
import { ModelFault } from './fault.ts'

export interface ToolCall {
  id: string
  name: string
  /** JSON, as the model wrote it. */
  arguments: string
}

export interface Completion {
  content: string
  toolCalls: ToolCall[]
  used: Tokens | undefined
}

const count = z.number().int().min(0).max(10_000_000)
const piece = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z.number().int().min(0).max(100).default(0),
                  id: z.string().max(200).nullish(),
                  function: z
                    .object({ name: z.string().max(200).nullish(), arguments: z.string().nullish() })
                    .nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(undefined),
})

type Pieces = AsyncIterable<OpenAI.ChatCompletionChunk>
interface Reading {
  bounds: Pick<ModelBounds, 'outputCharacters' | 'toolCallsPerRound'>
  onContent: (text: string) => void
  waiting: (isComplete: boolean) => void
}

/** Throws `ModelFault`, and the stream's own errors. */
export async function readCompletion(
  pieces: Pieces,
  { bounds, onContent, waiting }: Reading,
): Promise<Completion> {
  const calls = new Map<number, ToolCall>()
  let content = ''
  let finished: string | undefined
  let used: Tokens | undefined
  waiting(false)
  try {
    for await (const chunk of pieces) {
      const { success, data } = piece.safeParse(chunk)
      if (!success) throw new ModelFault('not_json')
      if (data.usage) used = { input: data.usage.prompt_tokens, output: data.usage.completion_tokens }
      const [choice] = data.choices
      const text = choice?.delta?.content
      if (text) {
        content += text
        if (content.length > bounds.outputCharacters) throw new ModelFault('too_large')
        onContent(text)
      }
      for (const { index, id, function: called } of choice?.delta?.tool_calls ?? []) {
        const call = calls.get(index) ?? { id: '', name: '', arguments: '' }
        call.id ||= id ?? ''
        call.name ||= called?.name ?? ''
        call.arguments += called?.arguments ?? ''
        if (call.arguments.length > bounds.outputCharacters || calls.size > bounds.toolCallsPerRound)
          throw new ModelFault('too_large')
        calls.set(index, call)
      }
      finished ??= choice?.finish_reason ?? undefined
      waiting(finished !== undefined)
    }
  } catch (error) {
    // Only the usage follows the last piece.
    if (!finished || error instanceof ModelFault) throw error
  }
  if (!finished) throw new ModelFault('not_json')
  if (finished !== 'stop' && finished !== 'tool_calls') throw new ModelFault('unusable')
  return { content, toolCalls: [...calls.values()], used }
}
