import { and, eq } from 'drizzle-orm'
import { recordActivity } from '#server/activities/activities.service.ts'
import { lockAgency } from '#server/agencies/agencies.service.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { AgencyBoosts } from '#shared/boosts/boostsApi.ts'
import type { AgencyPlan } from '#shared/boosts/plans.ts'
import { readBoosts, readPlan } from './boosts.queries.ts'
import { agencyPlans, listingBoosts } from './boosts.table.ts'

type ActivityActor = Parameters<typeof recordActivity>[1]['actor']

/**
 * Again changes nothing. Throws `not_found` for a listing that is not the agency's, `conflict` for one that is not active,
 * `no_places_left`.
 */
export function addBoost(db: Db, agencyId: string, listingId: string): Promise<AgencyBoosts> {
  return db.transaction(async (tx) => {
    // One after the other of an agency: the number of places holds.
    await lockAgency(tx, agencyId)
    const [listing] = await tx
      .select({ agencyId: listings.agencyId, status: listings.status })
      .from(listings)
      .where(eq(listings.id, listingId))
    if (listing?.agencyId !== agencyId || listing.status === 'deleted') throw new AppError('not_found')
    if (listing.status !== 'active') throw new AppError('conflict')
    const { places, boosts } = await readBoosts(tx, agencyId)
    if (boosts.some((boost) => boost.listingId === listingId && boost.isShown))
      return readBoosts(tx, agencyId)
    if (boosts.filter(({ isShown }) => isShown).length >= places) throw new AppError('no_places_left')
    // A place that is free makes way for those that waited for none.
    const createdAt = new Date()
    await tx
      .insert(listingBoosts)
      .values({ listingId, agencyId, createdAt })
      .onConflictDoUpdate({ target: listingBoosts.listingId, set: { agencyId, createdAt } })
    return readBoosts(tx, agencyId)
  })
}

export async function removeBoost(db: Db, agencyId: string, listingId: string): Promise<AgencyBoosts> {
  await db
    .delete(listingBoosts)
    .where(and(eq(listingBoosts.agencyId, agencyId), eq(listingBoosts.listingId, listingId)))
  return readBoosts(db, agencyId)
}

/** With its activity. Those beyond a smaller plan's places rest, oldest first shown. Throws `not_found`. */
export async function setPlan(
  tx: Db,
  agencyId: string,
  plan: AgencyPlan,
  actor: ActivityActor,
): Promise<void> {
  const { name } = await lockAgency(tx, agencyId)
  const before = await readPlan(tx, agencyId)
  if (before === plan) return
  const setAt = new Date()
  await tx
    .insert(agencyPlans)
    .values({ agencyId, plan, setAt })
    .onConflictDoUpdate({ target: agencyPlans.agencyId, set: { plan, setAt } })
  const subject = { kind: 'agency', id: agencyId, name } as const
  await recordActivity(tx, { actor, event: 'update', subject, changes: { plan: [before, plan] } })
}
