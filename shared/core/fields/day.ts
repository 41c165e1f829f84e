import { z } from 'zod/mini'
import { isCalendarDay } from '#shared/core/fields/calendarDay.ts'

const emptyIsAbsent = (value: unknown) => (value === '' || value === null ? undefined : value)

/** Optional, `2026-11-22`. */
export const day = z.pipe(
  z.transform(emptyIsAbsent),
  z.optional(z.string().check(z.regex(/^(?:19|20)\d{2}-\d{2}-\d{2}$/), z.refine(isCalendarDay))),
)
