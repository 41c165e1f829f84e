import { z } from 'zod'

/** Strict schemas of some servers know no lengths; these are checked by ourselves. */
const unsent = ['$schema', 'minLength', 'maxLength', 'minItems', 'maxItems']

/** JSON schema as a model's server takes it. */
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
