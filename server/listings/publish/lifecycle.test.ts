import { describe, expect, it } from 'vitest'
import { writeSetting } from '#server/settings/settings.service.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { type ListingStatus, listingStatuses } from '#shared/listings/listingTypes.ts'
import { insertListing } from '#tests/support/listings.ts'
import { myListings } from '#tests/support/myListings.ts'

const scene = myListings()
const { change, renew, ok, rowOf } = scene

describe('the lifecycle of a listing', () => {
  const day = 86_400_000
  const long = new Date(Date.now() - 70 * day)
  const inState = (status: ListingStatus, published = status !== 'draft' && status !== 'pending') =>
    insertListing(scene.app.context.db, {
      ownerUserId: scene.ownerId,
      status,
      firstPublishedAt: published ? long : null,
      lastConfirmedAt: published ? long : null,
      remindedAt: published ? long : null,
    })
  const from = listingStatuses.filter((status) => status !== 'deleted')
  const transitions = from.flatMap((before) => listingStatuses.map((wanted) => [before, wanted] as const))
  const owners = new Set<ListingStatus>(['draft', 'active', 'reserved', 'closed'])

  it.each(transitions)(
    'when its owner sets %s to %s, allows owners’ statuses only',
    async (before, wanted) => {
      const id = await inState(before)
      const answer = await change(id, { status: wanted })
      const allowed = owners.has(wanted) || wanted === before
      expect(answer.status).toBe(allowed ? 200 : 422)
      const row = await rowOf(id)
      expect(row.status).toBe(allowed ? wanted : before)
      const confirmed = row.lastConfirmedAt && row.lastConfirmedAt > long
      expect(Boolean(confirmed)).toBe(wanted === 'active' && before !== 'active')
      if (confirmed) expect(row.remindedAt).toBeNull()
      if (before !== 'draft' && before !== 'pending') expect(row.firstPublishedAt).toEqual(long)
      expect(row.closedAt !== null).toBe(wanted === 'closed' && before !== 'closed')
    },
  )

  it.each(transitions)('when an administrator sets %s to %s, allows it', async (before, wanted) => {
    const id = await inState(before)
    expect((await change(id, { status: wanted }, scene.admin)).status).toBe(200)
    const row = await rowOf(id)
    expect(row.status).toBe(wanted)
    expect(row.deletedAt !== null).toBe(wanted === 'deleted')
  })

  it('with moderation, an owner’s activation of an unapproved listing is pending, otherwise active', async () => {
    await writeSetting(scene.app.context.db, 'moderation', true)
    try {
      for (const [status, published, then] of [
        ['draft', false, 'pending'],
        ['pending', false, 'pending'],
        ['closed', false, 'pending'],
        ['draft', true, 'active'],
        ['reserved', true, 'active'],
        ['expired', true, 'active'],
      ] as const) {
        const id = await inState(status, published)
        expect(await ok(change(id, { status: 'active' }))).toMatchObject({ status: then })
      }
      const refusedOnce = await inState('draft', true)
      await ok(change(refusedOnce, { rejectionReason: 'Precio falso' }, scene.admin))
      expect(await ok(change(refusedOnce, { status: 'active' }))).toMatchObject({ status: 'pending' })
      expect(await ok(change(refusedOnce, { status: 'active' }, scene.admin))).toMatchObject({
        status: 'active',
      })
    } finally {
      await writeSetting(scene.app.context.db, 'moderation', false)
    }
  })

  it('when it was never published, it is not in others’ batches in any status', async () => {
    const id = await inState('draft')
    await ok(change(id, { status: 'reserved' }))
    const batch = (who: Record<string, string>) =>
      ok<Listing[]>(scene.app.send('POST', '/api/listings/batch', { ids: [id] }, who))
    expect(await batch({})).toEqual([])
    expect(await batch(scene.owner)).toHaveLength(1)
  })

  it.each(from)('when %s is renewed, becomes active or conflicts', async (status) => {
    const id = await inState(status)
    const answer = await renew(id)
    const renewable = status === 'active' || status === 'expired'
    expect(answer.status).toBe(renewable ? 200 : 409)
    const row = await rowOf(id)
    expect(row.status).toBe(renewable ? 'active' : status)
    if (renewable) {
      expect(row.lastConfirmedAt?.getTime()).toBeGreaterThan(Date.now() - day)
      expect(row.remindedAt).toBeNull()
    }
  })
})
