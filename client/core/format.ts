import { type Language, localeOf } from '#shared/core/language.ts'

const day = 86_400_000
const steps = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', day / 24],
  ['minute', day / 1440],
] as const

/** How long ago something was, in the largest whole unit: 'hace 3 días', '3 days ago'; 'hoy' within the day where `byDay`. */
export function formatAgo(date: string | Date, language: Language, now = Date.now(), byDay = false): string {
  const relative = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' })
  const passed = Math.max(0, now - new Date(date).getTime())
  if (byDay && passed < 2 * day) return relative.format(-Math.floor(passed / day), 'day')
  const step = steps.find(([, length]) => passed >= length)
  if (!step) return relative.format(0, byDay ? 'day' : 'minute')
  return relative.format(-Math.floor(passed / step[1]), step[0])
}

/** A day as it is written: '3 de noviembre de 2026', 'November 3, 2026'. */
export function formatDate(date: string | Date, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(new Date(date))
}

/** A count or measure with at most `decimals` decimals: '1.250', '1,250'. */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  return new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: decimals }).format(value)
}
