import { describe, expect, it } from 'vitest'
import {
  dayInParaguay,
  momentOf,
  monthInParaguay,
  readMoment,
  wallTime,
  yearInParaguay,
} from './paraguayTime.ts'

describe('a time in Paraguay', () => {
  it.each([
    ['2026-11-30T10:00', '2026-11-30T13:00:00.000Z'],
    ['2027-06-15T23:30', '2027-06-16T02:30:00.000Z'],
    // Before clock changes were abolished.
    ['2023-07-01T10:00', '2023-07-01T14:00:00.000Z'],
    ['2023-12-01T10:00', '2023-12-01T13:00:00.000Z'],
  ])('%s is the moment %s, and back', (wall, moment) => {
    expect(momentOf(wall)?.toISOString()).toBe(moment)
    expect(wallTime(new Date(moment))).toBe(wall)
  })

  it('on the last evening of a year is of that year still', () => {
    const moment = new Date('2027-01-01T02:59:00Z')
    expect([dayInParaguay(moment), monthInParaguay(moment), yearInParaguay(moment)]).toEqual([
      ...['2026-12-31', '2026-12', 2026],
    ])
  })

  it('that a clock change skips is none, and one that comes twice is the first', () => {
    expect(momentOf('2023-10-01T00:30')).toBeUndefined()
    expect(momentOf('2023-10-01T01:00')?.toISOString()).toBe('2023-10-01T04:00:00.000Z')
    expect(momentOf('2024-03-23T23:30')?.toISOString()).toBe('2024-03-24T02:30:00.000Z')
  })

  it.each([['2026-02-30T10:00'], ['2026-11-30T25:00'], ['never']])('is none, when it is %s', (wall) => {
    expect(momentOf(wall)).toBeUndefined()
    expect(readMoment(`${wall}Z`)?.toISOString()).not.toBe(`${wall}:00.000Z`)
  })

  it('has an offset of its own, where it is written', () => {
    expect(readMoment('2026-11-30T10:00-05:00')?.toISOString()).toBe('2026-11-30T15:00:00.000Z')
    expect(readMoment('2026-11-30T10:00Z')?.toISOString()).toBe('2026-11-30T10:00:00.000Z')
    expect(readMoment('2026-11-30T10:00')?.toISOString()).toBe('2026-11-30T13:00:00.000Z')
  })
})
