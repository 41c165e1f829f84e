import type { CalendarEvent } from './calendar.ts'
import type { inquiryVisits } from './inquiryVisits.table.ts'

type VisitRow = typeof inquiryVisits.$inferSelect

interface About {
  summary: string
  place: string
  url: string
  organizer: string
  /** Undefined: for the reader only. */
  attendee?: string
}

export function eventOf(visit: VisitRow, { summary, place, url, organizer, attendee }: About): CalendarEvent {
  return {
    uid: `visit-${visit.id}@${organizer.split('@')[1] ?? 'localhost'}`,
    sequence: visit.sequence,
    changedAt: visit.updatedAt,
    startsAt: visit.startsAt,
    minutes: visit.minutes,
    isCancelled: visit.status === 'cancelled',
    summary,
    description: [visit.note, url].filter(Boolean).join('\n'),
    place,
    url,
    invitation: attendee === undefined ? undefined : { organizer, attendee },
  }
}
