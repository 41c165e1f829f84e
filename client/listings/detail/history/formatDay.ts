import { formatters } from '#shared/core/formatters.ts'
import type { Language } from '#shared/core/language.ts'
import { paraguayZone } from '#shared/core/paraguayTime.ts'

const day = { day: 'numeric', month: 'long', timeZone: paraguayZone } as const
const withoutYear = formatters((locale) => new Intl.DateTimeFormat(locale, day))
const withYear = formatters((locale) => new Intl.DateTimeFormat(locale, { ...day, year: 'numeric' }))

/** Milliseconds: within it, the day and the month say which. */
const mostOfAYear = 300 * 86_400_000

/** '3 de octubre', with the year if it is longer ago. */
export function formatDay(date: string, language: Language, now: number): string {
  const format = now - Date.parse(date) < mostOfAYear ? withoutYear : withYear
  return format(language).format(new Date(date))
}
