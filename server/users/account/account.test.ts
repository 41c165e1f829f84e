import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activities } from '#server/activities/activities.table.ts'
import { administrators } from '#server/administrators/administrators.table.ts'
import { sessions } from '#server/auth/sessions.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { newId } from '#server/core/ids.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { listingPrices } from '#server/listings/listingPrices.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { mediaUploads } from '#server/media/mediaUploads.table.ts'
import { pushSubscriptions } from '#server/notifications/pushSubscriptions.table.ts'
import { storeAnalyses } from '#server/prices/analyses.service.ts'
import { users } from '#server/users/users.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import {
  insertAdmin,
  insertListing,
  insertListings,
  insertPictures,
  insertUser,
} from '#tests/support/listings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())

const erase = (id: string) => app.fetch('/api/users/me', { method: 'DELETE', headers: as('user', id) })
const exportOf = (id: string) => app.fetch('/api/users/me/export', { headers: as('user', id) })

async function dump(db: Db): Promise<{ table: string; row: string }[]> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`)
  const dumped = []
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select row_to_json(t)::text as row from ${sql.raw(name)} as t`,
    )
    for (const { row } of rows) dumped.push({ table: name, row })
  }
  return dumped
}

interface Life {
  id: string
  marks: string[]
  listingIds: string[]
}

/** Marked by unique texts. */
async function liveALife(db: Db): Promise<Life> {
  const mark = newId()
  const [firstName, lastName] = [`Nombre${mark}`, `Apellido${mark}`]
  const email = `correo-${mark}@casa.test`
  const id = await insertUser(db, {
    subject: `sub-${mark}`,
    firstName,
    lastName,
    email,
    profileImageUrl: `https://fotos.test/${mark}.jpg`,
    publicProfile: true,
  })
  const listingIds = await insertListings(db, [
    {
      ownerUserId: id,
      title: 'Casa con patio',
      description: `Preguntá por ${firstName}, ${email}`,
      descriptionEn: `Ask for ${firstName}`,
      address: `Calle ${mark} 123`,
      latitude: -25.29,
      longitude: -57.57,
      locationPrecision: 'exact',
      area: '200.00',
    },
    { ownerUserId: id, status: 'draft', description: `Borrador de ${firstName}` },
    { ownerUserId: id, status: 'deleted', description: `Borrada por ${firstName}`, deletedAt: new Date() },
  ])
  const [listingId = ''] = listingIds
  const strangers = await insertListing(db, { area: '100.00' })
  await db.insert(listingPrices).values({ listingId, amount: '90000', currency: 'USD', priceUsd: '90000' })
  await db
    .insert(administrators)
    .values({ id: newId(), username: 'Administración', passwordHash: 'none' })
    .onConflictDoNothing()
  await db.insert(activities).values([
    {
      userName: `${firstName} ${lastName}`,
      action: 'create',
      subjectId: listingId,
      subjectName: 'Casa con patio',
    },
    { userName: 'Administración', action: 'update', subjectId: listingId, subjectName: 'Casa con patio' },
  ])
  await storeAnalyses(db, [listingId])
  await app.send('POST', '/api/favorites', { listingId: strangers }, as('user', id))
  await db.insert(inquiries).values([
    { id: newId(), listingId, name: 'Beto', email: 'beto@casa.test', message: `Hola ${firstName}` },
    {
      id: newId(),
      listingId: strangers,
      name: firstName,
      email: email.toUpperCase(),
      message: 'Me interesa',
    },
    { id: newId(), listingId: strangers, name: 'Beto', email: 'beto@casa.test', message: 'También yo' },
  ])
  const [mediaId = ''] = await insertPictures(db, listingId, 1)
  await db.insert(mediaUploads).values({ mediaId, userId: id })
  await db.insert(pushSubscriptions).values({
    endpoint: `https://push.test/${mark}`,
    userId: id,
    p256dh: 'key',
    auth: 'secret',
  })
  const expire = new Date(Date.now() + 3_600_000)
  await db.insert(sessions).values([
    { sid: newId(), sess: { passport: { user: id }, email }, expire },
    { sid: newId(), sess: { passport: { user: newId() } }, expire },
  ])
  return { id, listingIds, marks: [mark, firstName, lastName, email] }
}

