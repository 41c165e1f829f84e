import { formatters } from '#shared/core/formatters.ts'
import { type Language, languageTable } from '#shared/core/language.ts'
import { numberText } from '#shared/core/numberText.ts'
import { paraguayZone } from '#shared/core/paraguayTime.ts'
import { timeUnits } from '#shared/words/timeUnits.ts'
import { readWords } from './words.ts'

const day = 86_400_000

const longDates = formatters(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: paraguayZone }),
)

/**
 * In the largest whole unit, such as 'hace 3 días'; `byDay`: at least days. Not by Intl, for the reasons of
 * `numberText`.
 */
export function formatAgo(date: string | Date, language: Language, now: number, byDay = false): string {
  const { ago } = readWords(language, ['core']).core
  const elapsed = Math.max(0, now - new Date(date).getTime())
  if (byDay && elapsed < 2 * day) return ago(Math.floor(elapsed / day), 'day')
  const step = timeUnits.find(([, length]) => elapsed >= length)
  if (!step) return ago(0, byDay ? 'day' : 'minute')
  const [unit, length] = step
  return ago(Math.floor(elapsed / length), unit)
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
