import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { microseconds, readCursor, writeCursor } from '#server/core/cursor.ts'
import { type CursorHead, type CursorRow, cursorHead, listingId } from '#server/listings/paging.ts'
import type { SearchWord } from './plan.ts'
import { ranking } from './ranking.ts'
import { qualityPoints } from './rankingSql.ts'
import { tsqueryOf } from './searchWords.ts'

export interface Ranked {
  words: SearchWord[]
  maxMatches: number
}

/** `at`: reference for "recent". */
const rankCursor = z.object({
  ...cursorHead,
  s: z.literal('rank'),
  at: z.int().min(0).max(4_102_444_800),
  score: z.int().min(0).max(100_000),
  date: microseconds,
  i: listingId,
})
export type RankCursor = z.infer<typeof rankCursor>

export function readRankCursor(cursor: string): RankCursor {
  return readCursor(rankCursor, cursor)
}

const { fields, fresh, freshSeconds, word: wordPoints } = ranking
const labels = [
  ['A', fields.title],
  ['B', fields.placeOrType],
  ['C', fields.address],
  ['D', fields.description],
] as const

function pointsOfWord(word: SearchWord): SQL {
  const inFields = labels.map(
    ([label, points]) => sql`(m.search @@ ${tsqueryOf(word, label)})::int * ${sql.raw(`${points}`)}`,
  )
  return sql`case when m.search @@ ${tsqueryOf(word)} then ${sql.raw(`${wordPoints}`)} + ${sql.join(inFields, sql` + `)} else 0 end`
}

/** As `id` and `cursor_key` ("score date matches"). */
export function pageByRank(
  where: SQL,
  { words, maxMatches }: Ranked,
  { at, after, limit }: { at: number; after?: RankCursor | undefined; limit: number },
): SQL {
  const inText = sql.join(words.map(pointsOfWord), sql` + `)
  const afterCursor = after
    ? sql`where (score, date, id) < (${after.score}::int, ${after.date}::bigint, ${after.i})`
    : sql``
  return sql`
    select id, concat_ws(' ', score, date, matches) as cursor_key from (
      select m.id, m.date, count(*) over () as matches,
        ((${inText}) / ${words.length}::int
          + ${sql.raw(`${fresh}`)} * greatest(0, ${sql.raw(`${freshSeconds}`)} - abs(${at}::bigint - m.date / 1000000)) / ${sql.raw(`${freshSeconds}`)}
          + ${sql.raw(qualityPoints('m'))})::int as score
      from (
        select l.id, l.search, l.location_precision,
          (extract(epoch from l.first_published_at) * 1000000)::bigint as date
        from listings l
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
  const [score, date = ''] = (row.cursor_key ?? '').split(' ')
  return cursorAfterScore({ score: Number(score), date, id: row.id }, at, head)
}

export function cursorAfterScore(
  { score, date, id }: { score: number; date: string; id: string },
  at: number,
  head: CursorHead,
): string {
  return writeCursor({ s: 'rank', ...head, at, score, date, i: id } satisfies RankCursor)
}
