import { inArray } from 'drizzle-orm'
import { createTurns } from '#server/core/threads/turns.ts'
import { listingTexts } from '#server/listings/listingTexts.table.ts'
import { type TaggedRow, taggedRow } from '#server/listings/search/engine/conditions.ts'
import { createStemReader } from '#server/listings/search/engine/words/wordQuery.ts'
import { readRowsByIds } from '#server/listings/search/indexRuntime/indexRows.ts'
import { sourceOf } from '#server/listings/search/indexRuntime/source.ts'
import { titleKeyOf } from './compile.ts'
import { type DoubtfulMatch, resolveDoubts } from './doubts.ts'
import type { Entry } from './entries.ts'
import type { MatchContext } from './matchContext.ts'

export interface MatchedListing {
  row: TaggedRow
  entries: readonly Entry[]
}

export interface Matched {
  listings: MatchedListing[]
  /** False: all saved searches are still being read, and these are matches of a part of them. */
  isWhole: boolean
}

/** Active listings with the saved searches that show them. `maxWait`: of `Matcher.refresh`. */
export async function matchListings(
  context: MatchContext,
  ids: readonly string[],
  maxWait?: number,
): Promise<Matched> {
  const { db, database, matcher } = context
  const isWhole = await matcher.refresh(maxWait)
  const rows = await readRowsByIds(sourceOf(database.pool), ids)
  if (rows.length === 0) return { listings: [], isWhole }
  const readStems = createStemReader(await matcher.phrases())
  const titles = await db
    .select({ listingId: listingTexts.listingId, title: listingTexts.title })
    .from(listingTexts)
    .where(inArray(listingTexts.listingId, [...ids]))
  const doubtful: DoubtfulMatch[] = []
  const found: MatchedListing[] = []
  // Each takes milliseconds where many searches are saved.
  const takeTurns = createTurns()
  for (const plain of rows) {
    const row = taggedRow(plain, readStems)
    const own = titles.flatMap(({ listingId, title }) => (listingId === row.id ? titleKeyOf(title) : []))
    const candidates = matcher.find(row, own)
    for (const doubt of candidates.doubtful) doubtful.push({ ...doubt, row })
    found.push({ row, entries: candidates.shown })
    await takeTurns()
  }
  const resolved = new Map<TaggedRow, Entry[]>()
  for (const { row, entry } of await resolveDoubts(context, doubtful))
    resolved.set(row, [...(resolved.get(row) ?? []), entry])
  return {
    isWhole,
    listings: found.map(({ row, entries }) => ({
      row,
      entries: [...entries, ...(resolved.get(row) ?? [])],
    })),
  }
}
