import type { z } from 'zod'
import { createForbidden } from '#server/ai/checks/forbidden.ts'
import { plainText } from '#server/ai/checks/plainText.ts'
import { ModelFault } from './fault.ts'
import type { Model, ModelSession } from './model.ts'
import { createDelimiters } from './prompt.ts'
import { sentSchema } from './sentSchema.ts'

interface Question<Answer extends z.ZodType> {
  signal: AbortSignal
  instructions: string[]
  data: Record<string, unknown>
  name: string
  answer: Answer
  /** Of the answer, in characters. */
  length?: number
}

/** Returns the displayable text, or throws `ModelFault`. */
export type Clean = (text: string) => string

export function askOnce<Answer extends z.ZodType>(
  model: Model,
  { signal, instructions, data, name, answer, length }: Question<Answer>,
): Promise<{ answer: z.output<Answer>; clean: Clean }> {
  const ask = async ({ complete, bounds }: ModelSession) => {
    const { mark, wrap, rule } = createDelimiters()
    const system = [...instructions, rule].join('\n')
    const user = Object.entries(data)
      .map(([title, value]) => wrap(title, value))
      .join('\n')
    if (system.length + user.length > bounds.prompt) throw new ModelFault('too_long')
    const { content } = await complete({
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      answer: { name, schema: sentSchema(answer) },
    })
    return { answer: readAnswer(answer, content), clean: createClean(system, mark, JSON.stringify(data)) }
  }
  return model.run(signal, ask, length)
}

/** Throws `ModelFault`. */
export function readAnswer<Answer extends z.ZodType>(answer: Answer, content: string): z.output<Answer> {
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    throw new ModelFault('unusable')
  }
  const { success, data } = answer.safeParse(value)
  if (!success) throw new ModelFault('unusable')
  return data
}

function createClean(system: string, mark: string, given: string): Clean {
  const isForbidden = createForbidden(system, [mark], given)
  return (text) => {
    const plain = plainText(text)
    if (plain === '' || isForbidden(plain)) throw new ModelFault('unusable')
    return plain
  }
}
