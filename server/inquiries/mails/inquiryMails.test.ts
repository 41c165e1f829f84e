import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '#server/core/context.ts'
import { createQueue } from '#server/core/jobs/queue.ts'
import { bundleJobs } from '#server/inquiries/bundles/bundles.jobs.ts'
import { createInquiryLinks } from '#server/inquiries/links.ts'
import { createMailer } from '#server/notifications/mailer.ts'
import { writeSetting } from '#server/settings/settings.service.ts'
import { users } from '#server/users/users.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { ownThread } from '#tests/support/inquiryThread.ts'
import { deleteJobs, jobsOf, pollOften } from '#tests/support/jobs.ts'
import { insertAgency, insertListing, insertUser } from '#tests/support/listings.ts'
import { type MailServer, type ReceivedMail, startMailServer } from '#tests/support/mailServer.ts'
import { inquiryMailJobs } from './inquiryMails.jobs.ts'

let app: TestApp
let owner: string
let listingId: string
const endings: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://oga.test' }, { identify: identifyByHeader })
})
beforeEach(async () => {
  owner = await insertUser(app.context.db, { email: 'rosa@oga.test', firstName: 'Rosa' })
  listingId = await insertListing(app.context.db, {
    ownerUserId: owner,
    title: 'Casa en Ñemby 🏡',
    titleEn: 'House in Ñemby',
    priceUsd: '120000.00',
    bedrooms: 3,
    area: '180',
  })
})
afterEach(async () => {
  // Concurrently: the server closes after the mailer disconnects.
  await Promise.all(endings.splice(0).map((end) => end()))
  await deleteJobs(app.context.db)
  app.logged.length = 0
})
afterAll(() => app.close())

async function startMails(url: string | null, extra: Partial<Context['env']> = {}): Promise<void> {
  const mail = url === null ? {} : { SMTP_URL: url, MAIL_FROM: 'Óga <avisos@oga.test>' }
  const context: Context = { ...app.context, env: { ...app.context.env, ...mail, ...extra } }
  const queue = createQueue(context)
  const mailer = createMailer(context.env)
  const links = createInquiryLinks(app.services.auth.keyFor)
  const { notifier } = app.services
  queue.define(
    pollOften([...inquiryMailJobs(context, { mailer, links }), ...bundleJobs(context, { mailer, notifier })]),
  )
  await queue.start()
  endings.push(async () => {
    await queue.stop()
    mailer?.close()
  })
}

async function mailServer(...how: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...how)
  endings.push(() => server.close())
  return server
}

async function ask(fields: object = {}, headers: Record<string, string> = {}): Promise<string> {
  const question = {
    listingId,
    name: 'Ana Gómez',
    email: 'ana@mail.test',
    phone: '0981 123 456',
    message: '¿Sigue disponible?\r\nSaludos',
    ...fields,
  }
  const answer = await app.send('POST', '/api/inquiries', question, headers)
  expect(answer.status).toBe(201)
  return (await answer.json()).id
}

async function untilMailed(): Promise<void> {
  const open = async () =>
    (await jobsOf(app.context.db)).filter(({ name, state }) => name !== 'push' && state !== 'completed')
  await expect.poll(open).toEqual([])
}

const untilReceived = (server: MailServer, count: number) =>
  expect.poll(() => server.received.length).toBe(count)

const to = (server: MailServer, address: string): ReceivedMail | undefined =>
  server.received.find((mail) => mail.to.includes(address))

