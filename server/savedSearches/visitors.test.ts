import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import type { SavedSearch } from '#shared/savedSearches/savedSearches.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { deleteJobs, jobsOf } from '#tests/support/jobs.ts'
import { insertUser } from '#tests/support/listings.ts'
import { savedSearchesPath as path } from '#tests/support/savedSearches.ts'
import { createSavedSearchLinks, type SavedSearchLinks } from './links.ts'

let app: TestApp
let links: SavedSearchLinks
beforeAll(async () => {
  app = await startApp({ LIMITS: 'on' }, { identify: identifyByHeader })
  links = createSavedSearchLinks(app.services.auth.keyFor)
  await app.services.queue.install()
})
afterAll(() => app.close())

const newAddress = () => `${newId()}@mail.test`

let network = 0
/** From an address of their own: the limits are on. */
function save(email: string, search: string, extra: object = {}) {
  network++
  return app.send(
    'POST',
    path,
    { email, search, frequency: 'instant', ...extra },
    { 'X-Forwarded-For': `10.${network >> 8}.${network & 255}.1` },
  )
}

/** Ids of what the mails are about. */
async function mailed(): Promise<string[]> {
  const jobs = await jobsOf(app.context.db)
  return jobs.flatMap(({ name, data }) =>
    name === 'mail-saved-search-confirmation' ? [String(data.savedSearchId)] : [],
  )
}

async function asked(email: string, search: string, extra: object = {}): Promise<string> {
  await deleteJobs(app.context.db)
  expect((await save(email, search, extra)).status).toBe(202)
  const [id = ''] = await mailed()
  return links.tokenOf('savedSearch', id)
}

const confirm = (token: string) => app.send('POST', `${path}/confirm`, { token })
const unsubscribe = (token: string, init: RequestInit = {}) =>
  app.fetch(`${path}/unsubscribe?${new URLSearchParams({ token })}`, { method: 'POST', ...init })
const listed = async (token: string): Promise<SavedSearch[]> => {
  const answer = await app.fetch(`${path}?token=${token}`)
  expect(answer.status).toBe(200)
  return answer.json()
}

