import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  type CursorHead,
  type CursorRow,
  cursorHead,
  listingId,
  microseconds,
  readCursor,
  writeCursor,
} from '#server/listings/paging.ts'
import { queryOf, queryOfAll, type SearchWord } from './searchWords.ts'

/** So many of the newest matches are ranked against each other; older ones follow by date. */
export const rankedMatches = 2000
/** Of those that have only some of the words, after which come those that have none. */
export const rankedPartly = 500

export interface Ranked {
  words: SearchWord[]
  /** So many of the newest. */
  most: number
}

/** Where a page of ranked results begins. `at`: the moment against which "recent" is measured, kept from page to page. */
const place = z.object({
  ...cursorHead,
  s: z.literal('rank'),
  at: z.int().min(0).max(4_102_444_800),
  score: z.string().regex(/^\d{1,4}\.\d{6}$/),
  date: microseconds,
  i: listingId,
})
export type RankCursor = z.infer<typeof place>

export function readRankCursor(cursor: string): RankCursor {
  return readCursor(place, cursor)
}

/**
 * One page of what satisfies `where`, ranked by its words, as `id` and `cursor_key` ("score date matches").
 *
 * The score is the sum of
 * - the text rank, 0 to 1: a word in the title weighs 1, in place or type 0.4, in the address 0.2, in the description 0.1;
 * - the share of the words that the listing has;
 * - small boosts that only decide between equals: featured 0.05, with pictures 0.05, published within a month up to 0.05.
 * Ties go to the newer, then by id.
 */
export function pageByRank(
  where: SQL,
  { words, most }: Ranked,
  { at, after, limit }: { at: number; after?: RankCursor | undefined; limit: number },
): SQL {
  const any = queryOfAll(words, 'any')
  const had = sql.join(
    words.map((word) => sql`(m.search @@ ${queryOf(word)})::int`),
    sql` + `,
  )
  const moment = sql`to_timestamp(${at}::float8)`
  const beyond = after
    ? sql`where (score, date, id) < (${after.score}::numeric, ${after.date}::bigint, ${after.i})`
    : sql``
  return sql`
    select id, concat_ws(' ', score, date, matches) as cursor_key from (
      select m.id, (extract(epoch from m.first_published_at) * 1000000)::bigint as date, count(*) over () as matches,
        round((ts_rank('{0.1,0.2,0.4,1}', m.search, ${any}, 32)
          + (${had})::float8 / ${words.length}::float8
          + case when m.featured then 0.05 else 0 end
          + case when exists (select 1 from listing_media p where p.listing_id = m.id) then 0.05 else 0 end
          + 0.05 * greatest(0, 1 - abs(extract(epoch from ${moment} - m.first_published_at)) / 2592000.0)
        )::numeric, 6) as score
      from (
        select l.id, l.search, l.featured, l.first_published_at from listings l
        where ${where}
        order by l.first_published_at desc nulls last, l.id limit ${most}
      ) as m
    ) as ranked
    ${beyond}
    order by score desc, date desc, id desc limit ${limit}`
}

/** How many matches were ranked, as their rows tell. */
export function matchesOf({ cursor_key }: CursorRow): number {
  return Number(cursor_key?.split(' ')[2])
}

/** The cursor of the page after one that ends with this row. */
export function cursorAfterRank(row: CursorRow, at: number, head: CursorHead): string {
  const [score = '', date = ''] = (row.cursor_key ?? '').split(' ')
  return writeCursor({ s: 'rank', ...head, at, score, date, i: row.id } satisfies RankCursor)
}
