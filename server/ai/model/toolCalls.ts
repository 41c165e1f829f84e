import type OpenAI from 'openai'
import { ZodError } from 'zod'
import { runTool, type ToolContext } from '#server/ai/tools/tool.ts'
import { tools } from '#server/ai/tools/tools.ts'
import { AppError } from '#server/core/errors.ts'
import type { ToolCall } from './completion.ts'
import { sentSchema } from './sentSchema.ts'

/** Characters. */
const maxResult = 9000

export const toolDefinitions: OpenAI.ChatCompletionFunctionTool[] = tools.map(
  ({ name, description, input }) => ({
    type: 'function',
    function: {
      name,
      description,
      parameters: sentSchema(input, 'input'),
    },
  }),
)

export interface ToolResult {
  call: ToolCall
  /** Undefined after a failure. */
  value: unknown
  forModel: unknown
}

/** Reports wrong calls to the model. */
export async function callTool(context: ToolContext, call: ToolCall): Promise<ToolResult> {
  const tool = tools.find(({ name }) => name === call.name)
  if (!tool) return { call, value: undefined, forModel: { error: 'no such tool' } }
  try {
    const value: unknown = await runTool(tool, context, JSON.parse(call.arguments || '{}'))
    const text = JSON.stringify(value)
    return { call, value, forModel: text.length <= maxResult ? value : { cut: text.slice(0, maxResult) } }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ZodError)
      return { call, value: undefined, forModel: { error: 'the input does not fit the tool' } }
    if (error instanceof AppError && error.status < 500)
      return { call, value: undefined, forModel: { error: error.code } }
    throw error
  }
}
