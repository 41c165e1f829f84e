import { describe, expect, it } from 'vitest'
import { type CalendarEvent, writeCalendar } from './calendar.ts'

const event: CalendarEvent = {
  uid: 'visit-abc@oga.test',
  sequence: 2,
  changedAt: new Date('2026-11-22T15:00:00.123Z'),
  startsAt: new Date('2026-11-30T13:00:00Z'),
  minutes: 45,
  isCancelled: false,
  summary: 'Visita: Casa',
  description: 'Preguntar por Rosa',
  place: 'Villa Morra, Asunción',
  url: 'https://oga.test/inquiries/abc',
  invitation: { organizer: 'avisos@oga.test', attendee: 'ana@mail.test' },
}
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

describe('a calendar file', () => {
  it('invites to a visit, with its moments in UTC', () => {
    expect(writeCalendar(event).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Óga//Óga//ES',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:visit-abc@oga.test',
      'SEQUENCE:2',
      'DTSTAMP:20261122T150000Z',
      'DTSTART:20261130T130000Z',
      'DTEND:20261130T134500Z',
      'SUMMARY:Visita: Casa',
      'DESCRIPTION:Preguntar por Rosa',
      'LOCATION:Villa Morra\\, Asunción',
      'URL:https://oga.test/inquiries/abc',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'ORGANIZER;CN="Óga":mailto:avisos@oga.test',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ana@mail.',
      ' test',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('cancels the same event', () => {
    const text = writeCalendar({ ...event, isCancelled: true, sequence: 3 })
    for (const line of ['METHOD:CANCEL', 'UID:visit-abc@oga.test', 'SEQUENCE:3', 'STATUS:CANCELLED'])
      expect(text).toContain(`${line}\r\n`)
  })

  it('for its reader alone invites nobody', () => {
    const text = writeCalendar({ ...event, invitation: undefined })
    expect(text).toContain('METHOD:PUBLISH')
    expect(text).not.toContain('mailto:')
  })

  it('stays one line per property, whatever the text holds', () => {
    const description = 'a;b,c\\d\r\nEND:VEVENT\nATTENDEE:mailto:eva@mail.test\u0007\u2028x'
    const text = unfolded(writeCalendar({ ...event, description }))
    expect(text).toContain('DESCRIPTION:a\\;b\\,c\\\\d\\nEND:VEVENT\\nATTENDEE:mailto:eva@mail.test \\nx\r\n')
    expect(text.match(/^END:VEVENT$/gm)).toHaveLength(1)
  })

  it('has lines of at most 75 octets, and no character cut in two', () => {
    const summary = 'Ñandutí 🏡 '.repeat(40).trim()
    const text = writeCalendar({ ...event, summary })
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(unfolded(text)).toContain(`SUMMARY:${summary}\r\n`)
  })
})
