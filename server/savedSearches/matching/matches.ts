import { inArray } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import { listingTexts } from '#server/listings/listingTexts.table.ts'
import { createTest, type TaggedRow, taggedRow } from '#server/listings/search/engine/conditions.ts'
import { createStemReader } from '#server/listings/search/engine/words/wordQuery.ts'
import { conditionsOfPlan, toIndexedPlan } from '#server/listings/search/indexRuntime/indexedPlan.ts'
import { readRowsByIds } from '#server/listings/search/indexRuntime/indexRows.ts'
import { sourceOf } from '#server/listings/search/indexRuntime/source.ts'
import { totalOf } from '#server/listings/search/search.service.ts'
import { type SearchContext, searchPlansOf } from '#server/listings/search/searchPlans.ts'
import { findById } from '#server/savedSearches/savedSearches.queries.ts'
import { readCriteria } from '#shared/savedSearches/savedSearches.ts'
import { titleKeyOf } from './compile.ts'
import type { Matcher } from './matcher.ts'
import type { Entry } from './percolator.ts'

export interface MatchedListing {
  row: TaggedRow
  entries: Entry[]
}

export interface MatchContext extends Pick<Context, 'db' | 'database'> {
  matcher: Matcher
  search: SearchContext
}

/** Active listings with the saved searches that show them. */
export async function matchListings(
  context: MatchContext,
  ids: readonly string[],
): Promise<MatchedListing[]> {
  const { db, database, matcher } = context
  await matcher.refresh()
  const rows = await readRowsByIds(sourceOf(database.pool), ids)
  if (rows.length === 0) return []
  const readStems = createStemReader(await matcher.phrases())
  const titles = await db
    .select({ listingId: listingTexts.listingId, title: listingTexts.title })
    .from(listingTexts)
    .where(inArray(listingTexts.listingId, [...ids]))
  const matched: MatchedListing[] = []
  for (const plain of rows) {
    const row = taggedRow(plain, readStems)
    const own = titles.flatMap(({ listingId, title }) => (listingId === row.id ? titleKeyOf(title) : []))
    const { shown, doubtful } = matcher.find(row, own)
    const entries = [...shown]
    for (const entry of doubtful) if (await isShown(context, entry, row)) entries.push(entry)
    matched.push({ row, entries })
  }
  return matched
}

/** Whether its search shows a listing now: by the first of its plans that finds anything. */
async function isShown(context: MatchContext, { id }: Entry, row: TaggedRow): Promise<boolean> {
  const saved = await findById(context.db, id)
  if (!saved) return false
  for (const plan of await searchPlansOf(context.search, readCriteria(saved.search).criteria)) {
    const found = await totalOf(context.search, plan)
    if (found.total === 0) continue
    if (plan.titled.ids.includes(row.id)) return true
    const phrases = new Set((await context.matcher.phrases()).map(({ key }) => key))
    const indexed = await toIndexedPlan({ phrases }, plan, context.search.engine.wordQueries)
    return indexed !== undefined && createTest(conditionsOfPlan(indexed))(row)
  }
  return false
}
