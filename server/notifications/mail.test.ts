import net, { type AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '#server/core/context.ts'
import { newId } from '#server/core/ids.ts'
import { createQueue } from '#server/core/jobs/queue.ts'
import { users } from '#server/users/users.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { deleteJobs, jobsOf, pollOften, untilJobsAreDone } from '#tests/support/jobs.ts'
import { insertUser } from '#tests/support/listings.ts'
import { type MailServer, startMailServer } from '#tests/support/mailServer.ts'
import { createBounces } from './bounces.ts'
import { createMailer } from './mailer.ts'
import type { Message } from './messages.ts'
import { notificationJobs } from './notifications.jobs.ts'
import { createNotifier, type Notifier } from './notifications.service.ts'

let app: TestApp
const endings: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://oga.test', LOG_LEVEL: 'debug' }, { identify: identifyByHeader })
})
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
  await deleteJobs(app.context.db)
  app.logged.length = 0
})
afterAll(() => app.close())

async function startNotifier(url: string | null, timeout?: number): Promise<Notifier> {
  const mail = url === null ? {} : { SMTP_URL: url, MAIL_FROM: 'Óga <avisos@oga.test>' }
  const context: Context = { ...app.context, env: { ...app.context.env, ...mail } }
  const queue = createQueue(context)
  const mailer = createMailer(context.env, timeout)
  queue.define(pollOften(notificationJobs(context, queue, { mailer })))
  await queue.start()
  endings.push(async () => {
    await queue.stop()
    mailer?.close()
  })
  return createNotifier(context, queue)
}

async function mailServer(refuse?: Parameters<typeof startMailServer>[0]): Promise<MailServer> {
  const server = await startMailServer(refuse)
  endings.push(() => server.close())
  return server
}

const expiring: Message = {
  kind: 'listing_expiring',
  listingId: 'abc123abc123',
  title: 'Casa en Ñemby 🏡',
  titleEn: 'House in Ñemby 🏡',
  expiresAt: '2026-12-01T02:00:00.000Z',
}
const notice = (title: string): Message => ({
  kind: 'listing_expired',
  listingId: 'abc123abc123',
  title,
  titleEn: null,
})

