import { core } from 'zod'
import { isRenderedList, Rendered } from './rendered.ts'

/** Of a call within the process. Each form is made when it is read. */
export interface InternalAnswer<Value = unknown> {
  value(): Value
  /** To be sent one after the other. */
  json(): readonly Buffer[]
}

/** Throws if the answer does not match the schema. */
export function readAnswer(schema: core.$ZodType | undefined, answer: unknown): InternalAnswer {
  if (!schema) return plainAnswer(undefined)
  if (answer instanceof Rendered)
    return { value: () => answer.value(), json: () => Rendered.bodyOf(schema, answer).chunks }
  if (isRenderedList(answer))
    return {
      value: () => answer.map((one) => one.value()),
      json: () => Rendered.bodyOfList(schema, answer).chunks,
    }
  return plainAnswer(core.parse(schema, answer))
}

const plainAnswer = (value: unknown): InternalAnswer => ({
  value: () => value,
  json: () => [Buffer.from(JSON.stringify(value ?? null))],
})

/** Of a list, each by the schema of the items. */
export function readItems(schema: core.$ZodType | undefined, items: readonly unknown[]): InternalAnswer[] {
  const itemSchema = schema instanceof core.$ZodArray ? schema._zod.def.element : undefined
  return items.map((item) => readAnswer(itemSchema, item))
}
