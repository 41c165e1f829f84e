import { describe, expect, it } from 'vitest'
import { words } from '#server/core/words.ts'
import { readAppointmentTime } from './appointmentTimes.ts'

const now = new Date('2023-09-01T12:00:00Z')

describe('a time for a visit', () => {
  it.each([
    ['2024-02-30T10:00', 'no_such_day'],
    ['2024-02-30T10:00Z', 'no_such_day'],
    ['2024-02-30T10:00-03:00', 'no_such_day'],
    ['2023-11-31T10:00', 'no_such_day'],
    ['2023-13-01T10:00', 'no_such_day'],
    ['2023-11-30T25:00', 'no_such_time'],
    ['2023-11-30T24:00', 'no_such_time'],
    ['2023-11-30T10:61', 'no_such_time'],
    ['2023-11-30T25:00Z', 'no_such_time'],
    ['2023-10-01T00:30', 'skipped_time'],
    ['2023-08-31T10:00', 'in_the_past'],
    ['2024-10-01T10:00', 'too_far'],
  ] as const)('%s is none: %s', (text, problem) => {
    expect(readAppointmentTime(text, now)).toEqual({ problem })
  })

  it('is one on February 29 of a leap year', () => {
    expect(readAppointmentTime('2024-02-29T10:00', now)).toEqual({ moment: new Date('2024-02-29T13:00:00Z') })
  })

  it.each(['es', 'en'] as const)('is said to be skipped by the clocks only where it is (%s)', (language) => {
    const { fields } = words(language).errors
    const clock = /reloj|clocks/
    expect(fields.skipped_time).toMatch(clock)
    for (const text of [fields.no_such_day, fields.no_such_time]) expect(text).not.toMatch(clock)
  })
})
