import { describe, expect, it } from 'vitest'
import { dayText, everyDay } from './days.ts'

const of = (day: string) => ({
  day,
  rate: 7400,
  buy: null,
  sell: null,
  source: 'a',
  updatedAt: `${day}T12:00:00Z`,
})

describe('the days of the history', () => {
  it('include those without a rate', () => {
    const days = everyDay([of('2026-10-30'), of('2026-11-02')])
    expect(days.map(({ day, rate }) => [day, rate !== undefined])).toEqual([
      ['2026-10-30', true],
      ['2026-10-31', false],
      ['2026-11-01', false],
      ['2026-11-02', true],
    ])
  })

  it('are none without any rate', () => expect(everyDay([])).toEqual([]))

  it('are formatted in the language of the page', () => {
    expect(dayText('2026-11-03', 'en')).toBe('Nov 3')
    expect(dayText('2026-11-03', 'es')).toMatch(/^3 .*nov/)
  })
})
