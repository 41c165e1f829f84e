import { z } from 'zod/mini'

/*
 * Query-string values arrive as text. Each reader takes the text and gives the value; an empty text is no value.
 * Addresses and calls are read by the same schemas; `queryKey.ts` writes them.
 */
const emptyIsAbsent = (value: unknown) => (value === '' || value === null ? undefined : value)

/** An optional whole number, `min` to `max`. */
export function wholeNumber(min: number, max: number) {
  return z.pipe(
    z.transform(emptyIsAbsent),
    z.optional(
      z.pipe(
        z.string().check(z.regex(/^\d{1,12}$/)),
        z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))),
      ),
    ),
  )
}

/** An optional `true` or `false`. */
export const flag = z.pipe(
  z.transform(emptyIsAbsent),
  z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((value: 'true' | 'false') => value === 'true'),
    ),
  ),
)

/** A text of at most `max` characters without control characters. */
function name(max: number) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it keeps out
  return z.string().check(z.maxLength(max), z.regex(/^[^\u0000-\u001f\u007f]*$/))
}

/** An optional text of at most `max` characters, trimmed, without control characters. */
export function line(max: number) {
  return z.pipe(
    z.transform((value: unknown) => emptyIsAbsent(typeof value === 'string' ? value.trim() : value)),
    z.optional(name(max)),
  )
}

/** The parts of a comma list or of a repeated parameter, each once. */
function listed(value: unknown): unknown {
  const parts = Array.isArray(value) ? value : [value]
  if (!parts.every((part) => typeof part === 'string')) return emptyIsAbsent(value)
  const all = parts.flatMap((part) => part.split(',')).map((part) => part.trim())
  const given = [...new Set(all.filter((part) => part !== ''))]
  return given.length > 0 ? given : undefined
}

/** An optional list of names: a comma list, or the parameter repeated. Absent where empty, each name once. */
export function names(max: number) {
  return z.pipe(z.transform(listed), z.optional(z.array(name(max)).check(z.maxLength(20))))
}

/** An optional value of a fixed set. */
export function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.pipe(z.transform(emptyIsAbsent), z.optional(z.enum(values)))
}

/** An optional list of values of a fixed set: a comma list, or the parameter repeated. Absent where empty, each value once. */
export function choices<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.pipe(z.transform(listed), z.optional(z.array(z.enum(values)).check(z.maxLength(40))))
}