describe('a visitor’s search', () => {
  it('without an address is refused', async () => {
    for (const email of [
      undefined,
      '',
      'ana',
      'ana@x',
      'ana@mail.test\nBcc: b@mail.test',
      '<ana@mail.test>',
    ]) {
      const answer = await app.send('POST', path, { search: 'city=Luque', frequency: 'daily', email })
      expect(answer.status).toBe(422)
      expect(Object.keys((await answer.json()).fields)).toEqual(['email'])
    }
  })

  it('is answered the same for an unknown address, a known one, and a search that it has', async () => {
    const email = newAddress()
    await insertUser(app.context.db, { email })
    const token = await asked(email, 'city=Luque')
    await confirm(token)
    for (const [to, search] of [
      [newAddress(), 'city=Luque'],
      [email, 'city=Luque'],
      [email, 'city=Areguá'],
    ] as const) {
      const answer = await save(to, search)
      expect([answer.status, await answer.text()]).toEqual([202, '{"status":"unconfirmed"}'])
    }
  })

  it('is nothing until its mail’s link confirms it; then it is theirs, and again the same', async () => {
    const token = await asked(newAddress(), 'city=Luque', { frequency: 'weekly', priceDrops: false })
    const first = await confirm(token)
    expect(first.status).toBe(200)
    const { savedSearch, token: manage } = await first.json()
    expect(savedSearch).toMatchObject({
      name: 'Propiedades en Luque',
      frequency: 'weekly',
      priceDrops: false,
      status: 'active',
      newCount: 0,
    })
    expect(await listed(manage)).toEqual([savedSearch])
    const again = await confirm(token)
    expect([again.status, await again.json()]).toEqual([200, { savedSearch, token: manage }])
  })

  it('with a link that is unknown, of another kind, expired or of a deleted one, says so', async () => {
    const token = await asked(newAddress(), 'city=Luque')
    const id = links.read('savedSearch', token)
    for (const wrong of [
      'x',
      newId(),
      `${token}0`,
      links.tokenOf('savedSearch', newId()),
      token.replace('c.', 'a.'),
    ])
      expect((await confirm(wrong)).status).toBe(404)
    const { rows } = await app.context.db.execute<{ subscriber_id: string }>(
      sql`update saved_searches set created_at = now() - interval '8 days' where id = ${id} returning subscriber_id`,
    )
    expect(await (await confirm(token)).json()).toMatchObject({
      code: 'not_found',
      error: 'Este enlace ya no vale. Guardá la búsqueda de nuevo y te mandamos otro.',
    })
    expect(await listed(links.tokenOf('subscriber', rows[0]?.subscriber_id ?? ''))).toEqual([])
  })

  it('is asked to be confirmed at most five times a day, however the address is written', async () => {
    const name = newId()
    const addresses = [`${name}@gmail.com`, `${name}+a@gmail.com`, `${name.toUpperCase()}@gmail.com`]
    const statuses: number[] = []
    for (let n = 0; n < 6; n++)
      statuses.push((await save(addresses[n % 3] ?? '', `minPrice=${n + 1}`)).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  })

  it('of an address that a user has verified becomes theirs, once it is confirmed', async () => {
    const email = newAddress()
    const token = await asked(email, 'city=Luque')
    const { token: manage } = await (await confirm(token)).json()
    const user = await insertUser(app.context.db, { email: email.toUpperCase() })
    await app.send('POST', path, { search: 'city=Areguá', frequency: 'daily' }, as('user', user))
    const all: SavedSearch[] = await (await app.fetch(path, { headers: as('user', user) })).json()
    expect(all.map(({ search }) => search)).toEqual([
      new URLSearchParams({ city: 'Areguá' }).toString(),
      'city=Luque',
    ])
    expect(await listed(manage)).toEqual(all)
  })

  it('of an address that nobody confirmed, or of an unverified user, goes to nobody', async () => {
    const [one, two] = [newAddress(), newAddress()]
    await asked(one, 'city=Luque')
    await confirm(await asked(two, 'city=Luque'))
    const users = [
      await insertUser(app.context.db, { email: one }),
      await insertUser(app.context.db, { email: two, emailVerified: false }),
    ]
    for (const user of users) {
      await app.send('POST', path, { search: 'city=Areguá', frequency: 'daily' }, as('user', user))
      const all = await (await app.fetch(path, { headers: as('user', user) })).json()
      expect(all).toHaveLength(1)
    }
  })
})

describe('the link of a mail', () => {
  it('manages what belongs to its address, and nothing else', async () => {
    const confirmed = await (await confirm(await asked(newAddress(), 'city=Luque'))).json()
    const other = await (await confirm(await asked(newAddress(), 'city=Luque'))).json()
    const { token, savedSearch } = confirmed
    const own = `${path}/${savedSearch.id}`
    const changed = await app.send('PATCH', `${own}?token=${token}`, { name: 'Otra', status: 'paused' })
    expect(await changed.json()).toEqual({ ...savedSearch, name: 'Otra', status: 'paused' })
    expect((await app.fetch(`${own}/seen?token=${token}`, { method: 'POST' })).status).toBe(204)
    expect((await app.fetch(`${own}/news?token=${token}`)).status).toBe(200)
    for (const wrong of [other.token, 'x', links.tokenOf('subscriber', newId())])
      expect((await app.send('PATCH', `${own}?token=${wrong}`, { name: 'Ajena' })).status).toBe(404)
    expect((await app.fetch(`${path}?token=x`)).status).toBe(404)
    expect((await app.fetch(`${own}?token=${token}`, { method: 'DELETE' })).status).toBe(204)
    expect(await listed(token)).toEqual([])
    expect(await listed(other.token)).toHaveLength(1)
  })

  it('unsubscribes by one click of a mail program, from any site, again and again', async () => {
    const { token } = await (await confirm(await asked(newAddress(), 'city=Luque'))).json()
    const origins: Record<string, string>[] = [
      {},
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://mail.example', Cookie: 'oga.sid=x' },
    ]
    for (const headers of origins) {
      const answer = await unsubscribe(token, {
        headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'paused' }])
    }
    expect((await listed(token)).map(({ status }) => status)).toEqual(['paused'])
    expect((await unsubscribe('x')).status).toBe(404)
  })

  it('of a user pauses theirs and ends the alerts of favorites', async () => {
    const { db } = app.context
    const user = await insertUser(db)
    await app.send('POST', path, { search: 'city=Luque', frequency: 'daily' }, as('user', user))
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from saved_search_subscribers where user_id = ${user}`,
    )
    expect((await unsubscribe(links.tokenOf('subscriber', rows[0]?.id ?? ''))).status).toBe(200)
    const changed = await app.send('PATCH', '/api/users/me', {}, as('user', user))
    expect((await changed.json()).favoriteAlerts).toBe(false)
    const [one] = await (await app.fetch(path, { headers: as('user', user) })).json()
    expect(one.status).toBe('paused')
  })

  it('when only looked at, changes nothing and leads to the page', async () => {
    const { token } = await (await confirm(await asked(newAddress(), 'city=Luque'))).json()
    for (const method of ['GET', 'HEAD']) {
      const answer = await unsubscribe(token, { method })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/alerts?token=${token}`])
    }
    expect((await listed(token)).map(({ status }) => status)).toEqual(['active'])
    const odd = await app.fetch(`${path}/unsubscribe?token=a&token=b`)
    expect(odd.headers.get('location')).toBe('/alerts')
  })
})
