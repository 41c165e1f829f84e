import type { Language } from '#shared/core/language.ts'
import type { Words } from '#shared/words.ts'
import { type ClockTime, dayText, hourText, laterDay } from './marketTime.ts'

const daysAhead = 30
const firstHour = 7
const lastHour = 20

interface Choice {
  value: string
  label: string
}

/** Every half hour. */
const everyHour = Array.from({ length: (lastHour - firstHour) * 2 + 1 }, (_, index) => {
  const hour = firstHour + Math.floor(index / 2)
  return `${String(hour).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`
})

/** `chosen` is included even if it has passed. */
export function appointmentDays(
  now: ClockTime,
  chosen: string,
  language: Language,
  w: Pick<Words['inquiries']['times'], 'today' | 'tomorrow'>,
): Choice[] {
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => laterDay(now.day, index))
  const ahead = appointmentHours(now, { day: now.day, hour: '' }).length > 0 ? days : days.slice(1)
  const shown = chosen && !ahead.includes(chosen) ? [chosen, ...ahead] : ahead
  return shown.map((value) => {
    const text = dayText(value, language)
    if (value === days[0]) return { value, label: w.today(text) }
    if (value === days[1]) return { value, label: w.tomorrow(text) }
    return { value, label: text }
  })
}

/** Today's remaining hours, and the chosen one. */
export function appointmentHours(now: ClockTime, { day, hour: chosen }: ClockTime): string[] {
  const hours = everyHour.filter((hour) => day !== now.day || hour > now.hour)
  return chosen && !hours.includes(chosen) ? [chosen, ...hours] : hours
}

export function hourChoices(hours: readonly string[], language: Language): Choice[] {
  return hours.map((value) => ({ value, label: hourText(value, language) }))
}
