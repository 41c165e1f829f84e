import type { Request } from 'express'
import type { z } from 'zod'
import type { Actor } from '#server/core/http/actor.ts'
import type { Api } from '#server/core/http/serve.ts'
import { requireStorable } from '#server/core/http/validate.ts'
import type { Language } from '#shared/core/language.ts'
import { refusalOf } from './input/refusal.ts'

/** Tools have the rights and limits of their caller. */
export interface ToolContext {
  api: Pick<Api, 'callInternally' | 'callPageInternally'>
  actor: Actor
  language: Language
  request: Request
  signal: AbortSignal
}

/** Read-only. */
export interface Tool<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  name: string
  title: string
  description: string
  input: Input
  output: Output
  /** Throws `AppError` and `ToolRefusal`. */
  run(context: ToolContext, input: z.output<Input>): Promise<z.output<Output>>
}

export function tool<Input extends z.ZodType, Output extends z.ZodType>(
  one: Tool<Input, Output>,
): Tool<Input, Output> {
  return one
}

/** Throws `ToolRefusal` and `AppError`. */
export async function runTool<Input extends z.ZodType, Output extends z.ZodType>(
  { input, output, run }: Tool<Input, Output>,
  context: ToolContext,
  value: unknown,
): Promise<z.output<Output>> {
  context.signal.throwIfAborted()
  const parsed = input.safeParse(value)
  if (!parsed.success) throw refusalOf(parsed.error, value)
  requireStorable(parsed.data, 'bad_parameter')
  return output.parse(await run(context, parsed.data))
}
