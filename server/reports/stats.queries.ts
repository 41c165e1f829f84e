import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { type RowOf, selection, string, whole } from '#server/core/database/selection.ts'
import { inParaguay, todayInParaguay } from '#server/core/sql/paraguayTime.ts'

const ofStatus = selection({ status: string(sql`status`), count: whole(sql`count(*)`) })
const counted = selection({ count: whole(sql`count(*)`) })

/** By scans of indexes alone. */
export async function countListings(db: Db) {
  const [byStatus, [recent]] = await Promise.all([
    ofStatus.read(db, (columns) => sql`select ${columns} from listings group by status`),
    counted.read(
      db,
      (columns) => sql`
      select ${columns} from listings where created_at > now() - interval '1 month' and status <> 'deleted'`,
    ),
  ])
  const total = byStatus.reduce((sum, { status, count }) => sum + (status === 'deleted' ? 0 : count), 0)
  const active = byStatus.find(({ status }) => status === 'active')?.count ?? 0
  return { total, active, before: total - (recent?.count ?? 0) }
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

const day = selection({
  day: string(sql`d.day`),
  listings: whole(sql`coalesce(made.count, 0)`),
  inquiries: whole(sql`coalesce(asked.count, 0)`),
  views: whole(sql`coalesce(seen.count, 0)`),
  searches: whole(sql`coalesce(sought.count, 0)`),
})

export type DayCounts = RowOf<typeof day>

const latestDay = selection({ day: string(todayInParaguay) })

/** In Paraguay, `YYYY-MM-DD`. */
export async function readToday(db: Db): Promise<string> {
  const [row] = await latestDay.read(db, (columns) => sql`select ${columns}`)
  return row?.day ?? ''
}

/** Oldest first; from and to so many days before `today`. */
export function countByDay(db: Db, today: string, from: number, to: number): Promise<DayCounts[]> {
  const [first, last] = [from, to].map((days) => sql`(${today}::date - ${days}::int)`)
  const start = (date: SQL | undefined) => sql`(${date}::timestamp at time zone ${inParaguay})`
  const perDay = (table: 'listings' | 'inquiries' | 'searches') => sql`
    select (created_at at time zone ${inParaguay})::date as day, count(*) as count
    from ${sql.raw(table)}
    where created_at >= ${start(first)} and created_at < ${start(sql`(${last} + 1)`)} group by 1`
  return day.read(
    db,
    (columns) => sql`
    select ${columns}
    from (select generate_series(${first}, ${last}, interval '1 day')::date as day) as d
    left join (${perDay('listings')}) as made on made.day = d.day
    left join (${perDay('inquiries')}) as asked on asked.day = d.day
    left join (${perDay('searches')}) as sought on sought.day = d.day
    left join (
      select day, sum(views) as count from listing_views where day between ${first} and ${last} group by day
    ) as seen on seen.day = d.day
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
      and created_at >= ((${todayInParaguay} - (${days}::int - 1))::timestamp at time zone ${inParaguay})
    group by regexp_replace(lower(public.immutable_unaccent(words)), '\\s+', ' ', 'g')
    order by count(*) desc, max(created_at) desc limit ${limit}`,
  )
}