describe('an export', () => {
  it('is everything that is kept of the user, as a file with its day in the name', async () => {
    const { id, listingIds, marks } = await liveALife(app.context.db)
    const response = await exportOf(id)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename=oga-\d{4}-\d\d-\d\d\.json$/,
    )
    const { exportedAt, user, data } = await response.json()
    expect(response.headers.get('content-disposition')).toContain(exportedAt.slice(0, 10))
    expect(user).toMatchObject({ id, email: marks[3], favoritesCount: 1 })
    expect(data.listings.map((one: { id: string }) => one.id).sort()).toEqual(listingIds.slice(0, 2).sort())
    const published = data.listings.find((one: { id: string }) => one.id === listingIds[0])
    expect(published).toMatchObject({
      address: `Calle ${marks[0]} 123`,
      latitude: -25.29,
      prices: [{ amount: '90000.00', currency: 'USD', since: expect.any(String) }],
    })
    expect(data.priceAnalyses).toMatchObject([{ listingId: listingIds[0] }])
    expect(data.favorites).toMatchObject([{ listingId: expect.any(String) }])
    expect(data.inquiries.received).toMatchObject([{ name: 'Beto', listingTitle: 'Casa con patio' }])
    expect(data.inquiries.sent).toMatchObject([{ message: 'Me interesa' }])
    expect(data.notifications).toMatchObject([{ service: 'push.test' }])
    expect(data.photos).toHaveLength(1)
  })

  it('holds nothing of anybody else, and of a new account nothing but the account', async () => {
    await liveALife(app.context.db)
    const id = await insertUser(app.context.db)
    const { data } = await (await exportOf(id)).json()
    expect(data).toMatchObject({
      listings: [],
      favorites: [],
      priceAnalyses: [],
      inquiries: { received: [], sent: [], notes: [], templates: [] },
      notifications: [],
      photos: [],
    })
  })

  it('is for users only, and only so many times an hour', async () => {
    expect((await app.fetch('/api/users/me/export')).status).toBe(401)
    const strict = await startApp({ LIMITS: 'on' }, { identify: identifyByHeader })
    try {
      const id = await insertUser(strict.context.db)
      const statuses = []
      for (let times = 0; times < 11; times++) {
        const response = await strict.fetch('/api/users/me/export', { headers: as('user', id) })
        statuses.push(response.status)
      }
      expect(statuses).toEqual([...Array(10).fill(200), 429])
    } finally {
      await strict.close()
    }
  })
})

