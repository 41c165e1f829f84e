import { activitiesApi } from '#shared/activities.ts'
import { type Reports, reportsApi, type Stats } from '#shared/reports.ts'
import { stubEndpoint } from './server.ts'

export const stats: Stats = {
  totalProperties: 112,
  activeListings: 108,
  totalAgents: 14,
  recentActivities: 3,
  monthlyGrowth: 12,
}

const unused = {
  questions: 0,
  byModel: 0,
  failures: 0,
  inputTokens: 0,
  outputTokens: 0,
  costUSD: 0,
}

const dates = [1, 2, 3, 4, 5, 6, 7].map((one) => `2026-11-0${one}`)

export function report(overrides: Partial<Reports> = {}): Reports {
  const day = (date: string, index: number) => ({
    day: date,
    listings: index + 1,
    inquiries: 0,
    views: 10 * (index + 1),
    searches: 1,
  })
  return {
    today: 1,
    week: 5,
    month: 27,
    days: dates.map(day),
    neighborhoods: [],
    missed: [],
    assistant: {
      model: null,
      ...unused,
      today: { costUSD: 0, ceilingUSD: 5 },
      days: dates.map((date) => ({ day: date, ...unused })),
    },
    ...overrides,
  }
}

export function stubDashboard(): void {
  stubEndpoint(reportsApi.stats, stats)
  stubEndpoint(activitiesApi.list, [])
  stubEndpoint(reportsApi.reports, report())
}
