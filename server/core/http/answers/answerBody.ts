import { setImmediate } from 'node:timers/promises'
import { core } from 'zod'
import { makeResponseBody, type ResponseBody, textOfBody } from '#server/core/http/cache/sendResponse.ts'
import type { AnswerIn, Endpoint } from '#shared/core/endpoint.ts'
import { isRenderedList, Rendered } from './rendered.ts'

/** The answer, or an earlier rendering by its schema. */
export type Answer<E extends Endpoint> = AnswerIn<E> | RenderedBy<E['answer']>

export type RenderedBy<S> =
  S extends core.$ZodArray<infer Item extends core.$ZodType>
    ? readonly Rendered<Item>[]
    : S extends core.$ZodType
      ? Rendered<S>
      : never

export type RenderedItem<E extends Endpoint> =
  E['answer'] extends core.$ZodArray<infer Item extends core.$ZodType> ? Rendered<Item> : never

/** Rows per point of the read limit. */
export const manyRows = 50
const rowsPerChunk = 20

async function toJson(schema: core.$ZodType, answer: unknown): Promise<string> {
  if (!Array.isArray(answer) || answer.length <= manyRows) return JSON.stringify(core.parse(schema, answer))
  const chunks: string[] = []
  for (let start = 0; start < answer.length; start += rowsPerChunk) {
    const rows = core.parse(schema, answer.slice(start, start + rowsPerChunk))
    chunks.push(JSON.stringify(rows).slice(1, -1))
    await setImmediate()
  }
  return `[${chunks.join(',')}]`
}

/** Throws if the response does not match the schema. */
export async function answerBody(schema: core.$ZodType, answer: unknown): Promise<ResponseBody> {
  if (answer instanceof Rendered) return Rendered.bodyOf(schema, answer)
  if (isRenderedList(answer)) return Rendered.bodyOfList(schema, answer)
  return makeResponseBody(await toJson(schema, answer))
}

export async function answerText(schema: core.$ZodType, answer: unknown): Promise<string> {
  return textOfBody(await answerBody(schema, answer))
}
