import { describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { listingStatuses } from '#shared/listings/listingTypes.ts'
import type { MyListing } from '#shared/listings/publishing.ts'
import { insertListing, insertListings, insertUser } from '#tests/support/listings.ts'
import { myListings } from '#tests/support/myListings.ts'

const scene = myListings()
const { mine, ok, refused } = scene

describe('GET /api/listings/mine', () => {
  it('returns every status but deleted, newest first, with the fields that only the owner sees', async () => {
    const { db } = scene.app.context
    const hour = (n: number) => new Date(Date.UTC(2026, 0, 1, n))
    const confirmedAt = new Date('2026-05-01T10:00:00Z')
    const ids = await insertListings(
      db,
      listingStatuses.map((status, index) => ({
        ownerUserId: scene.ownerId,
        status,
        createdAt: hour(index),
        lastConfirmedAt: confirmedAt,
        views: index,
      })),
    )
    const active = ids[listingStatuses.indexOf('active')] ?? ''
    await db
      .insert(inquiries)
      .values(
        [1, 2].map(() => ({ id: newId(), listingId: active, name: 'A', email: 'a@b.py', message: 'Hola' })),
      )
    const answer = await mine()
    expect(answer.headers.get('x-total-count')).toBe(`${listingStatuses.length - 1}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const all = await ok<MyListing[]>(answer)
    expect(all.map(({ status }) => status)).toEqual(
      listingStatuses.filter((status) => status !== 'deleted').reverse(),
    )
    expect(all.find(({ id }) => id === active)).toMatchObject({
      inquiriesCount: 2,
      expiresAt: '2026-06-30T10:00:00.000Z',
      views: listingStatuses.indexOf('active'),
    })
    expect(all.filter(({ expiresAt }) => expiresAt !== null)).toHaveLength(1)
  })

  it('pages without repeating or missing any when listings are added meanwhile, and without those of others', async () => {
    const { db } = scene.app.context
    const same = new Date('2026-02-02T02:02:02Z')
    const ids = await insertListings(
      db,
      Array.from({ length: 5 }, () => ({ ownerUserId: scene.ownerId, createdAt: same })),
    )
    await insertListing(db, { ownerUserId: await insertUser(db) })
    const seen: string[] = []
    let path: string | undefined = '/api/listings/mine?limit=2'
    while (path) {
      const page = await scene.app.fetch(path, { headers: scene.owner })
      seen.push(...(await ok<MyListing[]>(page)).map(({ id }) => id))
      if (seen.length === 2) await insertListing(db, { ownerUserId: scene.ownerId })
      path = page.headers.get('link')?.match(/<(.+)>/)?.[1]
    }
    expect(seen).toEqual([...ids].sort())
    expect(await refused(mine('?cursor=nonsense'))).toEqual({ status: 400, code: 'bad_cursor' })
    expect(await refused(mine('?limit=0'))).toMatchObject({ status: 400 })
  })
})
