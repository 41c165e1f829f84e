import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { importFeeds } from '#server/imports/feeds/feeds.table.ts'
import { listingSources } from '#server/imports/importRows.table.ts'
import { importSources } from '#server/imports/imports.table.ts'
import { createMailer, type Mailer } from '#server/notifications/mailer.ts'
import type { FeedFormat } from '#shared/imports/feedTypes.ts'
import type { InquiryThread } from '#shared/inquiries/inbox.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { jobsOf } from '#tests/support/jobs.ts'
import { insertListing, insertUser } from '#tests/support/listings.ts'
import { type MailServer, startMailServer } from '#tests/support/mailServer.ts'
import { type SourceServer, startSourceServer } from '#tests/support/sourceServers.ts'
import { mayMail } from './returnLead.ts'
import { sendLeadBack } from './sendLead.ts'

let app: TestApp
let server: SourceServer
let mails: MailServer
let mailer: Mailer | undefined
beforeAll(async () => {
  server = await startSourceServer()
  mails = await startMailServer()
  app = await startApp(
    { FETCH_EXCEPT: server.host, PUBLIC_URL: 'https://oga.test' },
    { identify: identifyByHeader },
  )
  mailer = createMailer({ SMTP_URL: mails.url, MAIL_FROM: 'Óga <avisos@oga.test>' })
})
afterAll(async () => {
  mailer?.close()
  await Promise.all([mails.close(), server.close(), app.close()])
})
beforeEach(() => server.reset())

interface Of {
  format: FeedFormat
  externalId?: string
  contact?: string | null
  url?: string
}

/** Somebody's listing that a source brought in. */
async function imported({ format, externalId = '77', contact = null, url = server.url }: Of) {
  const { db } = app.context
  const email = `${newId()}@agency.example`
  const userId = await insertUser(db, { firstName: 'Rosa', email })
  const listingId = await insertListing(db, { ownerUserId: userId, title: 'Casa en Luque' })
  const [sourceId, id] = [newId(), newId()]
  await db.insert(importSources).values({ id: sourceId, userId, name: 'crm' })
  await db.insert(listingSources).values({ sourceId, externalId, listingId, hash: '', written: {}, contact })
  const key = app.services.feedKeys.seal(id, server.key)
  await db.insert(importFeeds).values({ id, userId, sourceId, url, format, key, language: 'es' })
  const question = {
    name: 'Ana',
    email: 'ana@mail.test',
    phone: '0981 123 456',
    message: '¿Sigue?',
    inquiryType: 'info',
  }
  const asked = await app.send('POST', '/api/inquiries', { ...question, listingId })
  expect(asked.status).toBe(201)
  const { id: inquiryId } = await asked.json()
  const headers = as('user', userId)
  const needs = { ...app.services, mailer }
  const jobs = (await jobsOf(db)).filter(({ data }) => data.inquiryId === inquiryId).map(({ name }) => name)
  return {
    jobs: jobs.filter((name) => name === 'send-lead' || name === 'mail-lead'),
    send: () => sendLeadBack(needs, inquiryId),
    async returned() {
      const thread: InquiryThread = await (await app.fetch(`/api/inquiries/${inquiryId}`, { headers })).json()
      return thread.returned && `${thread.returned.way} ${thread.returned.state}`
    },
    leads: async () => (await (await app.fetch('/api/feeds', { headers })).json())[0].leads,
  }
}

