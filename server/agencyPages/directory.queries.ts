import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { agencies } from '#server/agencies/agencies.table.ts'
import { logoUrl } from '#server/agencies/logoUrl.ts'
import { readCursor, writeCursor } from '#server/core/cursor.ts'
import type { Db } from '#server/core/database/database.ts'
import { selection, string, whole } from '#server/core/database/selection.ts'
import { likePattern } from '#server/core/sql/likePattern.ts'
import type { AgencyCity, DirectoryQuery, ListedAgency } from '#shared/agencies/publicAgencies.ts'
import { defaultLimit, type Page } from '#shared/core/paging.ts'
import { fold } from '#shared/core/text.ts'
import { folded } from './parties.queries.ts'

const a = alias(agencies, 'a')

/** Somebody works for it, which is read once for all, or it has active listings. */
const isListed = sql`(a.id in (select m.agency_id from agency_members m)
  or exists (select from listings l where l.agency_id = a.id and l.status = 'active'))`
const key = folded(sql`a.name`)

const listed = selection({
  id: a.id,
  key: string(sql`a.key`),
  name: a.name,
  slug: a.slug,
  city: a.city,
  logoId: a.logoId,
  verified: a.verified,
  listings: whole(sql`(select count(*) from listings l where l.agency_id = a.id and l.status = 'active')`),
})
const counted = selection({ count: whole(sql`count(*)`) })

const cursorSchema = z.object({ s: z.literal('agencies'), k: z.string(), i: z.string() })

/** By name. Throws `bad_cursor`. */
export async function readDirectory(db: Db, query: DirectoryQuery): Promise<Page<ListedAgency>> {
  const { limit = defaultLimit, cursor } = query
  const where = sql`${isListed}${filtersOf(query)}`
  const after = cursor === undefined ? undefined : readCursor(cursorSchema, cursor)
  const rest = after ? sql` and (${key}, a.id) > (${after.k}, ${after.i})` : sql``
  const [rows, [total]] = await Promise.all([
    listed.read(
      db,
      (columns) => sql`select ${columns} from (
        select a.*, ${key} as key from agencies a where ${where}${rest} order by ${key}, a.id limit ${limit + 1}
      ) as a order by a.key, a.id`,
    ),
    counted.read(db, (columns) => sql`select ${columns} from agencies a where ${where}`),
  ])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map(({ id: _, key: __, logoId, ...row }) => ({ ...row, logoUrl: logoUrl(logoId) })),
    total: total?.count ?? 0,
    totalIsCapped: false,
    ...(last && { next: writeCursor({ s: 'agencies', k: last.key, i: last.id }) }),
  }
}

function filtersOf({ city, text }: DirectoryQuery): SQL {
  const words = fold(text ?? '')
    .split(' ')
    .filter((word) => word !== '')
  const conditions = words.map((word) => sql` and ${key} like ${likePattern(word)}`)
  if (city !== undefined) conditions.push(sql` and ${folded(sql`a.city`)} = ${fold(city)}`)
  return sql.join(conditions)
}

const cityCount = selection({ city: string(sql`a.city`), agencies: whole(sql`count(*)`) })

/** Those with the most agencies first. */
export function countCities(db: Db): Promise<AgencyCity[]> {
  return cityCount.read(
    db,
    (columns) => sql`select ${columns} from agencies a where a.city is not null and ${isListed}
      group by a.city order by count(*) desc, a.city limit 100`,
  )
}
