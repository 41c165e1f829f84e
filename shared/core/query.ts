import { z } from 'zod/mini'

/* Query-string values: empty means absent. `queryKey.ts` writes them. */
const emptyIsAbsent = (value: unknown) => (value === '' || value === null ? undefined : value)

/** Of a query: between both ends; undefined if empty. */
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

/** At most two decimals. */
export function decimalNumber(min: number, max: number) {
  return z.pipe(
    z.transform(emptyIsAbsent),
    z.optional(
      z.pipe(
        z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/)),
        z.pipe(z.transform(Number), z.number().check(z.gte(min), z.lte(max))),
      ),
    ),
  )
}

/** "2027-06" */
export const month = z.pipe(
  z.transform(emptyIsAbsent),
  z.optional(z.string().check(z.regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/))),
)

export const flag = z.pipe(
  z.transform(emptyIsAbsent),
  z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((value: 'true' | 'false') => value === 'true'),
    ),
  ),
)

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it keeps out
export const noControls = /^[^\u0000-\u001f\u007f]*$/

/** Without control characters. */
function name(max: number) {
  return z.string().check(z.maxLength(max), z.regex(noControls))
}

/** Optional, trimmed, without control characters. */
export function line(max: number) {
  return z.pipe(
    z.transform((value: unknown) => emptyIsAbsent(typeof value === 'string' ? value.trim() : value)),
    z.optional(name(max)),
  )
}

/** A comma-separated list or a repeated parameter. */
function listed(value: unknown): unknown {
  const parts = Array.isArray(value) ? value : [value]
  if (!parts.every((part) => typeof part === 'string')) return emptyIsAbsent(value)
  const all = parts.flatMap((part) => part.split(',')).map((part) => part.trim())
  const given = [...new Set(all.filter((part) => part !== ''))]
  return given.length > 0 ? given : undefined
}

/** Distinct; undefined if empty. */
export function names(max: number) {
  return z.pipe(z.transform(listed), z.optional(z.array(name(max)).check(z.maxLength(20))))
}

/** Distinct; undefined if empty. */
export function codes(isCode: (text: string) => boolean, max: number) {
  return z.pipe(
    z.transform(listed),
    z.optional(z.array(z.string().check(z.refine(isCode))).check(z.maxLength(max))),
  )
}

/** One of them; undefined if empty. */
export function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.pipe(z.transform(emptyIsAbsent), z.optional(z.enum(values)))
}

/** Distinct; undefined if empty. */
export function choices<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.pipe(z.transform(listed), z.optional(z.array(z.enum(values)).check(z.maxLength(40))))
}
