import { beforeAll, describe, expect, it } from 'vitest'
import { languages, localeOf } from '#shared/core/language.ts'
import { timeUnits } from '#shared/words/timeUnits.ts'
import { formatAgo, formatDate, formatDecimal, formatNumber } from './format.ts'
import { loadWords } from './words.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const ago = (hours: number) => new Date(now - hours * 3_600_000)

beforeAll(async () => {
  for (const language of languages) await loadWords(language, [])
})

describe('formatAgo', () => {
  it.each([
    [0, 'este minuto'],
    [0.2, 'hace 12 minutos'],
    [5, 'hace 5 horas'],
    [24 * 3, 'hace 3 días'],
    [24 * 8, 'la semana pasada'],
    [24 * 65, 'hace 2 meses'],
  ])('uses the largest whole unit: %s hours', (hours, text) => {
    expect(formatAgo(ago(hours), 'es', now)).toBe(text)
  })

  it.each(languages)('says what Intl says: %s', (language) => {
    const relative = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' })
    for (const [index, [unit, length]] of timeUnits.entries())
      for (let count = 1; count < 60; count++) {
        const [, longer = Number.POSITIVE_INFINITY] = timeUnits[index - 1] ?? []
        if (count * length >= longer) break
        expect(formatAgo(new Date(now - count * length), language, now)).toBe(relative.format(-count, unit))
      }
  })

  it('uses the language of the page', () => expect(formatAgo(ago(72), 'en', now)).toBe('3 days ago'))
  it('says today when counting by day', () => expect(formatAgo(ago(5), 'es', now, true)).toBe('hoy'))
  it('treats future dates as now', () => expect(formatAgo(ago(-1), 'es', now)).toBe('este minuto'))
})

describe('dates and numbers', () => {
  it('follow the conventions of the language', () => {
    expect(formatDate('2026-11-03T15:00:00Z', 'es')).toBe('3 de noviembre de 2026')
    expect(formatDate('2026-11-03T15:00:00Z', 'en')).toBe('November 3, 2026')
    expect(formatNumber(12500.5, 'en')).toMatch(/^12,50[01]$/)
    expect(formatNumber(12500.26, 'es', 1)).toBe('12.500,3')
  })

  it.each([
    [17, '17,0'],
    [8.25, '8,3'],
    [-8.25, '-8,3'],
    [-0.04, '0,0'],
    [1234.56, '1.234,6'],
  ])('have one decimal where that is asked: %d', (value, text) => {
    expect(formatDecimal(value, 'es')).toBe(text)
  })
})
