import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '#server/core/context.ts'
import { newId } from '#server/core/ids.ts'
import { createQueue } from '#server/core/jobs/queue.ts'
import { createMailer } from '#server/notifications/mailer.ts'
import { createSavedSearchLinks, type SavedSearchLinks } from '#server/savedSearches/links.ts'
import { writeCriteria } from '#shared/savedSearches/savedSearches.ts'
import { alertSteps, hourAt, priceWas } from '#tests/support/alerts.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { deleteJobs, pollOften } from '#tests/support/jobs.ts'
import { insertListing, insertUser } from '#tests/support/listings.ts'
import { type MailServer, startMailServer } from '#tests/support/mailServer.ts'
import { alertMailJobs } from './alertMails.jobs.ts'
import { confirmationJobs } from './confirmation.jobs.ts'

let app: TestApp
let links: SavedSearchLinks
const endings: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://oga.test' }, { identify: identifyByHeader })
  links = createSavedSearchLinks(app.services.auth.keyFor)
})
afterEach(async () => {
  // Concurrently: the server closes after the mailer disconnects.
  await Promise.all(endings.splice(0).map((end) => end()))
  await app.context.db.execute(sql`delete from saved_search_subscribers`)
  await deleteJobs(app.context.db)
})
afterAll(() => app.close())

const { shown, tell } = alertSteps(() => app)
const noon = () => hourAt(1, 12)

async function startMails(server: MailServer): Promise<void> {
  const mail = { SMTP_URL: server.url, MAIL_FROM: 'Óga <avisos@oga.test>' }
  const context: Context = { ...app.context, env: { ...app.context.env, ...mail } }
  const queue = createQueue(context)
  const mailer = createMailer(context.env)
  queue.define(
    pollOften([
      ...alertMailJobs(context, { mailer, links }),
      ...confirmationJobs(context, { mailer, links }),
    ]),
  )
  await queue.start()
  endings.push(async () => {
    await queue.stop()
    mailer?.close()
  }, server.close)
}

const untilReceived = (server: MailServer, count: number) =>
  expect.poll(() => server.received.length, { timeout: 20_000 }).toBe(count)

const save = (body: object, headers = {}) =>
  app.send('POST', '/api/saved-searches', { frequency: 'instant', ...body }, headers)

async function publish(city: string, count = 1, title = 'Casa con quincho'): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const id = await insertListing(app.context.db, { city, title, titleEn: 'House with a grill' })
    await shown(id)
    ids.push(id)
  }
  return ids
}

describe('mails about saved searches', () => {
  it('to an address that nobody confirmed have our words alone; then what is new, with a way out by one click', async () => {
    const server = await startMailServer()
    await startMails(server)
    const [city, email] = [`Pueblo ${newId()}`, `${newId()}@mail.test`]
    const search = writeCriteria({ city: [city], searchQuery: 'BARATO evil.example' })
    await save({ search, email, name: 'Entrá a evil.example' })
    await untilReceived(server, 1)
    const [first] = server.received
    expect(first?.to).toEqual([email])
    for (const text of [first?.text, first?.html, first?.headers.subject])
      expect(text).not.toMatch(/evil|BARATO|Pueblo/)
    const [, token = ''] = /\/alerts\?confirm=(\S+)/.exec(first?.text ?? '') ?? []
    const confirmed = await app.send('POST', '/api/saved-searches/confirm', { token })
    const { token: manage } = await confirmed.json()
    await save({ search: writeCriteria({ city: [city] }), email })
    await untilReceived(server, 2)
    await publish(city)
    await tell(noon())
    expect(server.received).toHaveLength(2)
    const [, second = ''] = /\/alerts\?confirm=(\S+)/.exec(server.received[1]?.text ?? '') ?? []
    await app.send('POST', '/api/saved-searches/confirm', { token: second })
    const [id] = await publish(city)
    await tell(noon())
    await untilReceived(server, 3)
    const told = server.received[2]
    expect(told?.headers.subject).toBe('Una novedad para vos: Casa con quincho')
    expect(told?.text).toContain(`https://oga.test/property/${id}`)
    expect(told?.text).toContain('$100,000')
    expect(told?.text).toContain(`https://oga.test/alerts?token=${manage}`)
    const unsubscribe = `https://oga.test/api/saved-searches/unsubscribe?token=${manage}`
    expect(told?.headers['list-unsubscribe']?.replace(/\s/g, '')).toBe(`<${unsubscribe}>`)
    expect(told?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    await app.fetch(unsubscribe.replace('https://oga.test', ''), { method: 'POST' })
    await publish(city)
    await tell(hourAt(2, 12))
    expect(server.received).toHaveLength(3)
  })

  it('to a user come in their language, a digest over five, and none where they want none', async () => {
    const server = await startMailServer()
    await startMails(server)
    const city = `Pueblo ${newId()}`
    const fields = { language: 'en' as const, email: `${newId()}@mail.test` }
    const user = await insertUser(app.context.db, fields)
    const silent = await insertUser(app.context.db, {
      emailNotifications: false,
      email: `${newId()}@mail.test`,
    })
    for (const who of [user, silent])
      await save({ search: writeCriteria({ city: [city] }), name: 'Mine' }, as('user', who))
    const ids = await publish(city, 7)
    await app.context.db.execute(
      sql`update listings set price_usd = 90000, price_amount = 90000 where id = ${ids[0]}`,
    )
    await shown(ids[0] ?? '', priceWas('100000.00'))
    await tell(noon())
    await untilReceived(server, 1)
    const [mail] = server.received
    expect(mail?.to).toEqual([fields.email])
    expect(mail?.headers.subject).toBe('7 pieces of news for you')
    expect(mail?.text).toContain('From your saved searches: Mine.')
    expect(mail?.text.match(/House with a grill/g)).toHaveLength(7)
    expect(mail?.html).not.toContain('<img')
    expect(mail?.text).toMatch(/https:\/\/oga\.test\/alerts#\w{12}\n/)
  })

  it('that an address refuses end what is sent there', async () => {
    const server = await startMailServer((attempt) => (attempt > 1 ? 550 : undefined))
    await startMails(server)
    const [city, email] = [`Pueblo ${newId()}`, `${newId()}@mail.test`]
    await save({ search: writeCriteria({ city: [city] }), email })
    await untilReceived(server, 1)
    const [, token = ''] = /\/alerts\?confirm=(\S+)/.exec(server.received[0]?.text ?? '') ?? []
    const { token: manage } = await (await app.send('POST', '/api/saved-searches/confirm', { token })).json()
    await publish(city)
    await tell(noon())
    const status = async () =>
      (await (await app.fetch(`/api/saved-searches?token=${manage}`)).json())[0].status
    await expect.poll(status, { timeout: 20_000 }).toBe('paused')
  })
})