describe('deleting an account', () => {
  it('leaves no word of the person in any table', async () => {
    const { db } = app.context
    const { id, marks } = await liveALife(db)
    const before = await dump(db)
    expect(before.filter(({ row }) => marks.some((mark) => row.includes(mark))).length).toBeGreaterThan(7)
    expect((await erase(id)).status).toBe(204)
    const left = (await dump(db)).filter(({ row }) =>
      marks.some((mark) => row.toLowerCase().includes(mark.toLowerCase())),
    )
    expect(left).toEqual([])
  })

  it('closes the listings, keeps their history, and ends the public profile', async () => {
    const { db } = app.context
    const { id, listingIds } = await liveALife(db)
    expect((await app.fetch(`/api/users/${id}`)).status).toBe(200)
    await erase(id)
    const rows = await db
      .select({ id: listings.id, status: listings.status })
      .from(listings)
      .where(eq(listings.ownerUserId, id))
    const statuses = new Map(rows.map((row) => [row.id, row.status]))
    expect(listingIds.map((one) => statuses.get(one))).toEqual(['closed', 'closed', 'deleted'])
    expect((await app.fetch(`/api/listings/${listingIds[0]}`)).status).toBe(404)
    expect((await app.fetch(`/api/users/${id}`)).status).toBe(404)
    const names = await db
      .select({ userName: activities.userName })
      .from(activities)
      .where(eq(activities.subjectId, listingIds[0] ?? ''))
    expect(names.map(({ userName }) => userName).sort()).toEqual(['Administración', '—'])
  })

  it('ends every session of the user and of nobody else', async () => {
    const { db } = app.context
    const { id } = await liveALife(db)
    const count = async () => (await db.select({ sid: sessions.sid }).from(sessions)).length
    const before = await count()
    await erase(id)
    expect(await count()).toBe(before - 1)
  })

  it('frees the identity: the same person signs in as somebody new', async () => {
    const { db } = app.context
    const [issuer, subject] = ['https://login.test', newId()]
    const id = await insertUser(db, { issuer, subject, firstName: 'Rosa', publicProfile: true })
    await erase(id)
    const again = await insertUser(db, { issuer, subject })
    expect(again).not.toBe(id)
    const [gone] = await db.select().from(users).where(eq(users.id, id))
    expect(gone).toMatchObject({
      firstName: null,
      email: null,
      publicProfile: false,
      deletedAt: expect.any(Date),
    })
    expect((await exportOf(again)).status).toBe(200)
  })

  it('is final: with an account that is gone nothing can be asked or changed any more', async () => {
    const id = await insertUser(app.context.db)
    const listingId = await insertListing(app.context.db)
    expect((await erase(id)).status).toBe(204)
    expect((await erase(id)).status).toBe(401)
    expect((await exportOf(id)).status).toBe(401)
    expect((await app.send('PATCH', '/api/users/me', { language: 'en' }, as('user', id))).status).toBe(401)
    expect((await app.send('POST', '/api/favorites', { listingId }, as('user', id))).status).toBe(401)
  })

  it('leaves listings that no administrator can show again', async () => {
    const { db } = app.context
    const id = await insertUser(db)
    const [shown = '', deleted = ''] = await insertListings(db, [
      { ownerUserId: id },
      { ownerUserId: id, status: 'deleted' },
    ])
    await erase(id)
    const admin = as('admin', await insertAdmin(db))
    const change = (listingId: string, status: string) =>
      app.send('PATCH', `/api/listings/${listingId}`, { status }, admin)
    const activate = await change(shown, 'active')
    expect(await activate.json()).toMatchObject({ code: 'conflict', error: 'Su dueño eliminó su cuenta.' })
    const act = async (action: string, listingId: string) =>
      (await app.send('POST', '/api/admin/properties/batch', { action, ids: [listingId] }, admin)).json()
    expect(await act('restore', deleted)).toMatchObject([{ outcome: 'done', status: 'draft' }])
    for (const listingId of [shown, deleted]) {
      expect((await change(listingId, 'pending')).status).toBe(200)
      expect(await act('approve', listingId)).toMatchObject([{ outcome: 'failed' }])
      expect((await app.fetch(`/api/listings/${listingId}`)).status).toBe(404)
    }
  })

  it('is done once when it is asked for at once, twice', async () => {
    const { id } = await liveALife(app.context.db)
    const answers = await Promise.all([erase(id), erase(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401])
  })

  it('is for users only', async () => {
    expect((await app.fetch('/api/users/me', { method: 'DELETE' })).status).toBe(401)
    const admin = { method: 'DELETE', headers: as('admin', newId()) }
    expect((await app.fetch('/api/users/me', admin)).status).toBe(403)
  })

  it('is all or nothing: where one part fails, everything is as it was', async () => {
    const { db } = app.context
    const { id, marks } = await liveALife(db)
    const count = async () =>
      (await dump(db)).filter(({ row }) => marks.some((mark) => row.includes(mark))).length
    const before = await count()
    await db.execute(sql`create function fail_once() returns trigger language plpgsql as
      $$ begin raise exception 'no'; end $$`)
    await db.execute(sql`create trigger fail_once before delete on sessions execute function fail_once()`)
    expect((await erase(id)).status).toBe(500)
    expect(await count()).toBe(before)
    await db.execute(sql`drop trigger fail_once on sessions`)
    await db.execute(sql`drop function fail_once()`)
    expect((await erase(id)).status).toBe(204)
  })
})
