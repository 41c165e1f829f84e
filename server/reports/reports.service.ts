import { readAssistantUse } from '#server/ai/usage/usage.service.ts'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { createMemo, freshFor, type Memo } from '#server/core/database/memo.ts'
import { latestUpdate } from '#server/listings/moderation/moderation.service.ts'
import { withoutPeople } from '#server/listings/search/log/withoutPeople.ts'
import { type ReportDays, type Reports, reportDays, type Stats } from '#shared/reports.ts'
import {
  countAgents,
  countByDay,
  countListings,
  countRecentActivities,
  type DayCounts,
  missedSearches,
  readToday,
  topNeighborhoods,
} from './stats.queries.ts'

const shownNeighborhoods = 10
const shownSearches = 20

export type ListingCounts = Awaited<ReturnType<typeof countListings>>

/** Head figures of the panel; listings are counted anew after each change. */
export async function readStats(db: Db, counts: Memo<ListingCounts>): Promise<Stats> {
  const version = await latestUpdate(db)
  const [listings, totalAgents, recentActivities] = await Promise.all([
    counts(version, () => countListings(db)),
    countAgents(db),
    countRecentActivities(db),
  ])
  const { total, active, before } = listings
  return {
    totalProperties: total,
    activeListings: active,
    totalAgents,
    recentActivities,
    monthlyGrowth: before === 0 ? null : ((total - before) / before) * 100,
  }
}

/** Milliseconds. */
const minute = 60_000
const mostDays = Math.max(...reportDays.map(Number))
/** Views are written some time after them. */
const openDays = 2

/** What hardly changes and takes a scan of all listings or views is kept for a while. */
export function createReports({ database, env }: Pick<Context, 'database' | 'env'>) {
  const db = database.reads
  const closed = createMemo<DayCounts[]>(freshFor(60 * minute), { maxSize: 2 })
  const neighborhoods = createMemo<Reports['neighborhoods']>(freshFor(10 * minute), { maxSize: 1 })

  async function readDays(): Promise<DayCounts[]> {
    const today = await readToday(db)
    const past = closed(today, () => countByDay(db, today, mostDays - 1, openDays))
    return [...(await past), ...(await countByDay(db, today, openDays - 1, 0))]
  }

  return async (days: ReportDays): Promise<Reports> => {
    const count = Number(days)
    const [byDay, areas, missed, assistant] = await Promise.all([
      readDays(),
      neighborhoods('', () => topNeighborhoods(db, shownNeighborhoods)),
      missedSearches(db, count, shownSearches),
      readAssistantUse(db, count, env),
    ])
    return {
      ...uploadsOf(byDay),
      days: byDay.slice(-count),
      neighborhoods: areas,
      missed: await shownMissed(missed),
      assistant,
    }
  }
}

/** Older rows may still say whom visitors looked for. */
async function shownMissed(rows: Awaited<ReturnType<typeof missedSearches>>): Promise<Reports['missed']> {
  const shown = await Promise.all(
    rows.map(async ({ lastAt, words, count }) => {
      const kept = await withoutPeople(words)
      return kept === null ? [] : [{ words: kept, count, lastAt: new Date(lastAt).toISOString() }]
    }),
  )
  return shown.flat()
}

/** Since midnight, Monday, and the first of the month. */
function uploadsOf(byDay: DayCounts[]): Pick<Reports, 'today' | 'week' | 'month'> {
  const today = byDay.at(-1)?.day ?? ''
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  const sum = (days: number) => byDay.slice(-days).reduce((all, { listings }) => all + listings, 0)
  return { today: sum(1), week: sum(sinceMonday + 1), month: sum(Number(today.slice(8))) }
}
