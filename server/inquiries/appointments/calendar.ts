import { brand } from '#shared/brand.ts'

export interface CalendarEvent {
  uid: string
  sequence: number
  changedAt: Date
  startsAt: Date
  minutes: number
  isCancelled: boolean
  summary: string
  description: string
  place: string
  url: string
  /** Mail addresses; undefined: for the reader only. */
  invitation?: { organizer: string; attendee: string } | undefined
}

export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

export const methodOf = ({ isCancelled, invitation }: CalendarEvent): CalendarMethod =>
  isCancelled ? 'CANCEL' : invitation ? 'REQUEST' : 'PUBLISH'

const head = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  `PRODID:-//${escaped(brand.name)}//${escaped(brand.name)}//ES`,
  'CALSCALE:GREGORIAN',
]

/** RFC 5545 and 5546. UTC needs no time zone definition. */
export const writeCalendar = (event: CalendarEvent): string =>
  written([...head, `METHOD:${methodOf(event)}`, ...eventLines(event), 'END:VCALENDAR'])

/** Of many, for a calendar that reads it again and again. */
export const writeCalendarFeed = (events: readonly CalendarEvent[], name: string): string =>
  written([
    ...head,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ])

function eventLines(event: CalendarEvent): (string | undefined)[] {
  const { invitation } = event
  const endsAt = new Date(event.startsAt.getTime() + event.minutes * 60_000)
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.place)}`,
    `URL:${event.url}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    invitation && `ORGANIZER;CN="${brand.name}":mailto:${invitation.organizer}`,
    invitation && `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${invitation.attendee}`,
    'END:VEVENT',
  ]
}

const written = (lines: readonly (string | undefined)[]) =>
  lines.flatMap((line) => (line ? `${folded(line)}\r\n` : [])).join('')

/** `20261130T130000Z` */
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

function escaped(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

const maxOctets = 75

function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxOctets) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}
