import type { FieldProblem } from '#server/core/errors.ts'
import { isCalendarDay } from '#shared/core/fields/calendarDay.ts'
import { readMoment } from '#shared/core/paraguayTime.ts'

const day = 24 * 3_600_000
/** Days ahead. */
const maxAhead = 366

/** Rejects the past. */
export function readAppointmentTime(text: string, now: Date): { moment: Date } | { problem: FieldProblem } {
  const moment = readMoment(text)
  if (!moment) return { problem: whyNone(text) }
  if (moment <= now) return { problem: 'in_the_past' }
  if (moment.getTime() > now.getTime() + maxAhead * day) return { problem: 'too_far' }
  return { moment }
}

function whyNone(text: string): FieldProblem {
  if (!isCalendarDay(text.slice(0, 10))) return 'no_such_day'
  const isHour = !Number.isNaN(Date.parse(`2026-01-01T${text.slice(11, 16)}Z`)) && text.slice(11, 13) !== '24'
  return isHour ? 'skipped_time' : 'no_such_time'
}
