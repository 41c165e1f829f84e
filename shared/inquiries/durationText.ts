import type { Words } from '#shared/words.ts'

const hour = 60
const day = 24 * hour

export function durationText(minutes: number, w: Pick<Words['inbox'], 'minutes' | 'hours' | 'days'>): string {
  if (minutes < hour) return w.minutes(Math.max(1, Math.round(minutes)))
  if (minutes < 2 * day) return w.hours(Math.round(minutes / hour))
  return w.days(Math.round(minutes / day))
}
