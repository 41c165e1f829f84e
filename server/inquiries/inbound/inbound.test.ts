import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { inquiries, inquiryMessages } from '#server/inquiries/inquiries.table.ts'
import { createInquiryLinks, type InquiryLinks } from '#server/inquiries/links.ts'
import { createBounces } from '#server/notifications/bounces.ts'
import { savedSearches, savedSearchSubscribers } from '#server/savedSearches/savedSearches.table.ts'
import { users } from '#server/users/users.table.ts'
import type { InquirySide, InquiryThread } from '#shared/inquiries/inbox.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { ownThread } from '#tests/support/inquiryThread.ts'
import { deleteJobs, jobsOf } from '#tests/support/jobs.ts'
import { insertListing, insertUser } from '#tests/support/listings.ts'

const secret = 'a-secret-of-the-provider-1'
const path = `/api/inquiries/inbound/${secret}`

let app: TestApp
let links: InquiryLinks
let owner: string
let id: string
beforeAll(async () => {
  app = await startApp(
    {
      INBOUND_ADDRESS: 'respuestas@in.oga.test',
      INBOUND_SECRET: secret,
      BOUNCE_ADDRESS: 'rebotes@in.oga.test',
    },
    { identify: identifyByHeader },
  )
  links = createInquiryLinks(app.services.auth.keyFor)
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = await insertUser(app.context.db, { firstName: 'Rosa' })
  const listingId = await insertListing(app.context.db, { ownerUserId: owner })
  const question = { listingId, name: 'Ana', email: 'ana@mail.test', message: '¿Sigue?' }
  id = (await (await app.send('POST', '/api/inquiries', question)).json()).id
  await deleteJobs(app.context.db)
})

const address = (side: InquirySide) => `respuestas+${links.tokenOf(ownThread(id), side)}@in.oga.test`
const thread = async (): Promise<InquiryThread> =>
  (await app.fetch(`/api/inquiries/${id}`, { headers: as('user', owner) })).json()
const further = async () => (await thread()).messages.slice(1).map(({ side, text }) => [side, text])

function form(fields: Record<string, string>, attachment?: Uint8Array<ArrayBuffer>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  if (attachment) data.set('attachment1', new Blob([attachment]), 'plano.pdf')
  return data
}
const postForm = (data: FormData) => app.fetch(path, { method: 'POST', body: data })
const headers = 'Received: by mx\nMessage-ID: <one@mail.test>\nSubject: Re: Casa\n'

