import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import type { Activity } from '#shared/activities.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { actors, as, ensureActors, identifyByHeader } from '#tests/support/calls.ts'
import { insertListing, insertUser } from '#tests/support/listings.ts'
import { type NewActivity, recordActivities, recordActivity } from './activities.service.ts'
import { activities } from './activities.table.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  await ensureActors(app.context.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.context.db.delete(activities)
})

const admin = as('admin', actors.admin.id)
const ana = { kind: 'admin', id: actors.admin.id, name: 'Ana' } as const
const at = (text: string) => new Date(text)

function done(fields: Partial<NewActivity> = {}): NewActivity {
  return {
    actor: ana,
    event: 'update',
    subject: { kind: 'listing', id: 'listing00001', name: 'Casa en Luque' },
    ...fields,
  }
}

async function read(query = '') {
  const response = await app.fetch(`/api/admin/activities${query}`, { headers: admin })
  expect(response.status).toBe(200)
  return { response, list: (await response.json()) as Activity[] }
}
const namesOf = async (query: string) => (await read(query)).list.map(({ propertyTitle }) => propertyTitle)

async function change(id: string, body: object, headers: Record<string, string>) {
  const response = await app.send('PATCH', `/api/listings/${id}`, body, headers)
  expect(response.status, await response.text()).toBe(200)
}

