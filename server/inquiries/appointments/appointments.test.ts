import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '#server/core/context.ts'
import { createQueue } from '#server/core/jobs/queue.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { createInquiryLinks, type InquiryLinks } from '#server/inquiries/links.ts'
import { listings } from '#server/listings/listings.table.ts'
import { createMailer } from '#server/notifications/mailer.ts'
import { createNotifier } from '#server/notifications/notifications.service.ts'
import { momentOf, wallTime } from '#shared/core/paraguayTime.ts'
import type { Appointment } from '#shared/inquiries/appointments.ts'
import type { InquirySide, InquiryThread } from '#shared/inquiries/inbox.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { ownThread } from '#tests/support/inquiryThread.ts'
import { deleteJobs, jobsOf, pollOften } from '#tests/support/jobs.ts'
import { insertListing, insertUser } from '#tests/support/listings.ts'
import { type MailServer, startMailServer } from '#tests/support/mailServer.ts'
import { appointmentJobs } from './announcements.jobs.ts'
import { inquiryAppointments } from './inquiryAppointments.table.ts'

let app: TestApp
let links: InquiryLinks
let owner: string
let listingId: string
let id: string
const endings: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://oga.test' }, { identify: identifyByHeader })
  links = createInquiryLinks(app.services.auth.keyFor)
})
beforeEach(async () => {
  const { db } = app.context
  owner = await insertUser(db, { email: 'rosa@oga.test', firstName: 'Rosa' })
  listingId = await insertListing(db, { ownerUserId: owner, title: 'Casa en Ñemby' })
  const sender = { name: 'Ana', email: 'ana@mail.test', phone: '0981 123 456' }
  const question = { listingId, ...sender, message: 'Hola', inquiryType: 'visit' }
  id = (await (await app.send('POST', '/api/inquiries', question)).json()).id
  await deleteJobs(db)
})
afterEach(async () => {
  // Concurrently: the server closes after the mailer disconnects.
  await Promise.all(endings.splice(0).map((end) => end()))
  await deleteJobs(app.context.db)
})
afterAll(() => app.close())

async function startMails(): Promise<MailServer> {
  const server = await startMailServer()
  const env = { ...app.context.env, SMTP_URL: server.url, MAIL_FROM: 'Óga <avisos@oga.test>' }
  const context: Context = { ...app.context, env }
  const queue = createQueue(context)
  const mailer = createMailer(env)
  const notifier = createNotifier(context, queue)
  queue.define(pollOften(appointmentJobs(context, { queue, notifier, mailer, links })))
  await queue.start()
  endings.push(async () => {
    await queue.stop()
    mailer?.close()
  }, server.close)
  return server
}

const inDays = (days: number) => {
  const moment = new Date(Date.now() + days * 86_400_000)
  moment.setUTCSeconds(0, 0)
  return moment
}
const asOwner = () => as('user', owner)
const agree = (startsAt: Date | string, fields: object = {}, headers: Record<string, string> = asOwner()) =>
  app.send('POST', `/api/inquiries/${id}/visit`, { startsAt, ...fields }, headers)
const cancel = (body: object = {}, headers = asOwner()) =>
  app.send('POST', `/api/inquiries/${id}/visit/cancel`, body, headers)
const byLink = (side: InquirySide, path: string, body: object) =>
  app.send('POST', `/api/inquiries/conversations/${links.tokenOf(ownThread(id), side)}/${path}`, body)
const thread = async (): Promise<InquiryThread> =>
  (await app.fetch(`/api/inquiries/${id}`, { headers: asOwner() })).json()
const stored = () =>
  app.context.db.select().from(inquiryAppointments).where(eq(inquiryAppointments.inquiryId, id))
const untilReceived = (server: MailServer, count: number) =>
  expect.poll(() => server.received.length).toBe(count)
const lineOf = (calendar: string | undefined, name: string) =>
  calendar?.replace(/\r?\n /g, '').match(new RegExp(`^${name}[^:]*:(.*?)\\r?$`, 'm'))?.[1]

