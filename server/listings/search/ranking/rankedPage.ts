import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { microseconds, readCursor, writeCursor } from '#server/core/cursor.ts'
import { type CursorHead, type CursorRow, cursorHead, listingId } from '#server/listings/paging.ts'
import type { SearchWord } from '#server/listings/search/searchPlan.ts'
import { tsqueryOf } from '#server/listings/search/searchWords.ts'
import { firstPlaces, mostOfAuthor } from '#shared/search/ranking.ts'
import { authorNumber, nearDuplicateNumber, placePoints } from './diversity.ts'
import { qualityPoints } from './qualityPoints.ts'
import { rankingWeights } from './rankingWeights.ts'

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

const { fields, fresh, freshSeconds, word: wordPoints } = rankingWeights
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

const byScore = sql`score desc, date desc, id desc`

/** As `id` and `cursor_key` ("score date matches nearDuplicates"). */
export function pageByRank(
  where: SQL,
  { words, maxMatches }: Ranked,
  { at, after, limit }: { at: number; after?: RankCursor | undefined; limit: number },
): SQL {
  const inText =
    words.length > 0 ? sql`(${sql.join(words.map(pointsOfWord), sql` + `)}) / ${words.length}::int` : sql`0`
  const afterCursor = after
    ? sql`where (score, date, id) < (${after.score}::int, ${after.date}::bigint, ${after.i})`
    : sql``
  const newest = sql`
    select l.*, (extract(epoch from l.first_published_at) * 1000000)::bigint as date
    from listings l where ${where}
    order by l.first_published_at desc nulls last, l.id limit ${maxMatches}`
  const scored = sql`
    select m.id, m.date, count(*) over () as matches,
      ${sql.raw(authorNumber('m'))} as author, ${sql.raw(nearDuplicateNumber('m'))} as near,
      (${inText}
        + ${sql.raw(`${fresh}`)} * greatest(0, ${sql.raw(`${freshSeconds}`)} - abs(${at}::bigint - m.date / 1000000)) / ${sql.raw(`${freshSeconds}`)}
        + ${sql.raw(qualityPoints('m'))})::int as score
    from (${newest}) as m`
  return sql`
    select id, concat_ws(' ', score, date, matches, near_duplicates) as cursor_key
    from (${placed(scored)}) as placed ${afterCursor}
    order by ${byScore} limit ${limit}`
}

/** With the points of `diversity.ts`. */
function placed(scored: SQL): SQL {
  const { first, other, nearDuplicate } = placePoints
  const isFirst = sql`copy = 1 and turn <= ${sql.raw(`${mostOfAuthor}`)}`
  return sql`
    select id, date, matches, case copy when 1 then same - 1 else 0 end as near_duplicates,
      score + case when copy > 1 then ${sql.raw(`${nearDuplicate}`)}
        when ${isFirst} and place <= ${sql.raw(`${firstPlaces}`)} then ${sql.raw(`${first}`)}
        else ${sql.raw(`${other}`)} end as score
    from (
      select *, row_number() over (partition by ${isFirst} order by ${byScore}) as place
      from (
        select *, row_number() over (partition by author, copy = 1 order by ${byScore}) as turn
        from (
          select *, count(*) over (partition by near) as same,
            row_number() over (partition by near order by ${byScore}) as copy
          from (${scored}) as scored
        ) as copies
      ) as turns
    ) as places`
}

export function matchesOf({ cursor_key }: CursorRow): number {
  return Number(cursor_key?.split(' ')[2])
}

/** How many near-duplicates of it follow later. */
export function nearDuplicatesOf({ cursor_key }: CursorRow): number {
  return Number(cursor_key?.split(' ')[3] ?? 0)
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
