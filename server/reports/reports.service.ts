import { readAssistantUse } from '#server/ai/usage/usage.service.ts'
import type { Db } from '#server/core/database/database.ts'
import type { Memo } from '#server/core/database/memo.ts'
import type { Env } from '#server/core/env.ts'
import { latestUpdate } from '#server/listings/managed/managed.service.ts'
import type { ReportDays, Reports, Stats } from '#shared/reports.ts'
import {
  countAgents,
  countByDay,
  countListings,
  countRecentActivities,
  countUploads,
  missedSearches,
  topNeighborhoods,
} from './stats.queries.ts'

const shownNeighborhoods = 10
const shownSearches = 20

export type ListingCounts = Awaited<ReturnType<typeof countListings>>

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

export async function readReports(db: Db, days: ReportDays, env: Env): Promise<Reports> {
  const count = Number(days)
  const [uploads, byDay, neighborhoods, missed, assistant] = await Promise.all([
    countUploads(db),
    countByDay(db, count),
    topNeighborhoods(db, shownNeighborhoods),
    missedSearches(db, count, shownSearches),
    readAssistantUse(db, count, env),
  ])
  return {
    ...uploads,
    days: byDay,
    neighborhoods,
    missed: missed.map(({ lastAt, ...one }) => ({ ...one, lastAt: new Date(lastAt).toISOString() })),
    assistant,
  }
}