describe('a visit', () => {
  it('that is agreed stands in the thread, for both sides', async () => {
    const startsAt = inDays(3)
    const answer = await agree(startsAt, { note: 'Preguntar por Rosa' })
    expect(answer.status).toBe(200)
    const visit: Appointment = await answer.json()
    expect(visit).toMatchObject({
      status: 'agreed',
      startsAt: startsAt.toISOString(),
      minutes: 45,
      place: 'Villa Morra, Asunción',
      note: 'Preguntar por Rosa',
      cancelReason: null,
    })
    const read = await thread()
    expect(read).toMatchObject({ status: 'visit_agreed', visit, visitAt: visit.startsAt })
    expect(read.firstAnsweredAt).not.toBeNull()
    const conversation = await app.fetch(
      `/api/inquiries/conversations/${links.tokenOf(ownThread(id), 'sender')}`,
    )
    expect(await conversation.json()).toMatchObject({ visit, isUnread: true })
  })

  it('without an offset is in Paraguay’s time', async () => {
    const wall = wallTime(inDays(4))
    expect(await (await agree(wall)).json()).toMatchObject({ startsAt: momentOf(wall)?.toISOString() })
  })

  it('is mailed to both with a calendar file, and the same again changes nothing', async () => {
    const server = await startMails()
    const startsAt = inDays(3)
    await agree(startsAt)
    await agree(startsAt)
    await untilReceived(server, 2)
    expect(await stored()).toHaveLength(1)
    const [visit] = await stored()
    const stamp = `${startsAt.toISOString().slice(0, 16).replace(/[-:]/g, '')}00Z`
    for (const [address, heading] of [
      ['ana@mail.test', 'Visita a «Casa en Ñemby»'],
      ['rosa@oga.test', 'Visita a «Casa en Ñemby»'],
    ] as const) {
      const mail = server.received.find(({ to }) => to.includes(address))
      expect(lineOf(mail?.calendar, 'METHOD')).toBe('REQUEST')
      expect(lineOf(mail?.calendar, 'UID')).toBe(`visit-${visit?.id}@oga.test`)
      expect(lineOf(mail?.calendar, 'SEQUENCE')).toBe('0')
      expect(lineOf(mail?.calendar, 'DTSTART')).toBe(stamp)
      expect(lineOf(mail?.calendar, 'SUMMARY')).toBe(heading)
      expect(lineOf(mail?.calendar, 'ATTENDEE')).toBe(`mailto:${address}`)
      expect(mail?.calendar).not.toContain(address === 'ana@mail.test' ? 'rosa@' : 'ana@')
      expect(mail?.text).toContain('Dónde: Villa Morra, Asunción')
      const visitor = 'Nombre: Ana\\nTeléfono: +595981123456\\n'
      const description = lineOf(mail?.calendar, 'DESCRIPTION')
      expect(description?.startsWith(visitor)).toBe(address === 'rosa@oga.test')
    }
  })

  it('is moved and cancelled under the same UID, by either side’s link', async () => {
    const server = await startMails()
    await agree(inDays(3))
    await untilReceived(server, 2)
    expect((await byLink('sender', 'visit', { startsAt: inDays(5) })).status).toBe(200)
    await untilReceived(server, 4)
    expect((await byLink('recipient', 'visit/cancel', { reason: 'Se vendió' })).status).toBe(200)
    await untilReceived(server, 6)
    const toAna = server.received.filter(({ to }) => to.includes('ana@mail.test'))
    expect(new Set(toAna.map(({ calendar }) => lineOf(calendar, 'UID'))).size).toBe(1)
    expect(toAna.map(({ calendar }) => [lineOf(calendar, 'METHOD'), lineOf(calendar, 'SEQUENCE')])).toEqual([
      ['REQUEST', '0'],
      ['REQUEST', '1'],
      ['CANCEL', '2'],
    ])
    expect(toAna[2]?.text).toContain('> Se vendió')
    expect((await thread()).visit).toMatchObject({ status: 'cancelled', cancelReason: 'Se vendió' })
    expect((await thread()).status).toBe('answered')
  })

  it('keeps its note when it is moved, unless another is given', async () => {
    await agree(inDays(3), { note: 'Preguntar por Rosa' })
    await byLink('sender', 'visit', { startsAt: inDays(5) })
    expect((await thread()).visit).toMatchObject({ note: 'Preguntar por Rosa' })
    await byLink('sender', 'visit', { startsAt: inDays(5), note: null })
    expect((await thread()).visit).toMatchObject({ note: null })
  })

  it('that was cancelled can be agreed anew, as another event', async () => {
    await agree(inDays(3))
    expect((await cancel()).status).toBe(200)
    expect((await cancel()).status).toBe(200)
    expect((await agree(inDays(4))).status).toBe(200)
    expect((await stored()).map(({ status }) => status).sort()).toEqual(['agreed', 'cancelled'])
    expect((await thread()).visit).toMatchObject({ status: 'agreed' })
  })

  it('entered many times at once is one', async () => {
    const answers = await Promise.all([3, 4, 5, 6].map((days) => agree(inDays(days))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await stored()).toHaveLength(1)
  })

  it('shows a place only as precise as the owner allows, in a calendar too', async () => {
    const exact = { address: 'Calle Última 123', latitude: -25.29, longitude: -57.57 }
    const precision = (locationPrecision: 'exact' | 'neighborhood') =>
      app.context.db
        .update(listings)
        .set({ ...exact, locationPrecision })
        .where(eq(listings.id, listingId))
    const read = { name: 'Agenda', scopes: ['calendar:read'] }
    const { key } = await (await app.send('POST', '/api/keys', read, asOwner())).json()
    const inCalendar = async () =>
      lineOf(await (await app.fetch(`/feeds/${key}/visitas.ics`)).text(), 'LOCATION')
    await precision('neighborhood')
    expect((await (await agree(inDays(3))).json()).place).toBe('Villa Morra, Asunción')
    expect(await inCalendar()).toBe('Villa Morra\\, Asunción')
    await precision('exact')
    expect((await thread()).visit?.place).toBe('Calle Última 123, Villa Morra, Asunción')
    expect(await inCalendar()).toBe('Calle Última 123\\, Villa Morra\\, Asunción')
  })

  it.each([
    ['startsAt', { startsAt: '2020-01-01T10:00' }],
    ['startsAt', { startsAt: '2027-02-30T10:00' }],
    ['startsAt', { startsAt: 'tomorrow' }],
    ['startsAt', { startsAt: new Date(Date.now() + 400 * 86_400_000).toISOString() }],
    ['minutes', { minutes: 0 }],
    ['minutes', { minutes: 10_000 }],
    ['note', { note: 'a'.repeat(501) }],
  ])('is refused with a problem at %s (%#)', async (field, fields) => {
    const answer = await agree(inDays(3), fields)
    expect(answer.status).toBe(422)
    const { fields: problems } = await answer.json()
    expect(Object.keys(problems)).toEqual([field])
    expect(problems[field]).not.toContain('reloj')
    expect(await stored()).toEqual([])
  })

  it('cannot be begun by who asked, nor stand in spam, nor be cancelled where there is none', async () => {
    const begun = await byLink('sender', 'visit', { startsAt: inDays(3) })
    expect(begun.status).toBe(409)
    expect((await begun.json()).error).toBe(
      'No hay una visita acordada para cambiar. La acuerda quien publica.',
    )
    expect((await cancel()).status).toBe(404)
    await app.context.db.update(inquiries).set({ status: 'spam' }).where(eq(inquiries.id, id))
    expect((await agree(inDays(3))).status).toBe(403)
    expect((await agree(inDays(3), {}, as('user', await insertUser(app.context.db)))).status).toBe(404)
  })

  it.each([
    ['spam', 403, 'agreed'],
    ['closed', 200, 'cancelled'],
  ] as const)('cancelled in a thread that is %s leaves the thread so', async (status, code, visit) => {
    await agree(inDays(3))
    await app.context.db.update(inquiries).set({ status }).where(eq(inquiries.id, id))
    expect((await byLink('sender', 'visit/cancel', {})).status).toBe(code)
    expect((await thread()).status).toBe(status)
    expect(await stored()).toMatchObject([{ status: visit }])
  })

  it('can be downloaded as a calendar file that invites nobody', async () => {
    const ofRecipient = () => app.fetch(`/api/inquiries/${id}/visit.ics`, { headers: asOwner() })
    expect((await ofRecipient()).status).toBe(404)
    await agree(inDays(3))
    const token = links.tokenOf(ownThread(id), 'sender')
    for (const answer of [
      await ofRecipient(),
      await app.fetch(`/api/inquiries/conversations/${token}/visit.ics`),
    ]) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      const text = await answer.text()
      expect(lineOf(text, 'METHOD')).toBe('PUBLISH')
      expect(text).not.toContain('@mail.test')
      expect(lineOf(text, 'DESCRIPTION')?.includes('+595981123456')).toBe(!answer.url.includes(token))
    }
  })
})

