import { sql } from 'drizzle-orm'
import { requireMember } from '#server/agencies/agencies.policy.ts'
import type { Db } from '#server/core/database/database.ts'
import { nullable, selection, string, whole } from '#server/core/database/selection.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { todayInParaguay } from '#server/core/sql/paraguayTime.ts'
import type { AgencyFigures, WeekFigures } from '#shared/agencies/agencyWork.ts'

const maxListings = 20

/** `ago`: weeks. Inquiries by the moment, views by the day in Paraguay. */
const asked = selection({
  userId: nullable(string(sql`i.recipient_user_id`)),
  listingId: string(sql`i.listing_id`),
  ago: whole(sql`floor(extract(epoch from now() - i.created_at) / 604800)`),
  inquiries: whole(sql`count(*)`),
  answered: whole(sql`count(i.first_answered_at)`),
  minutes: string(sql`coalesce(string_agg(
    round(extract(epoch from i.first_answered_at - i.created_at) / 60)::text, ','), '')`),
})

const seen = selection({
  userId: nullable(string(sql`l.owner_user_id`)),
  listingId: string(sql`l.id`),
  ago: whole(sql`(${todayInParaguay} - v.day) / 7`),
  views: whole(sql`sum(v.views)`),
})

const member = selection({
  userId: string(sql`m.user_id`),
  name: string(sql`concat_ws(' ', u.first_name, u.last_name)`),
  activeListings: whole(sql`(select count(*) from listings l
    where l.agency_id = m.agency_id and l.owner_user_id = m.user_id and l.status = 'active')`),
})

const titled = selection({
  id: string(sql`l.id`),
  title: string(
    sql`coalesce((select t.title from listing_texts t where t.listing_id = l.id and t.language = 'es'), '')`,
  ),
  titleEn: nullable(
    string(sql`(select t.title from listing_texts t where t.listing_id = l.id and t.language = 'en')`),
  ),
})

interface Row {
  userId: string | null
  listingId: string
  ago: number
  views?: number
  inquiries?: number
  answered?: number
  minutes?: string
}

/** Seven days beside the seven before. Throws `not_found` for who does not work there. */
export async function readFigures(db: Db, agencyId: string, actor: Actor): Promise<AgencyFigures> {
  requireMember(actor, agencyId)
  const [askedRows, seenRows, members, active] = await Promise.all([
    asked.read(
      db,
      (columns) => sql`select ${columns} from inquiries i
      where i.agency_id = ${agencyId} and i.channel = 'form' and i.status <> 'spam'
        and i.created_at > now() - interval '14 days'
      group by i.recipient_user_id, i.listing_id, 3`,
    ),
    seen.read(
      db,
      (columns) => sql`select ${columns} from listings l join listing_views v on v.listing_id = l.id
      where l.agency_id = ${agencyId} and v.day > ${todayInParaguay} - 14
      group by l.owner_user_id, l.id, 3`,
    ),
    member.read(
      db,
      (columns) => sql`select ${columns} from agency_members m join users u on u.id = m.user_id
      where m.agency_id = ${agencyId} order by m.joined_at, m.user_id`,
    ),
    db.execute<{ count: number }>(
      sql`select count(*)::int as count from listings where agency_id = ${agencyId} and status = 'active'`,
    ),
  ])
  const rows: Row[] = [...askedRows, ...seenRows]
  const shown = mostActive(rows)
  const titles = await titled.read(
    db,
    (columns) => sql`select ${columns} from listings l where l.id = any(${sql.param(shown)}::text[])`,
  )
  const titleOf = new Map(titles.map((row) => [row.id, row]))
  return {
    asOf: new Date().toISOString(),
    activeListings: Number(active.rows[0]?.count ?? 0),
    total: weeksOf(rows),
    members: members.map((row) => ({
      ...row,
      ...weeksOf(rows.filter(({ userId }) => userId === row.userId)),
    })),
    listings: shown.flatMap((id) => {
      const titles = titleOf.get(id)
      return titles ? [{ ...titles, ...weeksOf(rows.filter(({ listingId }) => listingId === id)) }] : []
    }),
  }
}

/** Of the week: an inquiry weighs as twenty views. */
function mostActive(rows: readonly Row[]): string[] {
  const points = new Map<string, number>()
  for (const { listingId, ago, views = 0, inquiries = 0 } of rows)
    if (ago <= 0) points.set(listingId, (points.get(listingId) ?? 0) + views + 20 * inquiries)
  return [...points]
    .sort(([one, most], [other, less]) => less - most || (one < other ? -1 : 1))
    .slice(0, maxListings)
    .map(([id]) => id)
}

const weeksOf = (rows: readonly Row[]) => ({
  week: sumOf(rows.filter(({ ago }) => ago <= 0)),
  weekBefore: sumOf(rows.filter(({ ago }) => ago === 1)),
})

function sumOf(rows: readonly Row[]): WeekFigures {
  const sum = (name: 'views' | 'inquiries' | 'answered') =>
    rows.reduce((total, row) => total + (row[name] ?? 0), 0)
  const minutes = rows
    .flatMap((row) => (row.minutes ? row.minutes.split(',').map(Number) : []))
    .sort((one, other) => one - other)
  // The lower of two in the middle, as `percentile_disc` of the public figure.
  const median = minutes[Math.ceil(minutes.length / 2) - 1]
  return {
    views: sum('views'),
    inquiries: sum('inquiries'),
    answered: sum('answered'),
    medianMinutes: median === undefined ? null : Math.max(1, median),
  }
}
