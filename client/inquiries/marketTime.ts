import { formatters } from '#shared/core/formatters.ts'
import type { Language } from '#shared/core/language.ts'
import { paraguayZone, wallTime } from '#shared/core/paraguayTime.ts'

/** A day (`2026-11-23`) and hour (`10:30`) in Paraguay. */
export interface ClockTime {
  day: string
  hour: string
}

const dayLength = 86_400_000

function dayFormats(zone: string) {
  return formatters(
    (locale) =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone }),
  )
}

/** 24 hours in Spanish, as is usual in Paraguay. */
function hourFormats(zone: string) {
  return formatters((locale) => {
    const hourCycle = locale.startsWith('es') ? 'h23' : 'h12'
    return new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle, timeZone: zone })
  })
}
const days = dayFormats(paraguayZone)
const hours = hourFormats(paraguayZone)
const clockDays = dayFormats('UTC')
const clockHours = hourFormats('UTC')

/** Local time in Paraguay. */
export function clockTime(instant: number): ClockTime {
  const [day = '', hour = ''] = wallTime(new Date(instant)).split('T')
  return { day, hour }
}

/** `2026-11-23T10:30`. */
export const asMoment = ({ day, hour }: ClockTime) => `${day}T${hour}`

export function laterDay(day: string, count: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + count * dayLength).toISOString().slice(0, 10)
}

/** 'lunes, 23 de noviembre'. */
export const dayText = (day: string, language: Language) =>
  clockDays(language).format(Date.parse(`${day}T00:00:00Z`))

/** '10:30', '10:30 AM'. */
export const hourText = (hour: string, language: Language) =>
  clockHours(language).format(Date.parse(`2026-01-01T${hour}:00Z`))

/** 'lunes, 23 de noviembre, 10:30'. */
export function momentText(moment: string, language: Language): string {
  const instant = Date.parse(moment)
  return `${days(language).format(instant)}, ${hours(language).format(instant)}`
}
