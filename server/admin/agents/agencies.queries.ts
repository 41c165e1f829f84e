import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { administrators } from '#server/administrators/administrators.table.ts'
import { agencies } from '#server/agencies/agencies.table.ts'
import { agencyMembers } from '#server/agencies/agencyMembers.table.ts'
import { agents } from '#server/agencies/agents.table.ts'
import { agencyPlans } from '#server/boosts/boosts.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { words } from '#server/core/words.ts'
import { developments } from '#server/developments/developments.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { PanelAgency } from '#shared/admin/agents.ts'
import type { AgencyPlan } from '#shared/boosts/plans.ts'

export async function listAgencies(db: Db, id?: string): Promise<PanelAgency[]> {
  return db
    .select({
      id: agencies.id,
      name: agencies.name,
      description: agencies.description,
      email: agencies.email,
      verified: agencies.verified,
      plan: sql<AgencyPlan>`coalesce(${agencyPlans.plan}, 'free')`,
      agents: sql<number>`(select count(*)::int from agents a where a.agency_id = agencies.id and a.deleted_at is null)`,
      administrators: sql<number>`(select count(*)::int from administrators a where a.agency_id = agencies.id)`,
    })
    .from(agencies)
    .leftJoin(agencyPlans, eq(agencyPlans.agencyId, agencies.id))
    .where(id === undefined ? undefined : eq(agencies.id, id))
    .orderBy(sql`lower(public.immutable_unaccent(${agencies.name}))`, agencies.id)
}

/** Throws `not_found`. */
export async function readAgency(db: Db, id: string): Promise<PanelAgency> {
  const [agency] = await listAgencies(db, id)
  if (!agency) throw new AppError('not_found')
  return agency
}

/** Throws `conflict`. */
export async function requireUnused(tx: Db, agencyId: string): Promise<void> {
  const counts = {
    agents:
      (await tx.$count(agents, and(eq(agents.agencyId, agencyId), isNull(agents.deletedAt)))) +
      (await tx.$count(agencyMembers, eq(agencyMembers.agencyId, agencyId))),
    administrators: await tx.$count(administrators, eq(administrators.agencyId, agencyId)),
    listings: await tx.$count(listings, and(eq(listings.agencyId, agencyId), ne(listings.status, 'deleted'))),
    developments: await tx.$count(developments, eq(developments.agencyId, agencyId)),
  }
  if (Object.values(counts).every((count) => count === 0)) return
  throw new AppError('conflict', { sentence: (language) => words(language).errors.agencyInUse(counts) })
}
