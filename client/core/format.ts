import { formatters } from '#shared/core/formatters.ts'
import { type Language, languageTable } from '#shared/core/language.ts'
import { numberText } from '#shared/core/numberText.ts'

export const timeZone = 'America/Asuncion'

const day = 86_400_000
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', day / 24],
  ['minute', day / 1440],
] as const

const relativeTimes = formatters((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
const longDates = formatters((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }))

/** In the largest whole unit, such as 'hace 3 días'; `byDay`: at least days. */
export function formatAgo(date: string | Date, language: Language, now: number, byDay = false): string {
  const relative = relativeTimes(language)
  const elapsed = Math.max(0, now - new Date(date).getTime())
  if (byDay && elapsed < 2 * day) return relative.format(-Math.floor(elapsed / day), 'day')
  const step = units.find(([, length]) => elapsed >= length)
  if (!step) return relative.format(0, byDay ? 'day' : 'minute')
  return relative.format(-Math.floor(elapsed / step[1]), step[0])
}

/** Such as '3 de noviembre de 2026'. */
export function formatDate(date: string | Date, language: Language): string {
  return longDates(language).format(new Date(date))
}

/** One decimal; never -0. */
export function formatDecimal(value: number, language: Language): string {
  return numberText(value, languageTable[language].decimal, 1)
}

export function formatNumber(value: number, language: Language, decimals = 0): string {
  return numberText(value, languageTable[language].decimal, decimals, 0)
}
