import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listings } from '#server/listings/listings.table.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { deleteJobs, jobsOf } from '#tests/support/jobs.ts'
import { insertListing, insertListings, insertUser } from '#tests/support/listings.ts'
import { expireListings, remindOwners } from './expiry.ts'

let app: TestApp
let notifier: Notifier
let owner: string
beforeAll(async () => {
  app = await startApp()
  notifier = app.services.notifier
  owner = await insertUser(app.context.db)
})
afterEach(async () => {
  await app.context.db.delete(listings)
  await deleteJobs(app.context.db)
})
afterAll(() => app.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

async function statusesOf(ids: string[]): Promise<Record<string, string>> {
  const { db } = app.context
  const rows = await db
    .select({ id: listings.id, status: listings.status })
    .from(listings)
    .where(inArray(listings.id, ids))
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]))
}

async function mailedMessages(): Promise<unknown[]> {
  const jobs = await jobsOf(app.context.db)
  const byMail = jobs.filter(({ name }) => name === 'send-mail')
  expect(jobs.filter(({ name }) => name === 'push')).toHaveLength(byMail.length)
  return byMail.map(({ data: { userId, message } }) => ({ userId, message }))
}

describe('expiry', () => {
  it('expires active listings 60 days after they were last confirmed, and no others', async () => {
    const { db } = app.context
    const [old = '', recent = '', closed = ''] = await insertListings(db, [
      { lastConfirmedAt: daysAgo(61) },
      { lastConfirmedAt: daysAgo(59) },
      { lastConfirmedAt: daysAgo(90), status: 'closed' },
    ])
    expect(await expireListings(db, notifier)).toBe(1)
    expect(await expireListings(db, notifier)).toBe(0)
    expect(await statusesOf([old, recent, closed])).toEqual({
      [old]: 'expired',
      [recent]: 'active',
      [closed]: 'closed',
    })
  })

  it('notifies the owner if it is a user, not an administrator', async () => {
    const { db } = app.context
    const [own = ''] = await insertListings(db, [
      { lastConfirmedAt: daysAgo(61), ownerUserId: owner, title: 'Casa', titleEn: 'House' },
      { lastConfirmedAt: daysAgo(61) },
    ])
    expect(await expireListings(db, notifier)).toBe(2)
    expect(await mailedMessages()).toEqual([
      {
        userId: owner,
        message: { kind: 'listing_expired', listingId: own, title: 'Casa', titleEn: 'House' },
      },
    ])
  })

  it('expires nothing when notifying fails', async () => {
    const { db } = app.context
    const own = await insertListing(db, { lastConfirmedAt: daysAgo(61), ownerUserId: owner })
    const failing = { notify: () => Promise.reject(new Error('no queue')) }
    await expect(expireListings(db, failing)).rejects.toThrow('no queue')
    expect(await statusesOf([own])).toEqual({ [own]: 'active' })
  })
})

describe('the reminder', () => {
  it('is sent to users in the last 7 days, with the expiry date', async () => {
    const { db } = app.context
    const confirmed = daysAgo(54)
    const [due = ''] = await insertListings(db, [
      { lastConfirmedAt: confirmed, ownerUserId: owner },
      { lastConfirmedAt: daysAgo(52.9), ownerUserId: owner },
      { lastConfirmedAt: daysAgo(60.1), ownerUserId: owner },
      { lastConfirmedAt: daysAgo(54), ownerUserId: owner, status: 'reserved' },
      { lastConfirmedAt: daysAgo(54) },
    ])
    expect(await remindOwners(db, notifier)).toBe(1)
    const expiresAt = new Date(confirmed.getTime() + 60 * 86_400_000).toISOString()
    expect(await mailedMessages()).toEqual([
      {
        userId: owner,
        message: {
          kind: 'listing_expiring',
          listingId: due,
          title: 'Casa en venta',
          titleEn: null,
          expiresAt,
        },
      },
    ])
  })

  it('is sent once per confirmation', async () => {
    const { db } = app.context
    const id = await insertListing(db, { lastConfirmedAt: daysAgo(55), ownerUserId: owner })
    expect(await remindOwners(db, notifier)).toBe(1)
    expect(await remindOwners(db, notifier)).toBe(0)
    const confirmAgain = { remindedAt: daysAgo(60), lastConfirmedAt: daysAgo(54) }
    await db.update(listings).set(confirmAgain).where(eq(listings.id, id))
    expect(await remindOwners(db, notifier)).toBe(1)
    expect(await remindOwners(db, notifier)).toBe(0)
    expect(await mailedMessages()).toHaveLength(2)
  })

  it('is sent once when several servers run at the same time', async () => {
    const { db } = app.context
    const many = Array.from({ length: 250 }, () => ({ lastConfirmedAt: daysAgo(55), ownerUserId: owner }))
    await insertListings(db, many)
    const counts = await Promise.all([1, 2, 3].map(() => remindOwners(db, notifier)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(250)
    expect(await mailedMessages()).toHaveLength(250)
  })

  it('is sent again when notifying failed', async () => {
    const { db } = app.context
    await insertListing(db, { lastConfirmedAt: daysAgo(55), ownerUserId: owner })
    const failing = { notify: () => Promise.reject(new Error('no queue')) }
    await expect(remindOwners(db, failing)).rejects.toThrow('no queue')
    expect(await remindOwners(db, notifier)).toBe(1)
  })
})
