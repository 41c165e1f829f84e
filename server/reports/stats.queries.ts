import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { selection, string, whole } from '#server/core/database/selection.ts'

const total = selection({
  total: whole(sql`count(*) filter (where status <> 'deleted')`),
  active: whole(sql`count(*) filter (where status = 'active')`),
  before: whole(
    sql`count(*) filter (where status <> 'deleted' and created_at <= now() - interval '1 month')`,
  ),
})
const counted = selection({ count: whole(sql`count(*)`) })

export async function countListings(db: Db) {
  const [row] = await total.read(db, (columns) => sql`select ${columns} from listings`)
  return row ?? { total: 0, active: 0, before: 0 }
}

export async function countAgents(db: Db): Promise<number> {
  const [row] = await counted.read(
    db,
    (columns) => sql`select ${columns} from agents where deleted_at is null`,
  )
  return row?.count ?? 0
}

export async function countRecentActivities(db: Db): Promise<number> {
  const [row] = await counted.read(
    db,
    (columns) => sql`select ${columns} from activities where created_at > now() - interval '24 hours'`,
  )
  return row?.count ?? 0
}

const here = sql`'America/Asuncion'`
const today = sql`(now() at time zone ${here})::date`
const since = (unit: 'day' | 'week' | 'month') =>
  sql`(date_trunc(${sql.raw(`'${unit}'`)}, now() at time zone ${here}) at time zone ${here})`

const uploads = selection({
  today: whole(sql`count(*) filter (where created_at >= ${since('day')})`),
  week: whole(sql`count(*) filter (where created_at >= ${since('week')})`),
  month: whole(sql`count(*) filter (where created_at >= ${since('month')})`),
})

/** Weeks begin on Monday. */
export async function countUploads(db: Db) {
  const [row] = await uploads.read(
    db,
    (columns) => sql`select ${columns} from listings
      where created_at >= least(${since('week')}, ${since('month')})`,
  )
  return row ?? { today: 0, week: 0, month: 0 }
}

const day = selection({
  day: string(sql`d.day`),
  listings: whole(sql`coalesce(made.count, 0)`),
  inquiries: whole(sql`coalesce(asked.count, 0)`),
  views: whole(sql`coalesce(seen.count, 0)`),
  searches: whole(sql`coalesce(sought.count, 0)`),
})

/** Oldest first, today last. */
export function countByDay(db: Db, days: number) {
  const first = sql`(${today} - (${days}::int - 1))`
  const start = sql`(${first}::timestamp at time zone ${here})`
  const perDay = (table: 'listings' | 'inquiries' | 'searches') => sql`
    select (created_at at time zone ${here})::date as day, count(*) as count
    from ${sql.raw(table)} where created_at >= ${start} group by 1`
  return day.read(
    db,
    (columns) => sql`
    select ${columns}
    from (select generate_series(${first}, ${today}, interval '1 day')::date as day) as d
    left join (${perDay('listings')}) as made on made.day = d.day
    left join (${perDay('inquiries')}) as asked on asked.day = d.day
    left join (${perDay('searches')}) as sought on sought.day = d.day
    left join (select day, sum(views) as count from listing_views where day >= ${first} group by day) as seen
      on seen.day = d.day
    order by d.day`,
  )
}

const area = selection({
  neighborhood: string(sql`min(neighborhood)`),
  city: string(sql`min(city)`),
  listings: whole(sql`count(*)`),
  views: whole(sql`sum(recent_views)`),
})

export function topNeighborhoods(db: Db, limit: number) {
  return area.read(
    db,
    (columns) => sql`
    select ${columns} from listings where status = 'active'
    group by neighborhood_key, city_key
    order by sum(recent_views) desc, count(*) desc, min(neighborhood) limit ${limit}`,
  )
}

const missed = selection({
  words: string(sql`min(words)`),
  count: whole(sql`count(*)`),
  lastAt: sql<Date | string>`max(created_at)`,
})

/** Ignores case, accents and spaces. */
export function missedSearches(db: Db, days: number, limit: number) {
  return missed.read(
    db,
    (columns) => sql`
    select ${columns} from searches
    where hits = 0 and words is not null
      and created_at >= ((${today} - (${days}::int - 1))::timestamp at time zone ${here})
    group by regexp_replace(lower(public.immutable_unaccent(words)), '\\s+', ' ', 'g')
    order by count(*) desc, max(created_at) desc limit ${limit}`,
  )
}
