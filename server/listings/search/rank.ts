import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { microseconds, readCursor, writeCursor } from '#server/core/cursor.ts'
import { type CursorHead, type CursorRow, cursorHead, listingId } from '#server/listings/paging.ts'
import type { SearchWord } from './plan.ts'
import { ranking } from './ranking.ts'
import { tsqueryOf, tsqueryOfAll } from './searchWords.ts'

export interface Ranked {
  words: SearchWord[]
  maxMatches: number
}

/** `at`: the time of the first page, against which "recent" is measured. */
const rankCursor = z.object({
  ...cursorHead,
  s: z.literal('rank'),
  at: z.int().min(0).max(4_102_444_800),
  score: z.string().regex(/^\d{1,4}\.\d{6}$/),
  date: microseconds,
  i: listingId,
})
export type RankCursor = z.infer<typeof rankCursor>

export function readRankCursor(cursor: string): RankCursor {
  return readCursor(rankCursor, cursor)
}

const { fieldWeights: weights, fresh, freshSeconds, pictures, place } = ranking
/** Of the labels D, C, B and A. */
const labelWeights = sql.raw(
  `'{${[weights.description, weights.address, weights.placeOrType, weights.title].join(',')}}'`,
)
const placeBoost = sql.raw(`case m.location_precision
  when 'exact' then ${place.exact} when 'approximate' then ${place.approximate} else ${place.neighborhood} end`)

/** One page as `id` and `cursor_key` ("score date matches"), by the score of `ranking.ts`. */
export function pageByRank(
  where: SQL,
  { words, maxMatches }: Ranked,
  { at, after, limit }: { at: number; after?: RankCursor | undefined; limit: number },
): SQL {
  const any = tsqueryOfAll(words, 'any')
  const matched = sql.join(
    words.map((word) => sql`(m.search @@ ${tsqueryOf(word)})::int`),
    sql` + `,
  )
  const moment = sql`to_timestamp(${at}::float8)`
  const afterCursor = after
    ? sql`where (score, date, id) < (${after.score}::numeric, ${after.date}::bigint, ${after.i})`
    : sql``
  return sql`
    select id, concat_ws(' ', score, date, matches) as cursor_key from (
      select m.id, (extract(epoch from m.first_published_at) * 1000000)::bigint as date, count(*) over () as matches,
        round((ts_rank(${labelWeights}, m.search, ${any}, 32)
          + (${matched})::float8 / ${words.length}::float8
          + ${sql.raw(`${fresh}`)} * greatest(0, 1 - abs(extract(epoch from ${moment} - m.first_published_at)) / ${sql.raw(`${freshSeconds}.0`)})
          + case when exists (select 1 from listing_media p where p.listing_id = m.id) then ${sql.raw(`${pictures}`)} else 0 end
          + ${placeBoost}
        )::numeric, 6) as score
      from (
        select l.id, l.search, l.location_precision, l.first_published_at from listings l
        where ${where}
        order by l.first_published_at desc nulls last, l.id limit ${maxMatches}
      ) as m
    ) as ranked
    ${afterCursor}
    order by score desc, date desc, id desc limit ${limit}`
}

export function matchesOf({ cursor_key }: CursorRow): number {
  return Number(cursor_key?.split(' ')[2])
}

export function cursorAfterRank(row: CursorRow, at: number, head: CursorHead): string {
  const [score = '', date = ''] = (row.cursor_key ?? '').split(' ')
  return writeCursor({ s: 'rank', ...head, at, score, date, i: row.id } satisfies RankCursor)
}