describe('an inquiry', () => {
  it('reaches the lister and, as a copy, the sender, each in their language, with the listing', async () => {
    const server = await mailServer()
    await startMails(server.url)
    const inquiryType = 'visit'
    const preferredTimes = ['2027-03-01T10:00']
    const id = await ask({ inquiryType, preferredTimes }, { 'Accept-Language': 'en' })
    await untilReceived(server, 2)
    const lister = to(server, 'rosa@oga.test')
    expect(lister?.to).toEqual(['rosa@oga.test'])
    expect(lister?.headers.subject).toBe('Ana Gómez te consultó por «Casa en Ñemby 🏡»')
    expect(lister?.headers['reply-to']).toBe('ana@mail.test')
    expect(lister?.headers['list-unsubscribe']).toBe('<https://oga.test/settings>')
    expect(lister?.text).toContain('Ana Gómez quiere visitar la propiedad.')
    expect(lister?.text).toContain('> ¿Sigue disponible?\n> Saludos')
    expect(lister?.text).toContain('Teléfono: +595981123456')
    expect(lister?.text).toMatch(/Horarios preferidos \(Paraguay\): lunes, 1 de marzo.*10:00/)
    expect(lister?.text).toContain('$120,000')
    expect(lister?.text).toContain('Villa Morra, Asunción')
    expect(lister?.text).toContain(`Ver y responder: https://oga.test/inbox/${id}`)
    expect(lister?.html).toContain('<html lang="es">')
    expect(lister?.html).toContain(`src="https://oga.test/og/${listingId}.jpg"`)
    const copy = to(server, 'ana@mail.test')
    expect(copy?.headers.subject).toBe('Your inquiry about “House in Ñemby”')
    expect(copy?.headers['reply-to']).toBeUndefined()
    expect(copy?.headers['list-unsubscribe']).toBeUndefined()
    expect(copy?.text).toContain('nobody reads it')
    expect(copy?.text).not.toContain('rosa@oga.test')
    const token = copy?.text.match(/https:\/\/oga\.test\/inquiries\/(\S+)/)?.[1] ?? ''
    const links = createInquiryLinks(app.services.auth.keyFor)
    expect(links.read(token)).toEqual({ inquiryId: id, side: 'sender' })
  })

  it('carries no word of strangers to an address, until its reader has opened a link', async () => {
    const server = await mailServer()
    await startMails(server.url)
    const email = 'eva@mail.test'
    const copies = () => server.received.filter((mail) => mail.to.includes(email))
    const words = (mail?: ReceivedMail) => `${mail?.headers.subject} ${mail?.text} ${mail?.html}`
    const spam = { email, name: 'Gane dinero', phone: '0981 555 555', inquiryType: 'visit' }
    const times = { preferredTimes: ['2027-03-01T10:00'] }
    const id = await ask({ ...spam, ...times, message: 'Entre a evil punto com' })
    await expect.poll(() => copies().length).toBe(1)
    expect(words(copies()[0])).not.toMatch(/Gane|evil|555 ?555|1 de marzo/)
    expect(words(copies()[0])).toContain('Casa en Ñemby')
    const token = copies()[0]?.text.match(/https:\/\/oga\.test\/inquiries\/(\S+)/)?.[1] ?? ''
    const stranger = await insertUser(app.context.db, { email: 'otra@mail.test' })
    await ask({ ...spam, message: 'Otra vez' }, as('user', stranger))
    await app.send('POST', `/api/inquiries/conversations/${id}/read`, {}, as('user', stranger))
    await expect.poll(() => copies().length).toBe(2)
    expect(words(copies()[1])).not.toMatch(/Gane|Otra vez/)
    const read = await app.fetch(`/api/inquiries/conversations/${token}/read`, { method: 'POST' })
    expect(read.status).toBe(204)
    await ask({ email: 'EVA@mail.test', message: '¿Tiene patio?' })
    await expect
      .poll(() => server.received.filter(({ text }) => text.includes('> ¿Tiene patio?')).length, {
        timeout: 20_000,
        interval: 20,
      })
      .toBe(2)
  })

  it('of a user with their own address is copied to them as it is', async () => {
    const server = await mailServer()
    await startMails(server.url)
    const luz = await insertUser(app.context.db, { email: 'luz@mail.test' })
    await ask({ email: 'luz@mail.test' }, as('user', luz))
    await untilReceived(server, 2)
    expect(to(server, 'luz@mail.test')?.text).toContain('> ¿Sigue disponible?')
  })

  const askTooOften = async () => {
    for (let n = 0; n < 22; n += 1) await ask({ email: `luis${n}@mail.test` })
    await app.context.db.execute(sql`delete from queue.job where name not like '%-inquiry-bundle'`)
    await app.context.db.execute(sql`update queue.job set start_after = now()`)
  }
  const pushedMessages = async () =>
    (await jobsOf(app.context.db)).flatMap(({ name, data }) => (name === 'push' ? [data.message] : []))
  const bundlePushed = () => expect.poll(pushedMessages).toEqual([{ kind: 'inquiries_bundled', count: 2 }])

  it('among too many is told together with the others, after the hour', async () => {
    const server = await mailServer()
    await askTooOften()
    await startMails(server.url)
    await untilReceived(server, 1)
    const mail = to(server, 'rosa@oga.test')
    expect(mail?.headers.subject).toBe('Llegaron 2 consultas más')
    expect(mail?.text).toContain('Casa en Ñemby 🏡: 2 consultas')
    expect(mail?.text).toContain('Ver las consultas: https://oga.test/inbox\n')
    await bundlePushed()
  })

  it.each([true, false])(
    'among too many is pushed together with the others without a mail (server: %s)',
    async (hasServer) => {
      const server = await mailServer()
      await app.context.db.update(users).set({ emailNotifications: !hasServer }).where(eq(users.id, owner))
      await askTooOften()
      await startMails(hasServer ? server.url : null)
      await bundlePushed()
      expect(server.attempts()).toBe(0)
    },
  )

  it('about a listing for rent tells its price by the month', async () => {
    const server = await mailServer()
    await startMails(server.url)
    const fields = { ownerUserId: owner, transactionType: 'rent', priceUsd: '650.00' } as const
    listingId = await insertListing(app.context.db, fields)
    await ask()
    await untilReceived(server, 2)
    expect(to(server, 'rosa@oga.test')?.text).toContain('$650/mes')
  })

  it('is pushed to the lister beside the mail', async () => {
    await startMails((await mailServer()).url)
    const id = await ask()
    const pushed = async () => (await jobsOf(app.context.db)).find(({ name }) => name === 'push')?.data
    await expect.poll(pushed).toMatchObject({
      userId: owner,
      message: { kind: 'inquiry_received', inquiryId: id, name: 'Ana Gómez' },
    })
  })

  it('says what holds of it, whatever it holds: one line, no header, no markup', async () => {
    const server = await mailServer()
    await startMails(server.url)
    await ask({ name: '<b>Ana</b>', message: 'Bcc: eva@mail.test\r\n\r\n<img src=x onerror=alert(1)>' })
    await untilReceived(server, 2)
    for (const mail of server.received) {
      expect(mail.headers.bcc).toBeUndefined()
      expect(mail.html).not.toMatch(/<img src=x|<b>/)
    }
    expect(to(server, 'rosa@oga.test')?.html).toContain('&#60;img src=x onerror=alert(1)&#62;')
    expect(to(server, 'rosa@oga.test')?.headers.subject).toContain('<b>Ana</b> te consultó')
  })

  it('about a listing of an agency goes there; without one, to the address of the settings', async () => {
    const { db } = app.context
    const server = await mailServer()
    await startMails(server.url)
    await writeSetting(db, 'inquiriesEmail', 'consultas@oga.test')
    endings.push(() => writeSetting(db, 'inquiriesEmail', null))
    const agencyId = await insertAgency(db, { email: 'agencia@oga.test' })
    listingId = await insertListing(db, { agencyId })
    await ask()
    await untilReceived(server, 2)
    const mail = to(server, 'agencia@oga.test')
    const token = mail?.text.match(/https:\/\/oga\.test\/inquiries\/(\S+)/)?.[1] ?? ''
    expect(createInquiryLinks(app.services.auth.keyFor).read(token)?.side).toBe('recipient')
    listingId = await insertListing(db)
    await ask()
    await untilReceived(server, 4)
    expect(to(server, 'consultas@oga.test')).toBeDefined()
    const unverified = await insertUser(db, { email: 'typed@oga.test', emailVerified: false })
    listingId = await insertListing(db, { ownerUserId: unverified })
    await ask()
    await untilReceived(server, 6)
    expect(server.received.filter((one) => one.to.includes('consultas@oga.test'))).toHaveLength(2)
    expect(to(server, 'typed@oga.test')).toBeUndefined()
  })

  it('has its replies led back into the thread, where mail can be received', async () => {
    const server = await mailServer()
    await startMails(server.url, { INBOUND_ADDRESS: 'respuestas@in.oga.test' })
    const id = await ask()
    await untilReceived(server, 2)
    const links = createInquiryLinks(app.services.auth.keyFor)
    for (const [address, side] of [
      ['rosa@oga.test', 'recipient'],
      ['ana@mail.test', 'sender'],
    ] as const) {
      const mail = to(server, address)
      expect(mail?.headers['reply-to']).toBe(`respuestas+${links.tokenOf(ownThread(id), side)}@in.oga.test`)
      expect(mail?.text).toContain('Podés responder a este correo')
    }
  })

  it('is mailed to nobody who switched mails off: neither lister nor sender', async () => {
    const { db } = app.context
    const server = await mailServer()
    await startMails(server.url)
    await db.update(users).set({ emailNotifications: false }).where(eq(users.id, owner))
    const ana = await insertUser(db, { email: 'ana@mail.test', emailNotifications: false })
    await ask({}, as('user', ana))
    await untilMailed()
    expect(server.attempts()).toBe(0)
  })
})

