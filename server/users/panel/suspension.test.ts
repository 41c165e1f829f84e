import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { listings } from '#server/listings/listings.table.ts'
import { writeSetting } from '#server/settings/settings.service.ts'
import type { Activity } from '#shared/activities.ts'
import type { ModeratedListing } from '#shared/listings/moderation.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { jobsOf } from '#tests/support/jobs.ts'
import { insertAdmin, insertListings, insertUser } from '#tests/support/listings.ts'

let app: TestApp
let admin: Record<string, string>
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  await app.services.queue.install()
  admin = as('admin', await insertAdmin(app.context.db, { username: 'ana' }))
})
afterAll(() => app.close())

const batch = async (action: string, ids: string[]) =>
  (await app.send('POST', '/api/admin/properties/batch', { action, ids }, admin)).json()
const statusOf = async (id: string) => {
  const [row] = await app.context.db.select().from(listings).where(eq(listings.id, id))
  return row?.status
}
const messagesTo = async (userId: string) =>
  (await jobsOf(app.context.db)).flatMap(({ name, data }) =>
    name === 'send-mail' && data.userId === userId ? [data.message] : [],
  )

describe('a suspended account', () => {
  const suspend = (id: string, reason = 'Avisos falsos.') =>
    app.send('POST', `/api/admin/users/${id}/suspend`, { reason }, admin)
  const lift = (id: string) => app.send('POST', `/api/admin/users/${id}/lift`, {}, admin)

  it('has its listings hidden at once, and back as they were when it is lifted', async () => {
    const { db } = app.context
    const id = await insertUser(db, { firstName: 'Beto', publicProfile: true })
    const [shown = '', reserved = '', draft = '', over = '', gone = ''] = await insertListings(db, [
      { ownerUserId: id },
      { ownerUserId: id, status: 'reserved' },
      { ownerUserId: id, status: 'draft' },
      { ownerUserId: id, lastConfirmedAt: new Date(Date.now() - 61 * 86_400_000) },
      { ownerUserId: id },
    ])
    await batch('delete', [gone])
    expect((await app.fetch(`/api/listings/${shown}`)).status).toBe(200)
    expect((await suspend(id)).status).toBe(200)
    expect((await app.fetch(`/api/listings/${shown}`)).status).toBe(404)
    expect((await app.fetch(`/api/users/${id}`)).status).toBe(404)
    const favorites = await app.send('POST', '/api/listings/batch', { ids: [shown, reserved] })
    expect((await favorites.json()).map(({ status }: ModeratedListing) => status)).toEqual([
      'closed',
      'closed',
    ])
    const messages = await messagesTo(id)
    expect(messages).toHaveLength(2)
    expect(messages).toContainEqual(expect.objectContaining({ kind: 'listing_closed', listingId: gone }))
    expect(messages).toContainEqual(
      expect.objectContaining({ kind: 'account_suspended', reason: 'Avisos falsos.' }),
    )

    expect((await suspend(id)).status).toBe(409)
    expect(await batch('restore', [gone])).toMatchObject([{ outcome: 'done', status: 'closed' }])
    expect((await app.send('PATCH', `/api/listings/${shown}`, { status: 'active' }, admin)).status).toBe(409)

    expect((await lift(id)).status).toBe(200)
    expect((await lift(id)).status).toBe(409)
    const statuses = await Promise.all([shown, reserved, draft, over, gone].map(statusOf))
    expect(statuses).toEqual(['active', 'reserved', 'draft', 'expired', 'active'])
    expect((await app.fetch(`/api/listings/${shown}`)).status).toBe(200)
  })

  it('publishes and changes nothing, however the two meet', async () => {
    const { db } = app.context
    const id = await insertUser(db)
    const body = {
      title: 'A la vez',
      description: 'Una casa.',
      propertyType: 'house',
      neighborhood: 'Centro',
      city: 'Luque',
      priceUSD: 90_000,
    }
    await writeSetting(db, 'moderation', false)
    const [published] = await Promise.all([
      app.send('POST', '/api/listings', body, as('user', id)),
      suspend(id),
    ])
    expect([201, 401]).toContain(published.status)
    const rows = await db.select().from(listings).where(eq(listings.ownerUserId, id))
    expect(rows.map(({ status }) => status)).toEqual(published.status === 201 ? ['closed'] : [])
    expect((await app.send('POST', '/api/listings', body, as('user', id))).status).toBe(401)
  })

  it('is found by name, mail and id, with what it owns, and its story is in the activities', async () => {
    const { db } = app.context
    const id = await insertUser(db, { firstName: 'Zulma', lastName: 'Ñandutí', email: 'zulma@mail.test' })
    await insertListings(db, [{ ownerUserId: id }, { ownerUserId: id, status: 'draft' }])
    for (const text of ['nanduti zul', 'ZULMA@mail', id]) {
      const found = await (await app.fetch(`/api/admin/users?text=${text}`, { headers: admin })).json()
      expect(found, text).toMatchObject([{ id, listingsCount: 2, activeListings: 1, suspendedAt: null }])
    }
    await suspend(id, 'Motivo.')
    const suspended = await (await app.fetch('/api/admin/users?suspended=true', { headers: admin })).json()
    expect(suspended[0]).toMatchObject({ id, suspensionReason: 'Motivo.' })
    const told: Activity[] = await (
      await app.fetch(`/api/admin/activities?subjectId=${id}`, { headers: admin })
    ).json()
    expect(told).toMatchObject([{ event: 'suspend', reason: 'Motivo.', propertyTitle: 'Zulma Ñandutí' }])
  })

  it('needs a reason, and exists', async () => {
    const id = await insertUser(app.context.db)
    expect((await suspend(id, ' ')).status).toBe(422)
    expect((await suspend(newId())).status).toBe(404)
    expect((await suspend('x')).status).toBe(404)
    expect((await app.fetch('/api/admin/users?text=%25', { headers: admin })).status).toBe(200)
  })
})