describe('an inquiry about a listing', () => {
  it.each<[string, Of, object]>([
    [
      'of Tokko',
      { format: 'tokko' },
      { name: 'Ana', email: 'ana@mail.test', cellphone: '+595981123456', text: '¿Sigue?', properties: [77] },
    ],
    [
      'of EasyBroker',
      { format: 'easybroker', externalId: 'EB-7' },
      { property_id: 'EB-7', message: '¿Sigue?', source: 'oga' },
    ],
  ])('%s goes back to it, once', async (_name, of, expected) => {
    const lead = await imported(of)
    expect(lead.jobs).toEqual(['send-lead'])
    expect(await lead.returned()).toBe(`${of.format} waiting`)
    for (let time = 0; time < 3; time++) await lead.send()
    expect(server.contacts).toMatchObject([expected])
    expect(await lead.returned()).toBe(`${of.format} sent`)
    expect(await lead.leads()).toEqual({ sent: 1, waiting: 0, failed: 0 })
  })

  it('of another source is mailed to whom it names, once, and answers go to whoever asked', async () => {
    const lead = await imported({ format: 'kyero', contact: 'ventas@agency.example' })
    expect(lead.jobs).toEqual(['mail-lead'])
    for (let time = 0; time < 2; time++) await lead.send()
    const received = mails.received.filter(({ to }) => to.includes('ventas@agency.example'))
    expect(received).toHaveLength(1)
    expect(received[0]?.headers['reply-to']).toContain('ana@mail.test')
    expect(received[0]?.text).toContain('77')
    expect(await lead.returned()).toBe('mail sent')
  })

  it.each([
    ['names nobody', null],
    ['names a stranger', 'victim@elsewhere.example'],
  ])('of a source that %s goes nowhere else', async (_name, contact) => {
    const lead = await imported({ format: 'kyero', contact })
    expect(lead.jobs).toEqual([])
    expect(await lead.returned()).toBeUndefined()
  })
})

describe('a source that does not take it', () => {
  it.each([
    ['is busy', { status: 503 }, 'waiting'],
    ['asks for a pause', { status: 429 }, 'waiting'],
  ] as const)('is asked again where it %s', async (_name, fault, state) => {
    const lead = await imported({ format: 'tokko' })
    server.faults.set('/webcontact/', { ...fault, times: 1 })
    await expect(lead.send()).rejects.toThrow('status')
    expect(await lead.returned()).toBe(`tokko ${state}`)
    await lead.send()
    expect(await lead.returned()).toBe('tokko sent')
    expect(server.contacts).toHaveLength(1)
  })

  it('that took it is not asked again where that could not be noted', async () => {
    const { db } = app.context
    const lead = await imported({ format: 'tokko' })
    await db.execute(sql`alter table inquiry_returns add constraint outage check (state <> 'sent') not valid`)
    await expect(lead.send()).rejects.toThrow()
    await db.execute(sql`alter table inquiry_returns drop constraint outage`)
    await lead.send()
    expect(server.contacts).toHaveLength(1)
    expect(await lead.returned()).toBe('tokko unsure')
  })

  it('that cannot be reached is asked again', async () => {
    const lead = await imported({ format: 'tokko', url: 'http://unknown.invalid' })
    await expect(lead.send()).rejects.toThrow('unreachable')
    expect(await lead.returned()).toBe('tokko waiting')
  })

  it.each([
    ['refuses it', { status: 400 }, 'failed'],
    ['breaks off after it was sent', 'cut', 'unsure'],
    ['sends it elsewhere', { status: 302, headers: { Location: 'http://127.0.0.1:1/' } }, 'failed'],
  ] as const)('is not asked again where it %s', async (_name, fault, state) => {
    const lead = await imported({ format: 'tokko' })
    server.faults.set('/webcontact/', fault)
    await lead.send()
    server.faults.clear()
    await lead.send()
    expect(await lead.returned()).toBe(`tokko ${state}`)
    expect(server.contacts).toEqual([])
    expect(await lead.leads()).toEqual({ sent: 0, waiting: 0, failed: 1 })
  })
})

it.each([
  ['ventas@agency.com.py', 'crm.agency.com.py', [], true],
  ['ventas@agency.com.py', 'agency.com.py', [], true],
  ['ventas@agency.com.py', 'elsewhere.com', ['rosa@agency.com.py'], true],
  ['ventas@gmail.com', 'elsewhere.com', ['rosa@gmail.com'], false],
  ['ventas@agency.com.py', 'notagency.com.py', [], false],
  ['ventas@com', 'agency.com', [], false],
])('%s of a feed at %s, added by %j, may be written to: %s', (contact, host, known, expected) => {
  expect(mayMail(contact, { host, known })).toBe(expected)
})
