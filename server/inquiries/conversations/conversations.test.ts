import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { createInquiryLinks, type InquiryLinks } from '#server/inquiries/links.ts'
import type { Conversation, SentInquiry } from '#shared/inquiries/inbox.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { ownThread } from '#tests/support/inquiryThread.ts'
import { deleteJobs, jobsOf } from '#tests/support/jobs.ts'
import { insertListing, insertUser } from '#tests/support/listings.ts'

let app: TestApp
let links: InquiryLinks
let owner: string
let listingId: string
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  links = createInquiryLinks(app.services.auth.keyFor)
})
afterAll(() => app.close())
beforeEach(async () => {
  await deleteJobs(app.context.db)
  owner = await insertUser(app.context.db, { firstName: 'Rosa', lastName: 'Duarte' })
  listingId = await insertListing(app.context.db, { ownerUserId: owner, title: 'Casa' })
})

async function ask(email = 'ana@mail.test', headers: Record<string, string> = {}): Promise<string> {
  const question = { listingId, name: 'Ana', email, message: '¿Sigue?' }
  return (await (await app.send('POST', '/api/inquiries', question, headers)).json()).id
}
const path = (ref: string, rest = '') => `/api/inquiries/conversations/${ref}${rest}`
const read = (ref: string, headers: Record<string, string> = {}) => app.fetch(path(ref), { headers })
const conversation = async (ref: string, headers = {}): Promise<Conversation> =>
  (await read(ref, headers)).json()
const write = (ref: string, text: string, headers: Record<string, string> = {}) =>
  app.send('POST', path(ref, '/messages'), { text }, headers)
const answer = (id: string, text: string) =>
  app.send('POST', `/api/inquiries/${id}/messages`, { text }, as('user', owner))

describe('a link of a mail', () => {
  it('opens one conversation for who asked, without a session', async () => {
    const id = await ask()
    const ref = links.tokenOf(ownThread(id), 'sender')
    expect(await conversation(ref)).toMatchObject({
      id,
      side: 'sender',
      otherName: null,
      isUnread: false,
      canWrite: true,
      messages: [{ side: 'sender', text: '¿Sigue?' }],
    })
    await answer(id, 'Sí')
    expect(await conversation(ref)).toMatchObject({ otherName: 'Rosa Duarte', isUnread: true })
    expect((await app.send('POST', path(ref, '/read'), undefined)).status).toBe(204)
    expect((await conversation(ref)).isUnread).toBe(false)
    const text = JSON.stringify(await conversation(ref))
    for (const secret of ['mail.test', 'status', 'notes', owner]) expect(text).not.toContain(secret)
  })

  it('lets both write, each mailed to the other', async () => {
    const id = await ask()
    await deleteJobs(app.context.db)
    expect((await write(links.tokenOf(ownThread(id), 'sender'), '¿Y el precio?')).status).toBe(201)
    expect((await write(links.tokenOf(ownThread(id), 'recipient'), 'Ese mismo')).status).toBe(201)
    const { messages } = await conversation(links.tokenOf(ownThread(id), 'recipient'))
    expect(messages.map(({ side, author, text }) => [side, author, text])).toEqual([
      ['sender', 'Ana', '¿Sigue?'],
      ['sender', 'Ana', '¿Y el precio?'],
      ['recipient', 'Rosa Duarte', 'Ese mismo'],
    ])
    const jobs = await jobsOf(app.context.db)
    const mails = jobs.filter(({ name }) => name === 'mail-inquiry')
    expect(mails.map(({ data }) => data.to).sort()).toEqual(['recipient', 'sender'])
  })

  it('that was changed by one letter, made for another thread, or made up opens nothing', async () => {
    const [id, other] = [await ask(), await ask('eva@mail.test')]
    const token = links.tokenOf(ownThread(id), 'sender')
    const last = token.endsWith('A') ? 'B' : 'A'
    const wrong = [
      token.slice(0, -1) + last,
      token.replace(id, other),
      token.replace('s.', 'r.'),
      `${id}s.`,
      `${id}s.${'A'.repeat(32)}`,
      id,
      newId(),
      '%00',
      'x'.repeat(200),
    ]
    for (const ref of wrong) {
      expect((await read(ref)).status, ref).toBe(404)
      expect((await write(ref, 'Hola')).status, ref).toBe(404)
    }
  })

  it('of a closed thread can be read, not written by who asked; answering opens it again', async () => {
    const id = await ask()
    await app.context.db.update(inquiries).set({ status: 'closed' }).where(eq(inquiries.id, id))
    const ref = links.tokenOf(ownThread(id), 'sender')
    expect((await conversation(ref)).canWrite).toBe(false)
    expect((await write(ref, '¿Hola?')).status).toBe(403)
    expect((await write(links.tokenOf(ownThread(id), 'recipient'), 'Volvió a estar libre')).status).toBe(201)
    expect((await conversation(ref)).canWrite).toBe(true)
  })
})

describe('who is signed in', () => {
  const sent = async (user: string): Promise<SentInquiry[]> =>
    (await app.fetch('/api/inquiries/sent', { headers: as('user', user) })).json()

  it('sees what they asked, signed in or by their verified address, and the answers', async () => {
    const { db } = app.context
    const email = `${newId()}@mail.test`
    const before = await ask(email)
    const ana = await insertUser(db, { email })
    const signedIn = await ask('other@mail.test', as('user', ana))
    await answer(before, 'Sí')
    expect((await sent(ana)).map(({ id, isUnread, excerpt }) => ({ id, isUnread, excerpt }))).toEqual([
      { id: before, isUnread: true, excerpt: 'Sí' },
      { id: signedIn, isUnread: false, excerpt: '¿Sigue?' },
    ])
    expect((await conversation(before, as('user', ana))).side).toBe('sender')
    const unread = await app.fetch('/api/inquiries/unread', { headers: as('user', ana) })
    expect(await unread.json()).toEqual({ received: 0, sent: 1 })
    expect((await write(before, 'Gracias', as('user', ana))).status).toBe(201)
  })

  it('does not see what another asked, nor by an address that is not verified', async () => {
    const email = `${newId()}@mail.test`
    const id = await ask(email)
    const eva = await insertUser(app.context.db, { email, emailVerified: false })
    expect(await sent(eva)).toEqual([])
    expect((await read(id, as('user', eva))).status).toBe(404)
    expect((await write(id, 'Hola', as('user', eva))).status).toBe(404)
    expect((await read(id, as('user', owner))).status).toBe(404)
  })
})
