import { z } from 'zod'

/** Rejected by some servers; checked by us. */
const unsent = ['$schema', 'minLength', 'maxLength', 'minItems', 'maxItems']

export function sentSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).parse(without(z.toJSONSchema(schema, { target: 'draft-7', io })))
}

function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(without)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (unsent.includes(key) ? [] : [[key, without(one)]])),
  )
}