describe('the mail server', () => {
  it('that is away for a while loses nothing and doubles nothing', async () => {
    const first = await mailServer()
    await startMails(first.url)
    await first.close()
    await ask()
    const waiting = async () =>
      (await jobsOf(app.context.db)).filter(({ name, state }) => name === 'mail-inquiry' && state === 'retry')
    await expect.poll(async () => (await waiting()).length).toBe(2)
    const back = await mailServer(undefined, first.port)
    await untilReceived(back, 2)
    await untilMailed()
    expect(back.received.map((mail) => mail.to.join()).sort()).toEqual(['ana@mail.test', 'rosa@oga.test'])
    expect(JSON.stringify(app.logged)).not.toMatch(/ana@|rosa@|Gómez/)
  })

  it('that is not configured makes mails wait until it is, and the log says so once', async () => {
    await startMails(null)
    await ask()
    await ask({ message: '¿Tiene patio?' })
    const waiting = async () =>
      (await jobsOf(app.context.db)).filter(
        ({ name, state }) => name === 'mail-inquiry' && state === 'created',
      ).length
    await expect.poll(waiting).toBe(4)
    const told = app.logged.filter(({ msg }) => String(msg).includes('no mail server is configured'))
    expect(told).toHaveLength(1)
    const server = await mailServer()
    await startMails(server.url)
    await untilReceived(server, 4)
  })
})