describe('activities', () => {
  it('when an owner changes a listing, tell who changed which fields from what to what', async () => {
    const { db } = app.context
    const owner = await insertUser(db, { firstName: 'Rosa', lastName: 'Duarte' })
    const id = await insertListing(db, {
      ownerUserId: owner,
      title: 'Casa',
      bedrooms: 2,
      capacity: 1,
      minStayDays: 1,
    })
    await change(id, { title: 'Casa con patio', bedrooms: 3, priceUSD: 95_000 }, as('user', owner))
    const [activity] = (await read()).list
    expect(activity).toEqual({
      id: expect.stringMatching(/^\d+$/),
      userName: 'Rosa Duarte',
      action: 'update',
      event: 'update',
      propertyTitle: 'Casa con patio',
      createdAt: expect.any(String),
      actor: { kind: 'user', id: owner },
      subject: { kind: 'listing', id },
      changes: {
        title: ['Casa', 'Casa con patio'],
        bedrooms: [2, 3],
        price: [
          { amount: 100_000, currency: 'USD' },
          { amount: 95_000, currency: 'USD' },
        ],
      },
      reason: null,
    })
  })

  it('when a status or a mark changes, name what happened', async () => {
    const id = await insertListing(app.context.db, { status: 'pending', firstPublishedAt: null })
    await change(id, { status: 'active' }, admin)
    await change(id, { featured: true }, admin)
    await change(id, { status: 'draft', rejectionReason: 'Faltan fotos' }, admin)
    await app.fetch(`/api/listings/${id}`, { method: 'DELETE', headers: admin })
    const { list } = await read()
    expect(list.map(({ event }) => event)).toEqual(['delete', 'reject', 'feature', 'approve'])
    expect(list[1]).toMatchObject({ reason: 'Faltan fotos', changes: { status: ['active', 'draft'] } })
    expect(list[0]).toMatchObject({ action: 'delete', changes: { status: ['draft', 'deleted'] } })
  })

  it('of a newer version are shown by what they did', async () => {
    await recordActivity(app.context.db, done({ event: 'refresh' }))
    await app.context.db.execute("update activities set event = 'of tomorrow'")
    expect((await read()).list).toMatchObject([{ event: 'update', action: 'update' }])
  })

  it('are written with the change or not at all', async () => {
    const { db } = app.context
    await expect(
      db.transaction(async (tx) => {
        await recordActivity(tx, done())
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect((await read()).list).toEqual([])
  })

  it('hold no secret and no endless text', async () => {
    const long = 'ñ🏠'.repeat(1000)
    await recordActivity(
      app.context.db,
      done({
        changes: {
          passwordHash: ['a', 'b'],
          totpSecret: ['c', 'd'],
          description: [null, long],
          list: [[], Array(500).fill('x')],
        },
      }),
    )
    const [activity] = (await read()).list
    expect(Object.keys(activity?.changes ?? {}).sort()).toEqual(['description', 'list'])
    expect(JSON.stringify(activity?.changes).length).toBeLessThan(2000)
  })
})

describe('the list of activities', () => {
  it('has the ten newest, and pages to the rest without a gap', async () => {
    const moments = Array.from(
      { length: 25 },
      (_, index) => new Date(Date.UTC(2026, 4, 1 + Math.floor(index / 3))),
    )
    await recordActivities(
      app.context.db,
      moments.map((moment, index) =>
        done({ at: moment, subject: { kind: 'agent', id: newId(), name: `${index}` } }),
      ),
    )
    const { response, list } = await read()
    expect(list).toHaveLength(10)
    expect(response.headers.get('X-Total-Count')).toBe('25')
    const names: string[] = []
    for (let address: string | undefined = '/api/admin/activities?limit=7'; address; ) {
      const page = await app.fetch(address, { headers: admin })
      names.push(...((await page.json()) as Activity[]).map(({ propertyTitle }) => propertyTitle))
      address = page.headers.get('Link')?.match(/<(.*)>/)?.[1]
    }
    expect(names).toEqual(Array.from({ length: 25 }, (_, index) => String(24 - index)))
  })

  it('groups the sign-ins of a person between two other activities, and pages through the groups', async () => {
    const beto = { kind: 'admin', id: newId(), name: 'Beto' } as const
    const signIns = { ana: ana, beto }
    const told = 'ana in, ana out, beto in, ana in, ana in, -, ana out, -, -, ana in, beto in, beto in'
    await recordActivities(
      app.context.db,
      told
        .split(', ')
        .reverse()
        .map((what, index) => {
          const [name, event] = what.split(' ')
          const moment = { at: new Date(Date.UTC(2026, 4, 1, 0, index)) }
          if (event === undefined) return done({ ...moment, subject: { kind: 'agent', id: 'x', name: 'X' } })
          const actor = name === 'ana' ? signIns.ana : signIns.beto
          const subject = { kind: 'administrator', id: actor.id, name: actor.name } as const
          return done({ ...moment, actor, subject, event: event === 'in' ? 'sign_in' : 'sign_out' })
        }),
    )
    const pages: string[][] = []
    for (let address: string | undefined = '/api/admin/activities?grouped=true&limit=3'; address; ) {
      const page = await app.fetch(address, { headers: admin })
      expect(page.headers.get('X-Total-Count')).toBe('12')
      const list = (await page.json()) as Activity[]
      pages.push(
        list.map(({ userName, event, createdAt, repeated }) =>
          [userName, event, createdAt.slice(14, 16), repeated?.times, repeated?.since.slice(14, 16)]
            .filter((part) => part !== undefined)
            .join(' '),
        ),
      )
      address = page.headers.get('Link')?.match(/<(.*)>/)?.[1]
    }
    expect(pages).toEqual([
      ['Ana sign_in 11 3 07', 'Beto sign_in 09', 'Ana update 06'],
      ['Ana sign_out 05', 'Ana update 04', 'Ana update 03'],
      ['Ana sign_in 02', 'Beto sign_in 01 2 00'],
    ])
    expect((await read()).list).toHaveLength(10)
  })

  it('shows ten groups however many sign-ins there are', async () => {
    await recordActivities(
      app.context.db,
      Array.from({ length: 3000 }, (_, index) =>
        done({
          event: index % 300 === 0 ? 'update' : 'sign_in',
          at: new Date(Date.UTC(2026, 4, 1, 0, 0, index)),
        }),
      ),
    )
    const { list, response } = await read('?grouped=true')
    expect(list).toHaveLength(10)
    expect(list[0]).toMatchObject({ event: 'sign_in', repeated: { times: 299 } })
    expect(response.headers.get('Link')).toContain('cursor=')
  })

  it('is filtered by who, what, subject, words and days in Paraguay', async () => {
    const system = { kind: 'system', id: null, name: 'Óga' } as const
    const rosa = { kind: 'user', id: 'user00000001', name: 'Rosa Núñez' } as const
    await recordActivities(app.context.db, [
      done({
        event: 'create',
        at: at('2026-05-04T02:59:59Z'),
        subject: { kind: 'listing', id: 'a', name: 'A' },
      }),
      done({ actor: rosa, at: at('2026-05-04T03:00:00Z'), subject: { kind: 'agent', id: 'b', name: 'B' } }),
      done({
        actor: system,
        event: 'delete',
        reason: '100% vacío',
        at: at('2026-05-06T02:00:00Z'),
        subject: { kind: 'user', id: 'c', name: 'C' },
      }),
    ])
    expect(await namesOf('?actorKind=admin')).toEqual(['A'])
    expect(await namesOf(`?actorId=${rosa.id}`)).toEqual(['B'])
    expect(await namesOf('?action=create,delete')).toEqual(['C', 'A'])
    expect(await namesOf('?subjectKind=agent')).toEqual(['B'])
    expect(await namesOf('?subjectId=c')).toEqual(['C'])
    expect(await namesOf('?text=nunez+rosa')).toEqual(['B'])
    expect(await namesOf('?text=100%25')).toEqual(['C'])
    expect(await namesOf('?text=_')).toEqual([])
    expect(await namesOf('?from=2026-05-04')).toEqual(['C', 'B'])
    expect(await namesOf('?from=2026-05-04&to=2026-05-05')).toEqual(['C', 'B'])
    expect(await namesOf('?to=2026-05-03')).toEqual(['A'])
  })

  it.each([
    'limit=0',
    'limit=201',
    'cursor=x',
    'cursor=eyJzIjoiZGF0ZS5kZXNjIn0',
    'from=2026-02-30',
    'to=yesterday',
    'action=explode',
    'actorKind=root',
    'text=a%00b',
  ])('refuses %s', async (query) => {
    expect((await app.fetch(`/api/admin/activities?${query}`, { headers: admin })).status).toBe(400)
  })

  it('is for administrators', async () => {
    expect((await app.fetch('/api/admin/activities')).status).toBe(401)
    expect((await app.fetch('/api/admin/activities', { headers: as('user', actors.user.id) })).status).toBe(
      401,
    )
  })
})