describe('a mail', () => {
  it('goes in the language of who gets it, with a link that renews and a way out', async () => {
    const server = await mailServer()
    const { notify } = await startNotifier(server.url)
    const { db } = app.context
    const ana = await insertUser(db, { email: 'ana@oga.test', language: 'es' })
    const bob = await insertUser(db, { email: 'bob@oga.test', language: 'en' })
    await notify(ana, expiring)
    await notify(bob, expiring)
    await untilJobsAreDone(db)
    expect(server.received.map(({ to }) => to)).toEqual([['ana@oga.test'], ['bob@oga.test']])
    const [toAna, toBob] = server.received
    expect(toAna?.headers.subject).toBe('Tu aviso vence el 30 de noviembre: Casa en Ñemby 🏡')
    expect(toBob?.headers.subject).toBe('Your listing expires on November 30: House in Ñemby 🏡')
    expect(toAna?.headers.from).toBe('Óga <avisos@oga.test>')
    expect(toAna?.headers['list-unsubscribe']).toBe('<https://oga.test/settings>')
    expect(toAna?.headers['auto-submitted']).toBe('auto-generated')
    const renewal = 'https://oga.test/my-properties?renew=abc123abc123'
    expect(toAna?.text).toContain(`Renovar aviso: ${renewal}`)
    expect(toAna?.text).toContain('https://oga.test/settings')
    expect(toAna?.html).toContain('<html lang="es">')
    expect(toAna?.html).toContain(`href="${renewal}"`)
    expect(toBob?.html).toContain('<html lang="en">')
  })

  it('carries the id of its job, when it is sent', async () => {
    const server = await mailServer()
    const { notify } = await startNotifier(server.url)
    await notify(await insertUser(app.context.db, { email: 'id@oga.test' }), expiring)
    await untilJobsAreDone(app.context.db)
    const job = (await jobsOf(app.context.db)).find(({ name }) => name === 'send-mail')
    expect(server.received[0]?.headers['message-id']).toBe(`<${job?.data.id}@oga.test>`)
  })

  it('is sent to nobody who switched mails off, has no address or is gone, whatever held when it was told', async () => {
    const server = await mailServer()
    const { db } = app.context
    const { notify } = await startNotifier(server.url)
    const off = await insertUser(db, { email: 'off@oga.test', emailNotifications: false })
    const none = await insertUser(db, { email: null })
    const gone = await insertUser(db, { email: 'gone@oga.test', deletedAt: new Date() })
    for (const id of [off, none, gone, 'nobody']) await notify(id, expiring)
    await untilJobsAreDone(db)
    expect(server.attempts()).toBe(0)
  })

  it('is sent only if the transaction that tells of it commits', async () => {
    const server = await mailServer()
    const { db } = app.context
    const { notify } = await startNotifier(server.url)
    const ana = await insertUser(db, { email: 'ana2@oga.test' })
    const undone = db.transaction(async (tx) => {
      await notify(ana, notice('Undone'), { tx })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await db.transaction((tx) => notify(ana, notice('Done'), { tx }))
    await untilJobsAreDone(db)
    expect(server.received.map(({ headers }) => headers.subject)).toEqual(['Tu aviso venció: Done'])
  })

  it('keeps a title within its line and its text, when the title is hostile', async () => {
    const server = await mailServer()
    const { notify } = await startNotifier(server.url)
    const title = 'Casa\r\nBcc: eva@oga.test\r\n\r\n<img src=x onerror="alert(1)">\u202e & más'
    await notify(await insertUser(app.context.db, { email: 'title@oga.test' }), notice(title))
    await untilJobsAreDone(app.context.db)
    const [mail] = server.received
    expect(mail?.to).toEqual(['title@oga.test'])
    expect(mail?.headers.bcc).toBeUndefined()
    expect(mail?.headers.subject).toBe(
      'Tu aviso venció: Casa Bcc: eva@oga.test <img src=x onerror="alert(1)"> & más',
    )
    expect(mail?.html).not.toContain('<img')
    expect(mail?.html).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62; &#38; más')
  })

  it.each([
    ['a@oga.test, eva@oga.test'],
    ['a@oga.test\r\nBcc: eva@oga.test'],
    ['Eva <eva@oga.test>'],
    ['none'],
  ])('goes nowhere, when the address is %j', async (email) => {
    const server = await mailServer()
    const { notify } = await startNotifier(server.url)
    await notify(await insertUser(app.context.db, { email }), expiring)
    await untilJobsAreDone(app.context.db)
    expect(server.attempts()).toBe(0)
  })
})

describe('the mail server', () => {
  it('is asked again, when it refuses for the moment', async () => {
    const server = await mailServer((attempt) => (attempt === 1 ? 451 : undefined))
    const { notify } = await startNotifier(server.url)
    await notify(await insertUser(app.context.db, { email: 'later@oga.test' }), expiring)
    await untilJobsAreDone(app.context.db)
    expect(server.attempts()).toBe(2)
    expect(server.received).toHaveLength(1)
  })

  it('is asked once, when it refuses for good, and nobody is named in the log', async () => {
    const server = await mailServer(() => 550)
    const { notify } = await startNotifier(server.url)
    await notify(await insertUser(app.context.db, { email: 'never@oga.test' }), expiring)
    await untilJobsAreDone(app.context.db)
    expect(server.attempts()).toBe(1)
    expect(app.logged).toContainEqual(
      expect.objectContaining({ msg: 'a mail was refused', reason: 'EENVELOPE 550' }),
    )
    expect(JSON.stringify(app.logged)).not.toMatch(/never@|Ñemby/)
  })

  it.each<[number, string, attempts: number]>([
    [550, 'no such user', 1],
    [550, '5.1.1 no such user', 1],
    [550, '5.2.1 mailbox disabled', 1],
    [552, '5.2.2 mailbox full', 2],
    [550, '5.7.1 your mail is not wanted', 2],
    [554, '5.7.1 relay access denied', 2],
  ])('says %i %s: %i mails are tried of two to a user', async (status, text, attempts) => {
    const server = await mailServer(() => [status, text])
    const { db } = app.context
    const { notify } = await startNotifier(server.url)
    const id = await insertUser(db, { email: `bounce-${newId()}@oga.test` })
    for (let mail = 0; mail < 2; mail++) {
      await notify(id, expiring)
      await untilJobsAreDone(db)
    }
    expect(server.attempts()).toBe(attempts)
    const told = await app.send('PATCH', '/api/users/me', {}, as('user', id))
    expect((await told.json()).emailBounced).toBe(attempts === 1)
  })

  it('leaves by a return path of its recipient where one is configured', async () => {
    const server = await mailServer()
    const { returnPath } = createBounces(app.services.auth.keyFor, 'rebotes@in.oga.test')
    const mailer = createMailer(
      { SMTP_URL: server.url, MAIL_FROM: 'Óga <avisos@oga.test>' },
      undefined,
      returnPath,
    )
    const to = `${newId()}@mail.test`
    await mailer?.send({ id: newId(), to, subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' })
    mailer?.close()
    expect(server.received).toMatchObject([{ from: returnPath(to), to: [to] }])
    expect(returnPath(to)).toMatch(/^rebotes\+b[0-9a-f]{24}@in\.oga\.test$/)
  })

  it('that bounced an address is asked again once mails are switched on anew, and of another address', async () => {
    const server = await mailServer((attempt) => (attempt === 1 ? 550 : undefined))
    const { db } = app.context
    const { notify } = await startNotifier(server.url)
    const email = `bounce-${newId()}@oga.test`
    const [id, same] = [await insertUser(db, { email }), await insertUser(db, { email: email.toUpperCase() })]
    const tell = async (userId: string) => {
      await notify(userId, expiring)
      await untilJobsAreDone(db)
      return server.received.length
    }
    expect([await tell(id), await tell(same)]).toEqual([0, 0])
    const answer = await app.send('PATCH', '/api/users/me', { emailNotifications: true }, as('user', id))
    expect((await answer.json()).emailBounced).toBe(false)
    expect([await tell(id), await tell(same)]).toEqual([1, 1])
    await db
      .update(users)
      .set({ email: `other-${email}` })
      .where(eq(users.id, same))
    expect(await tell(same)).toBe(2)
  })

  it.each([
    ['says nothing', undefined],
    ['greets without end', '220-'],
  ])('costs one short attempt, when it %s', async (_what, greeting) => {
    const silent = net.createServer((socket) => {
      socket.on('error', () => undefined)
      if (!greeting) return
      const drip = setInterval(() => socket.write(`${greeting}wait\r\n`), 20)
      socket.on('close', () => clearInterval(drip))
    })
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    endings.push(() => new Promise((resolve) => silent.close(resolve)))
    const { port } = silent.address() as AddressInfo
    const { notify } = await startNotifier(`smtp://127.0.0.1:${port}`, 100)
    await notify(await insertUser(app.context.db, { email: 'slow@oga.test' }), expiring)
    const state = async () => (await jobsOf(app.context.db)).find(({ name }) => name === 'send-mail')?.state
    await expect.poll(state).toBe('retry')
    expect(JSON.stringify(app.logged)).not.toContain('slow@')
  })

  it('is not needed: without one a mail is left out in silence', async () => {
    const { notify } = await startNotifier(null)
    await notify(await insertUser(app.context.db, { email: 'quiet@oga.test' }), expiring)
    await untilJobsAreDone(app.context.db)
    const told = app.logged.filter(({ msg }) => String(msg).includes('mail'))
    expect(told.map(({ level }) => level)).toEqual([20])
  })
})