describe('a reply by mail', () => {
  it('as SendGrid posts it stays in the thread, without what it quotes, and is mailed on', async () => {
    const text =
      'Sí, el jueves.\n\nEl dom, 22 nov 2026 a las 10:00, Óga (<avisos@oga.test>) escribió:\n> ¿Sigue?\n'
    const to = `Óga <${address('recipient')}>`
    const answer = await postForm(
      form({ to, from: 'Rosa <rosa@oga.test>', text, headers }, new Uint8Array(5000)),
    )
    expect(answer.status).toBe(204)
    expect(await further()).toEqual([['recipient', 'Sí, el jueves.']])
    expect(await thread()).toMatchObject({ status: 'answered', receivesMail: true })
    const mails = (await jobsOf(app.context.db)).filter(({ name }) => name === 'mail-inquiry')
    expect(mails.map(({ data }) => data.to)).toEqual(['sender'])
  })

  it('as Mailgun posts it, also encoded as a plain form', async () => {
    const fields = {
      recipient: address('sender'),
      sender: 'ana@mail.test',
      'stripped-text': 'Perfecto',
      'body-plain': 'Perfecto\n> Sí',
      'message-headers': JSON.stringify([['Message-Id', '<two@mail.test>']]),
    }
    expect((await postForm(form(fields))).status).toBe(204)
    const again = await app.fetch(path, { method: 'POST', body: new URLSearchParams(fields) })
    expect(again.status).toBe(204)
    expect(await further()).toEqual([['sender', 'Perfecto']])
    expect((await thread()).isUnread).toBe(true)
  })

  it('as Postmark posts it', async () => {
    const body = {
      OriginalRecipient: address('sender').toUpperCase(),
      TextBody: 'Gracias\n> Sí',
      StrippedTextReply: 'Gracias',
      MessageID: 'abc',
      Headers: [{ Name: 'Message-ID', Value: '<three@mail.test>' }],
      Attachments: [],
    }
    expect((await app.send('POST', path, body)).status).toBe(204)
    expect(await further()).toEqual([['sender', 'Gracias']])
  })

  it('that comes twice is there once', async () => {
    const mail = form({ to: address('sender'), text: 'Hola', headers })
    const answers = await Promise.all([postForm(mail), postForm(mail), postForm(mail)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await further()).toHaveLength(1)
  })

  it.each([
    ['NUL', '<n\0ul@mail.test>'],
    ['half a surrogate pair', '<\ud800@mail.test>'],
    ['a megabyte', `<${'x'.repeat(1_000_000)}@mail.test>`],
  ])('whose id has %s is stored, once', async (_, messageId) => {
    const mail = { recipient: address('sender'), 'stripped-text': 'Perfecto', 'message-id': messageId }
    for (const sent of [mail, mail]) expect((await app.send('POST', path, sent)).status).toBe(204)
    expect(await further()).toEqual([['sender', 'Perfecto']])
    const [kept] = await app.context.db
      .select({ mailId: inquiryMessages.mailId })
      .from(inquiryMessages)
      .where(and(eq(inquiryMessages.inquiryId, id), isNotNull(inquiryMessages.mailId)))
    expect(kept?.mailId?.length).toBeLessThanOrEqual(998)
  })

  it('in HTML alone is text; a long one is cut; a closed thread is new again', async () => {
    await app.context.db.update(inquiries).set({ status: 'closed' }).where(eq(inquiries.id, id))
    const html = '<style>p{}</style><p>Ya &amp; ahora</p><script>x()</script><p>Ana</p>'
    await postForm(form({ to: address('sender'), html, headers }))
    await postForm(form({ to: address('sender'), text: 'a'.repeat(9000) }))
    const texts = (await further()).map(([, text]) => text)
    expect(texts[0]).toBe('Ya & ahora\nAna')
    expect(texts[1]).toHaveLength(4000)
    expect((await thread()).status).toBe('new')
  })

  it.each([
    ['form', (fields: Record<string, string>) => postForm(form(fields, new Uint8Array(1_000_000)))],
    ['encoded form', (fields) => app.fetch(path, { method: 'POST', body: new URLSearchParams(fields) })],
    ['JSON', (fields) => app.send('POST', path, { ...fields, Attachments: [{ Content: 'A'.repeat(1e6) }] })],
  ] satisfies [string, (fields: Record<string, string>) => Promise<Response>][])(
    'with a text and attachments of a megabyte is read in part, as a %s',
    async (_, post) => {
      const text = `Sí, "mañana"\n${'ñ"\\\n'.repeat(200_000)}`
      expect((await post({ text, recipient: address('sender') })).status).toBe(204)
      const [[, stored] = []] = await further()
      expect(stored).toHaveLength(4000)
      expect(stored).toMatch(/^Sí, "mañana"\nñ"\\\n/)
    },
  )

  it('in HTML that quotes is its own words', async () => {
    const html =
      '<html><head><title>Re</title></head><body><div>Sí,&nbsp;el jueves<br>10 &lt; 11</div><blockquote><p>¿Sigue?</p></blockquote></body></html>'
    await postForm(form({ to: `${'x+0123456789abs@in.oga.test, '.repeat(5)}${address('sender')}`, html }))
    expect(await further()).toEqual([['sender', 'Sí, el jueves\n10 < 11']])
  })

  it.each([
    ['to nobody known', { to: 'respuestas@in.oga.test', text: 'Hola' }],
    [
      'to a token made up',
      { to: `respuestas+${'0'.repeat(12)}s.${'a'.repeat(32)}@in.oga.test`, text: 'Hola' },
    ],
  ])('%s is left out', async (_what, fields) => {
    expect((await postForm(form(fields))).status).toBe(204)
    expect(await further()).toEqual([])
  })

  it('of an absence, without text, or into spam is left out', async () => {
    const away = { to: address('sender'), text: 'Estoy de viaje', headers: 'Auto-Submitted: auto-replied\n' }
    expect((await postForm(form(away))).status).toBe(204)
    expect((await postForm(form({ to: address('sender'), text: '> todo citado' }))).status).toBe(204)
    await app.context.db.update(inquiries).set({ status: 'spam' }).where(eq(inquiries.id, id))
    expect((await postForm(form({ to: address('sender'), text: 'Hola' }))).status).toBe(204)
    expect(await further()).toEqual([])
  })
})

describe('the sender of a reply', () => {
  const elsewhere = async () => (await thread()).messages.slice(1).map((one) => one.isFromElsewhere)

  it.each([
    ['the conversation’s', 'Ana <ANA+casas@mail.test>', false],
    ['another', 'Ana <ana@otra.test>', true],
    ['another, under the conversation’s name', '"ana@mail.test" <eva@mail.test>', true],
    ['none', undefined, true],
  ])('is shown where it is another: %s', async (_what, from, isOther) => {
    await postForm(form({ to: address('sender'), text: 'Hola', ...(from && { from }) }))
    expect(await elsewhere()).toEqual([isOther])
    const mail = (await jobsOf(app.context.db)).find(({ name }) => name === 'mail-inquiry')
    expect(mail?.data.to).toBe('recipient')
  })

  it('is known for who was asked as well', async () => {
    const { db } = app.context
    await db.update(users).set({ email: 'rosa@oga.test', emailVerified: true }).where(eq(users.id, owner))
    for (const from of ['rosa@oga.test', 'rosa@trabajo.test'])
      await postForm(form({ to: address('recipient'), text: `De ${from}`, from }))
    expect(await elsewhere()).toEqual([false, true])
    const seen = await (
      await app.fetch(`/api/inquiries/conversations/${links.tokenOf(ownThread(id), 'sender')}`)
    ).json()
    expect(JSON.stringify(seen)).toContain('"isFromElsewhere":true')
  })
})

describe('the address for inbound mail', () => {
  const body = () => form({ to: address('sender'), text: 'Hola' })

  it('is nobody’s without the secret, which no log names', async () => {
    for (const wrong of ['wrong', `${secret}x`, secret.slice(0, -1)])
      expect(
        (await app.fetch(`/api/inquiries/inbound/${wrong}`, { method: 'POST', body: body() })).status,
      ).toBe(404)
    await postForm(body())
    const conversation = `/api/inquiries/conversations/${links.tokenOf(ownThread(id), 'sender')}`
    expect((await app.fetch(conversation)).status).toBe(200)
    const logs = JSON.stringify(app.logged)
    expect(logs).not.toContain(secret)
    expect(logs).not.toContain(links.tokenOf(ownThread(id), 'sender'))
  })

  it('refuses what is no mail, what is too large and other methods', async () => {
    expect((await app.send('POST', path, ['x'])).status).toBe(422)
    expect((await app.send('POST', path, {})).status).toBe(422)
    const post = (body: string, type: string) =>
      app.fetch(path, { method: 'POST', body, headers: { 'Content-Type': type } })
    expect((await post('{"to":', 'application/json')).status).toBe(400)
    expect((await post('--x', 'multipart/form-data; boundary=x')).status).toBe(400)
    expect((await post('x', 'text/plain')).status).toBe(400)
    const large = form({ to: address('sender'), text: 'Hola' }, new Uint8Array(31 * 1024 * 1024))
    expect((await postForm(large)).status).toBe(413)
    expect((await app.fetch(path)).status).toBe(405)
    expect(await further()).toEqual([])
  })
})

describe('a report that a mail came back', () => {
  const report = (to: string, status: string) =>
    `I'm sorry to have to inform you that your message could not be delivered.\n\nFinal-Recipient: rfc822; ${to}\nAction: failed\nStatus: ${status}\nDiagnostic-Code: smtp; 550 ${status} <${to}>: no such user\n`
  const pathTo = (to: string) =>
    createBounces(app.services.auth.keyFor, 'rebotes@in.oga.test').returnPath(to) ?? ''
  const hasBounced = async (user: string) =>
    (await (await app.send('PATCH', '/api/users/me', {}, as('user', user))).json()).emailBounced
  const post = (recipient: string, text: string) =>
    postForm(form({ to: recipient, from: 'MAILER-DAEMON@mx.test', text, headers }))

  it.each([
    ['5.1.1', true],
    ['5.2.1', true],
    ['5.2.2', false],
    ['4.4.7', false],
    ['5.7.1', false],
  ])('with status %s stops mails to its address: %s', async (status, isLost) => {
    const email = `Ana.${newId()}@mail.test`
    const user = await insertUser(app.context.db, { email })
    expect((await post(pathTo(email), report(email.toLowerCase(), status))).status).toBe(204)
    expect(await hasBounced(user)).toBe(isLost)
  })

  it('stops nothing where its return path is not of the address', async () => {
    const email = `${newId()}@mail.test`
    const user = await insertUser(app.context.db, { email })
    await post(pathTo('other@mail.test'), report(email, '5.1.1'))
    await post('rebotes@in.oga.test', report(email, '5.1.1'))
    expect(await hasBounced(user)).toBe(false)
  })

  it('pauses what a visitor saved', async () => {
    const { db } = app.context
    const email = `${newId()}@mail.test`
    const subscriberId = newId()
    await db.insert(savedSearchSubscribers).values({ id: subscriberId, email, confirmedAt: new Date() })
    await db.insert(savedSearches).values({
      ...{ id: newId(), subscriberId, name: 'Luque', search: 'city=Luque' },
      ...{ frequency: 'daily', status: 'active' },
    })
    await post(pathTo(email), report(email, '5.1.1'))
    const [saved] = await db.select().from(savedSearches).where(eq(savedSearches.subscriberId, subscriberId))
    expect(saved?.status).toBe('paused')
  })
})
