import { describe, expect, it } from 'vitest'
import { asMoment, clockTime, dayText, hourText, laterDay, momentText } from './marketTime.ts'

describe('the time in Paraguay', () => {
  it('is three hours behind, wherever the reader is', () =>
    expect(clockTime(Date.parse('2026-11-23T13:30:00Z'))).toEqual({ day: '2026-11-23', hour: '10:30' }))

  it('was four hours behind in winter while clocks changed', () =>
    expect(asMoment(clockTime(Date.parse('2024-06-03T03:30:00Z')))).toBe('2024-06-02T23:30'))

  it('is said in words', () => {
    expect(momentText('2026-11-23T18:30:00Z', 'es')).toBe('lunes, 23 de noviembre, 15:30')
    expect(momentText('2026-11-23T18:30:00Z', 'en')).toMatch(/^Monday, November 23, 3:30\sPM$/)
    expect(dayText('2026-11-23', 'es')).toBe('lunes, 23 de noviembre')
    expect(hourText('09:00', 'es')).toBe('09:00')
  })
})

it('counts days over the end of a month', () => expect(laterDay('2026-11-29', 3)).toBe('2026-12-02'))
