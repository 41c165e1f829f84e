import { isCalendarDay } from './fields/calendarDay.ts'

export const paraguayZone = 'America/Asuncion'
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: paraguayZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** In Paraguay: `2026-11-30T10:00`. */
export function wallTime(moment: Date): string {
  const part = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`
}

/** In Paraguay: `2026-11-30`. */
export const dayInParaguay = (moment: Date): string => wallTime(moment).slice(0, 10)

/** In Paraguay: `2026-11`. */
export const monthInParaguay = (moment: Date): string => wallTime(moment).slice(0, 7)

export const yearInParaguay = (moment: Date): number => Number(wallTime(moment).slice(0, 4))

/** Undefined if invalid or skipped by a clock change. */
export function momentOf(wall: string): Date | undefined {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const offsets = [-1, 1].map((side) => offsetAt(asUtc + side * 24 * 3_600_000))
  const found = offsets
    .map((offset) => new Date(asUtc - offset))
    .filter((moment) => wallTime(moment) === wall.slice(0, 16))
    .sort((a, b) => a.getTime() - b.getTime())
  return found[0]
}

function offsetAt(time: number): number {
  const minute = Math.floor(time / 60_000) * 60_000
  return Date.parse(`${wallTime(new Date(minute))}Z`) - minute
}

/** Without an offset: local time. Undefined if invalid or skipped. */
export function readMoment(text: string): Date | undefined {
  // `Date` takes February 30 for March 2.
  if (!isCalendarDay(text.slice(0, 10))) return undefined
  if (!/(?:Z|[+-]\d\d:\d\d)$/.test(text)) return momentOf(text)
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
