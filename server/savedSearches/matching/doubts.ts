import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { listings } from '#server/listings/listings.table.ts'
import { listingTexts } from '#server/listings/listingTexts.table.ts'
import { createTest, type TaggedRow } from '#server/listings/search/engine/conditions.ts'
import { conditionsOfPlan, toIndexedPlan } from '#server/listings/search/indexRuntime/indexedPlan.ts'
import { totalOf } from '#server/listings/search/search.service.ts'
import { searchPlansOf } from '#server/listings/search/searchPlans.ts'
import { readCriteria } from '#shared/savedSearches/savedSearches.ts'
import type { Entry } from './entries.ts'
import type { MatchContext } from './matchContext.ts'
import type { Doubt } from './percolator.ts'

export interface DoubtfulMatch extends Doubt {
  row: TaggedRow
}

/**
 * Those that their search shows now: by its words where nothing is what it means. Index and one query say that of all;
 * where a listing has the text as its title, or there is no index, the search itself is asked.
 */
export async function resolveDoubts(
  context: MatchContext,
  doubtful: readonly DoubtfulMatch[],
): Promise<DoubtfulMatch[]> {
  if (doubtful.length === 0) return []
  const index = await context.search.engine.current()
  const open = doubtful.filter(
    ({ isTitled, text }) => isTitled || index === undefined || !context.found.isFound(index, text),
  )
  const titles = index ? await readTitles(context.db, open) : undefined
  const ask = createAsking(context)
  const shown: DoubtfulMatch[] = []
  for (const one of open) {
    const isByWords = titles !== undefined && !one.isTitled && !titles.has(one.text.title)
    if (isByWords || (await ask(one.entry, one.row))) shown.push(one)
  }
  return shown
}

const titleKey = sql<string>`public.title_key(${listingTexts.title})`

/** Those of active listings among them, as `titleKeyOf` writes them. */
async function readTitles(db: Db, doubtful: readonly DoubtfulMatch[]): Promise<ReadonlySet<string>> {
  if (doubtful.length === 0) return new Set()
  const asked = [...new Set(doubtful.map(({ text }) => text.title))]
  const rows = await db
    .selectDistinct({ title: titleKey })
    .from(listingTexts)
    .innerJoin(listings, eq(listings.id, listingTexts.listingId))
    .where(
      and(
        eq(listings.status, 'active'),
        ne(listingTexts.title, ''),
        sql`${titleKey} = any(${sql.param(asked)}::text[])`,
      ),
    )
  return new Set(rows.map(({ title }) => title))
}

type IsShown = (row: TaggedRow) => boolean

/** Asks each search once. */
function createAsking(context: MatchContext) {
  const asked = new Map<Entry, Promise<IsShown>>()
  return async (entry: Entry, row: TaggedRow): Promise<boolean> => {
    const answer = asked.get(entry) ?? whatIsShown(context, entry)
    asked.set(entry, answer)
    return (await answer)(row)
  }
}

/** What its search shows now: by the first of its plans that finds anything. */
async function whatIsShown({ search, matcher }: MatchContext, entry: Entry): Promise<IsShown> {
  for (const plan of await searchPlansOf(search, readCriteria(entry.search).criteria)) {
    const found = await totalOf(search, plan)
    if (found.total === 0) continue
    const phrases = new Set((await matcher.phrases()).map(({ key }) => key))
    const indexed = await toIndexedPlan({ phrases }, plan, search.engine.wordQueries)
    const test = indexed && createTest(conditionsOfPlan(indexed))
    return (row) => plan.titled.ids.includes(row.id) || test?.(row) === true
  }
  return () => false
}
