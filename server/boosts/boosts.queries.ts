import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { bool, selection, whole } from '#server/core/database/selection.ts'
import type { AgencyBoosts } from '#shared/boosts/boostsApi.ts'
import { type AgencyPlan, featuredPlaces, agencyPlans as planNames } from '#shared/boosts/plans.ts'
import { agencyPlans, boostTurns, listingBoosts } from './boosts.table.ts'

const placesOfPlan = sql`case coalesce(p.plan, 'free') ${sql.join(
  planNames.map((plan) => sql.raw(`when '${plan}' then ${featuredPlaces[plan]} `)),
)} end`

/** Of active listings that are still the agency's, numbered within it from the oldest on. */
const numbered = sql`select b.listing_id, b.agency_id, ${placesOfPlan} as places,
    row_number() over (partition by b.agency_id order by b.created_at, b.listing_id) as place
  from listing_boosts b join listings l on l.id = b.listing_id and l.agency_id = b.agency_id
  left join agency_plans p on p.agency_id = b.agency_id
  where l.status = 'active'`

/** `listing_id`, `agency_id`: of as many as the agency's plan has places. */
export const shownBoosts: SQL = sql`select n.listing_id, n.agency_id from (${numbered}) n where n.place <= n.places`

const anyRow = selection({ any: bool(sql`exists (select 1 from listing_boosts)`) })

export async function hasBoosts(db: Db): Promise<boolean> {
  const [row] = await anyRow.read(db, (columns) => sql`select ${columns}`)
  return row?.any === true
}

const rows = selection({
  listingId: listingBoosts.listingId,
  createdAt: listingBoosts.createdAt,
  isShown: bool(sql`shown.listing_id is not null`),
  visits: whole(
    sql`coalesce((select sum(v.boosts) from listing_views v where v.listing_id = listing_boosts.listing_id), 0)`,
  ),
})

export async function readBoosts(db: Db, agencyId: string): Promise<AgencyBoosts> {
  const plan = await readPlan(db, agencyId)
  const boosts = await rows.read(
    db,
    (columns) => sql`select ${columns} from listing_boosts
      left join (${shownBoosts}) shown on shown.listing_id = listing_boosts.listing_id
      where listing_boosts.agency_id = ${agencyId} order by listing_boosts.created_at, listing_boosts.listing_id`,
  )
  return {
    plan,
    places: featuredPlaces[plan],
    boosts: boosts.map(({ createdAt, ...boost }) => ({ ...boost, since: createdAt.toISOString() })),
  }
}

export async function readPlan(db: Db, agencyId: string): Promise<AgencyPlan> {
  const [row] = await db
    .select({ plan: agencyPlans.plan })
    .from(agencyPlans)
    .where(eq(agencyPlans.agencyId, agencyId))
  return row?.plan ?? 'free'
}

export async function readTurn(db: Db): Promise<number> {
  const [row] = await db.select({ turn: boostTurns.turn }).from(boostTurns).orderBy(asc(boostTurns.id))
  return row?.turn ?? 0
}

/** The next listings and agencies have their turn. */
export async function moveTurn(db: Db): Promise<void> {
  await db
    .insert(boostTurns)
    .values({ id: 1, turn: 1 })
    // Back to the first long before it does not fit.
    .onConflictDoUpdate({ target: boostTurns.id, set: { turn: sql`(${boostTurns.turn} + 1) % 100000000` } })
}
