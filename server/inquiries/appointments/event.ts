import { words } from '#server/core/words.ts'
import type { Language } from '#shared/core/language.ts'
import type { CalendarEvent } from './calendar.ts'
import type { inquiryAppointments } from './inquiryAppointments.table.ts'

type AppointmentRow = typeof inquiryAppointments.$inferSelect

interface About {
  summary: string
  place: string
  url: string
  organizer: string
  /** Undefined: for the reader only. */
  attendee?: string
  /** For who shows the home: lines about who comes. */
  visitor?: readonly string[]
}

export function eventOf(
  appointment: AppointmentRow,
  { summary, place, url, organizer, attendee, visitor = [] }: About,
): CalendarEvent {
  return {
    uid: `visit-${appointment.id}@${organizer.split('@')[1] ?? 'localhost'}`,
    sequence: appointment.sequence,
    changedAt: appointment.updatedAt,
    startsAt: appointment.startsAt,
    minutes: appointment.minutes,
    isCancelled: appointment.status === 'cancelled',
    summary,
    description: [...visitor, appointment.note, url].filter(Boolean).join('\n'),
    place,
    url,
    invitation: attendee === undefined ? undefined : { organizer, attendee },
  }
}

/** Name and phone number, as far as they are known. */
export function visitorLines(
  { name, phone }: { name: string | null; phone: string | null },
  language: Language,
): string[] {
  const { facts } = words(language).inquiryMails
  const known = [
    [facts.name, name],
    [facts.phone, phone],
  ]
  return known.flatMap(([label, value]) => (value ? `${label}: ${value}` : []))
}
