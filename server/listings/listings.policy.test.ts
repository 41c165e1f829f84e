import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#server/core/http/actor.ts'
import { newId } from '#server/core/ids.ts'
import { listingStatuses } from '#shared/listings/listingTypes.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertAdmin, insertAgency, insertListings, insertUser } from '#tests/support/listings.ts'
import { can, isOwnedBy, l, requireCan, whereCan } from './listings.policy.ts'
import { listings } from './listings.table.ts'

const parties = [
  'visitor',
  'owner',
  'other',
  'admin',
  'agencyOwner',
  'agent',
  'assistant',
  'otherAgency',
] as const
type Party = (typeof parties)[number]

let app: TestApp
let actors: Record<Party, Actor>
let rows: Pick<
  typeof listings.$inferSelect,
  'id' | 'status' | 'ownerUserId' | 'agencyId' | 'firstPublishedAt'
>[]

beforeAll(async () => {
  app = await startApp()
  const { db } = app.context
  const [owner, other, admin] = [await insertUser(db), await insertUser(db), await insertAdmin(db)]
  const agencyId = await insertAgency(db)
  actors = {
    visitor: { kind: 'visitor' },
    owner: { kind: 'user', id: owner },
    other: { kind: 'user', id: other },
    admin: { kind: 'admin', id: admin, agencyId: null },
    agencyOwner: { kind: 'user', id: owner, membership: { agencyId, role: 'owner' } },
    agent: { kind: 'user', id: other, membership: { agencyId, role: 'agent' } },
    assistant: { kind: 'user', id: other, membership: { agencyId, role: 'assistant' } },
    otherAgency: { kind: 'user', id: other, membership: { agencyId: newId(), role: 'owner' } },
  }
  const authors = [
    { ownerUserId: owner },
    { ownerUserId: other },
    { ownerAdminId: admin },
    { ownerUserId: owner, agencyId },
    { ownerAdminId: admin, agencyId },
  ]
  const ids = await insertListings(
    db,
    listingStatuses.flatMap((status) =>
      authors.flatMap((author) =>
        [null, new Date()]
          .filter((firstPublishedAt) => status !== 'active' || firstPublishedAt)
          .map((firstPublishedAt) => ({ id: newId(), ...author, status, firstPublishedAt })),
      ),
    ),
  )
  const { id, status, ownerUserId, agencyId: agency, firstPublishedAt } = listings
  rows = await db
    .select({ id, status, ownerUserId, agencyId: agency, firstPublishedAt })
    .from(listings)
    .where(inArray(id, ids))
})
afterAll(() => app.close())

const actions = ['see', 'change', 'remove', 'assign', 'moderate', 'view', 'favorite'] as const

describe('what an actor may do with a listing', () => {
  it.each(actions)(
    'is the same in memory and in SQL for %s, every actor and every status',
    async (action) => {
      const { db } = app.context
      for (const party of parties) {
        const actor = actors[party]
        const expected = rows.filter((row) => can(actor, action, row)).map(({ id }) => id)
        const found = await db.select({ id: listings.id }).from(listings).where(whereCan(actor, action))
        expect(found.map(({ id }) => id).sort(), party).toEqual(expected.sort())
        const aliased = await db.execute<{ id: string }>(
          sql`select l.id from listings l where ${whereCan(actor, action, l)}`,
        )
        expect(aliased.rows.map(({ id }) => id).sort(), party).toEqual(expected.sort())
      }
    },
  )

  it.each([
    ['see', { visitor: ['active'], other: ['active'] }],
    ['change', { visitor: [], other: [] }],
  ] as const)('to %s another owner’s listing depends on its status', (action, allowed) => {
    const theirs = rows.filter(
      ({ ownerUserId, agencyId }) => ownerUserId === Object(actors.owner).id && agencyId === null,
    )
    const statusesOf = (actor: Actor) => [
      ...new Set(theirs.filter((row) => can(actor, action, row)).map(({ status }) => status)),
    ]
    expect(statusesOf(actors.visitor)).toEqual(allowed.visitor)
    expect(statusesOf(actors.other)).toEqual(allowed.other)
    const all = listingStatuses.filter((status) => status !== 'deleted')
    expect(statusesOf(actors.owner).sort()).toEqual(all.sort())
    expect(statusesOf(actors.admin).sort()).toEqual([...listingStatuses].sort())
  })

  it('is rejected as not found where they may not see it, otherwise as forbidden', () => {
    const refusal = (actor: Actor, status: string) => {
      const row = rows.find(
        (one) =>
          one.status === status && one.ownerUserId === Object(actors.owner).id && one.agencyId === null,
      )
      try {
        requireCan(actor, 'change', row)
      } catch (error) {
        return Object(error).code
      }
    }
    expect(refusal(actors.other, 'active')).toBe('forbidden')
    expect(refusal(actors.other, 'draft')).toBe('not_found')
    expect(refusal(actors.owner, 'deleted')).toBe('not_found')
    expect(refusal(actors.owner, 'draft')).toBeUndefined()
    expect(refusal(actors.admin, 'deleted')).toBeUndefined()
  })

  it('as the owner depends on the owner only', async () => {
    const { id } = Object(actors.owner)
    const found = await app.context.db.select({ id: listings.id }).from(listings).where(isOwnedBy(id))
    const own = rows.filter(({ ownerUserId }) => ownerUserId === id)
    expect(found.map((row) => row.id).sort()).toEqual(own.map((row) => row.id).sort())
  })
})
