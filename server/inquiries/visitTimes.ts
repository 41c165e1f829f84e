import type { FieldProblem } from '#server/core/errors.ts'
import { readMoment } from '#shared/core/paraguayTime.ts'

const day = 24 * 3_600_000
/** Days ahead. */
const maxAhead = 366

/** Rejects the past. */
export function readVisitTime(text: string, now: Date): { moment: Date } | { problem: FieldProblem } {
  const moment = readMoment(text)
  if (!moment) return { problem: 'no_such_time' }
  if (moment <= now) return { problem: 'in_the_past' }
  if (moment.getTime() > now.getTime() + maxAhead * day) return { problem: 'too_far' }
  return { moment }
}