describe('the reminder', () => {
  const reminders = async () =>
    (await jobsOf(app.context.db)).filter(({ name, data }) => name === 'announce-visit' && data.isReminder)
  const due = () =>
    app.context.db.execute(sql`update queue.job set start_after = now() where name = 'announce-visit'`)

  it('waits until the day before, and goes to both, once', async () => {
    await agree(inDays(3))
    const { rows } = await app.context.db.execute<{ hours: number }>(sql`
      select round(extract(epoch from start_after - now()) / 3600)::int as hours from queue.job
      where name = 'announce-visit' and (data ->> 'isReminder')::boolean`)
    expect(rows).toEqual([{ hours: 48 }])
    const server = await startMails()
    await untilReceived(server, 2)
    await due()
    await untilReceived(server, 4)
    const subjects = server.received.slice(2).map(({ headers }) => headers.subject)
    for (const subject of subjects) expect(subject).toContain('Recordatorio: visita')
    const pushed = (await jobsOf(app.context.db)).filter(({ name }) => name === 'push')
    expect(pushed.map(({ data }) => data.message)).toMatchObject([{ kind: 'visit_reminder' }])
  })

  it('is none of a visit that was moved or cancelled since, nor of one within a day', async () => {
    await agree(inDays(3))
    await agree(inDays(4))
    await cancel()
    await agree(inDays(0.5))
    expect(await reminders()).toHaveLength(2)
    const server = await startMails()
    await due()
    await expect
      .poll(async () => (await reminders()).map(({ state }) => state))
      .toEqual(['completed', 'completed'])
    for (const { headers } of server.received) expect(headers.subject).not.toContain('Recordatorio')
  })
})
