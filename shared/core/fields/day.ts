import { z } from 'zod/mini'

const emptyIsAbsent = (value: unknown) => (value === '' || value === null ? undefined : value)

const isDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Optional, `2026-11-22`. */
export const day = z.pipe(
  z.transform(emptyIsAbsent),
  z.optional(z.string().check(z.regex(/^(?:19|20)\d{2}-\d{2}-\d{2}$/), z.refine(isDay))),
)
