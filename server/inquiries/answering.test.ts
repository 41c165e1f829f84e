import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { listings } from '#server/listings/listings.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertAgency, insertListing, insertUser } from '#tests/support/listings.ts'
import { refreshAnswering } from './answering.ts'
import { inquiries } from './inquiries.table.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
})
afterAll(() => app.close())

const hour = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour)

/** Hours until each answer; null: none. */
async function ask(
  listingId: string,
  recipientUserId: string | null,
  answers: readonly (number | null)[],
  more: Partial<typeof inquiries.$inferInsert> = {},
) {
  await app.context.db.insert(inquiries).values(
    answers.map((hours, at) => ({
      id: newId(),
      listingId,
      recipientUserId,
      name: 'Rosa',
      email: `rosa${at}@example.com`,
      message: '¿Sigue disponible?',
      createdAt: hoursAgo(100),
      firstAnsweredAt: hours === null ? null : hoursAgo(100 - hours),
      ...more,
    })),
  )
}

async function isMarked(id: string) {
  const [row] = await app.context.db.select().from(listings).where(eq(listings.id, id))
  return row?.answersInquiries
}

describe('who answers inquiries', () => {
  it('within a day, four of five at least, has marked listings; others have none', async () => {
    const { db } = app.context
    const cases = [
      [[1, 2, 3, 20, null], true],
      [[1, 2, 3, null, null], false],
      [[1, 2, 3, 4], false],
      [[30, 30, 30, 30, 1], false],
    ] as const
    for (const [answers, marked] of cases) {
      const ownerUserId = await insertUser(db)
      const id = await insertListing(db, { ownerUserId })
      const other = await insertListing(db, { ownerUserId, status: 'closed' })
      await ask(id, ownerUserId, answers)
      await ask(id, ownerUserId, [1, 1, 1, 1, 1], { status: 'spam' })
      await ask(id, ownerUserId, [1, 1, 1, 1, 1], { createdAt: hoursAgo(24 * 200) })
      await refreshAnswering(db)
      expect([answers, await isMarked(id), await isMarked(other)]).toEqual([answers, marked, marked])
    }
  })

  it('loses the mark again, and agencies have their own', async () => {
    const { db } = app.context
    const agencyId = await insertAgency(db)
    const [ours, others] = [await insertListing(db, { agencyId }), await insertListing(db)]
    await ask(ours, null, [1, 1, 1, 1, 1], { agencyId })
    await refreshAnswering(db)
    expect([await isMarked(ours), await isMarked(others)]).toEqual([true, false])
    await ask(ours, null, [null, null, null], { agencyId })
    await refreshAnswering(db)
    expect(await isMarked(ours)).toBe(false)
  })

  it('comes before another alike, however old, and not before one with a picture more', async () => {
    const { db } = app.context
    const [answering, silent] = [await insertUser(db), await insertUser(db)]
    const place = { city: 'Quiindy', neighborhood: 'Centro' }
    const first = await insertListing(db, {
      ...place,
      ownerUserId: answering,
      firstPublishedAt: hoursAgo(2000),
    })
    const second = await insertListing(db, {
      ...place,
      ownerUserId: silent,
      firstPublishedAt: hoursAgo(1990),
      priceUsd: '91000',
    })
    const order = async () => {
      await app.services.responseCache.awaitInvalidation()
      const response = await app.fetch('/api/listings?searchQuery=casa+en+quiindy')
      const found: { id: string }[] = await response.json()
      return found.map(({ id }) => id)
    }
    expect(await order()).toEqual([second, first])
    await ask(first, answering, [1, 1, 1, 1, 1])
    await refreshAnswering(db)
    expect(await order()).toEqual([first, second])
    await db
      .update(listings)
      .set({ area: '120.00', amenities: ['pool'] })
      .where(eq(listings.id, second))
    await db.update(listings).set({ area: null, amenities: [] }).where(eq(listings.id, first))
    expect(await order()).toEqual([second, first])
  })
})
