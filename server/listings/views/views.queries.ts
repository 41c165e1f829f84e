import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { siteFactor } from '#server/core/http/limits/byAddress.ts'
import { todayInParaguay } from '#server/core/sql/paraguayTime.ts'
import type { ViewSource } from '#shared/listings/listingsApi.ts'
import { viewSalts } from './listingViews.table.ts'

export interface View {
  listingId: string
  /** `YYYY-MM-DD`, in Paraguay. */
  day: string
  /** A hash, distinct per visitor and day. */
  visitor: string
  /** A hash. */
  address: string
  /** A hash; null in IPv4. */
  site: string | null
  /** Counted beside the view; null: the view. */
  source: ViewSource | null
}

/** Enough for a household, too few for forged user agents. */
export const maxPerAddress = 5
const maxPerSite = maxPerAddress * siteFactor

/** Including today. */
const recentDays = 30

/** Deletes earlier salts. */
export async function ensureSalt(db: Db, day: string, proposed: string): Promise<string> {
  await db.execute(sql`delete from view_salts where day < ${day}::date`)
  await db.execute(
    sql`insert into view_salts (day, salt) values (${day}::date, ${proposed}) on conflict do nothing`,
  )
  const [row] = await db.select({ salt: viewSalts.salt }).from(viewSalts).where(eq(viewSalts.day, day))
  return row?.salt ?? proposed
}

/** Locks the listings in id order, so that concurrent servers see each other's marks. */
export async function addViews(db: Db, views: View[]): Promise<void> {
  const ids = sql.param([...new Set(views.map(({ listingId }) => listingId))])
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from listings where id = any(${ids}::text[]) order by id for no key update`)
    await addLocked(tx, views)
  })
}

async function addLocked(tx: Db, views: View[]): Promise<void> {
  const column = (name: keyof View) => sql.param(views.map((view) => view[name]))
  await tx.execute(sql`
    with seen as (
      select distinct v.day, v.listing_id, v.address, v.site, v.visitor, v.source
      from unnest(${column('day')}::date[], ${column('listingId')}::text[], ${column('address')}::text[],
        ${column('site')}::text[], ${column('visitor')}::text[], ${column('source')}::text[])
        as v(day, listing_id, address, site, visitor, source)
      join listings l on l.id = v.listing_id
      where not exists (
        select 1 from listing_view_marks m
        where m.day = v.day and m.listing_id = v.listing_id and m.visitor = v.visitor)
    ), numbered as (
      select s.*, row_number() over (partition by s.day, s.listing_id, s.address order by s.visitor) + (
        select count(*) from listing_view_marks m
        where m.day = s.day and m.listing_id = s.listing_id and m.address = s.address) as place
      from seen s
    ), placed as (
      select n.*, row_number() over (partition by n.day, n.listing_id, n.site order by n.visitor) + (
        select count(*) from listing_view_marks m
        where m.day = n.day and m.listing_id = n.listing_id and m.site = n.site) as place_in_site
      from numbered n where n.place <= ${maxPerAddress}
    ), fresh as (
      insert into listing_view_marks (day, listing_id, visitor, address, site)
      select day, listing_id, visitor, address, site from placed
      where site is null or place_in_site <= ${maxPerSite}
      order by listing_id, day, visitor
      on conflict do nothing returning day, listing_id, visitor
    ), counted as (
      select f.listing_id, f.day, (count(*) filter (where p.source is null))::int as views,
        (count(*) filter (where p.source = 'poster'))::int as scans,
        (count(*) filter (where p.source = 'boost'))::int as boosts
      from fresh f join placed p using (day, listing_id, visitor) group by f.listing_id, f.day
    ), daily as (
      insert into listing_views (listing_id, day, views, scans, boosts)
      select listing_id, day, views, scans, boosts from counted order by listing_id, day
      on conflict (listing_id, day) do update set views = listing_views.views + excluded.views,
        scans = listing_views.scans + excluded.scans, boosts = listing_views.boosts + excluded.boosts
    ), added as (
      select listing_id, sum(views)::int as views from counted group by listing_id having sum(views) > 0
    )
    update listings l set views = l.views + added.views, recent_views = l.recent_views + added.views
    from added where l.id = added.listing_id`)
}

export async function refreshRecentViews(db: Db): Promise<void> {
  await db.execute(sql`
    with counted as (
      select l.id, coalesce(sum(v.views), 0)::int as views
      from listings l
      left join listing_views v on v.listing_id = l.id and v.day > ${todayInParaguay} - ${recentDays}::int
      group by l.id
    ), locked as (
      select l.id, counted.views from listings l join counted on counted.id = l.id
      where l.recent_views <> counted.views order by l.id for no key update of l
    )
    update listings l set recent_views = locked.views from locked where l.id = locked.id`)
}

export async function purgeViewMarks(db: Db): Promise<void> {
  await db.execute(sql`delete from listing_view_marks where day < ${todayInParaguay}`)
  await db.execute(sql`delete from view_salts where day < ${todayInParaguay}`)
}

/** Of the codes on posters, by listing; those never scanned are absent. */
export async function readScans(db: Db, ids: string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; scans: number }>(sql`
    select listing_id as id, sum(scans)::int as scans from listing_views
    where listing_id = any(${sql.param(ids)}::text[]) and scans > 0 group by listing_id`)
  return new Map(rows.map(({ id, scans }) => [id, scans]))
}
