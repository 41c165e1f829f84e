import type OpenAI from 'openai'
import { z } from 'zod'
import { coerceInput } from '#server/ai/tools/input/coerceInput.ts'
import { faultOf, isCallersFault } from '#server/ai/tools/input/refusal.ts'
import { runTool, type ToolContext } from '#server/ai/tools/tool.ts'
import { toolNamed, tools } from '#server/ai/tools/tools.ts'
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
  /** Undefined after a failure. Without how the question was understood, which proves nothing. */
  value: unknown
  forModel: unknown
}

const output = z.looseObject({ understood: z.unknown().optional() })

/** Reports wrong calls to the model. */
export async function callTool(context: ToolContext, call: ToolCall): Promise<ToolResult> {
  try {
    const tool = toolNamed(call.name)
    const input = coerceInput(tool, readJson(call.arguments || '{}'))
    const found: unknown = await runTool(tool, context, input)
    const text = JSON.stringify(found)
    const { understood: _, ...value } = output.parse(found)
    return { call, value, forModel: text.length <= maxResult ? found : { cut: text.slice(0, maxResult) } }
  } catch (error) {
    if (!isCallersFault(error)) throw error
    return { call, value: undefined, forModel: faultOf(error, context.language) }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('malformed_json')
  }
}
