import { formatters } from '#shared/core/formatters.ts'
import type { Language } from '#shared/core/language.ts'
import type { ExchangeDay } from '#shared/currency/currency.ts'

const dayLength = 86_400_000
const shortDays = formatters(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
)

/** '3 nov', independent of the browser's time zone. */
export function dayText(day: string, language: Language): string {
  return shortDays(language).format(new Date(`${day}T00:00:00Z`))
}

/** Undefined for days without a rate. */
export function everyDay(days: readonly ExchangeDay[]): { day: string; rate: ExchangeDay | undefined }[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const byDay = new Map(days.map((one) => [one.day, one]))
  const start = Date.parse(first.day)
  const count = Math.round((Date.parse(last.day) - start) / dayLength) + 1
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(start + index * dayLength).toISOString().slice(0, 10)
    return { day, rate: byDay.get(day) }
  })
}
