import { z } from 'zod/mini'
import { activityFilters } from './activities.ts'
import { endpoint } from './core/endpoint.ts'
import { choice } from './core/query.ts'
import { moderationFilters } from './listings/moderation.ts'

export const stats = z.object({
  /** In every status but deleted. */
  totalProperties: z.int(),
  activeListings: z.int(),
  totalAgents: z.int(),
  recentActivities: z.int(),
  /** Percent in a month; null if there were none. */
  monthlyGrowth: z.nullable(z.number()),
})
export type Stats = z.infer<typeof stats>

export const reportDays = ['7', '30', '90'] as const
export type ReportDays = (typeof reportDays)[number]

const assistantUse = {
  questions: z.int(),
  byModel: z.int(),
  /** Of the model. */
  failures: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  costUSD: z.number(),
}

/** In Paraguay; UTC for views. */
export const reports = z.object({
  /** Since midnight, Monday, and the first of the month. */
  today: z.int(),
  week: z.int(),
  month: z.int(),
  days: z.array(
    z.object({
      day: z.string(),
      listings: z.int(),
      inquiries: z.int(),
      views: z.int(),
      searches: z.int(),
    }),
  ),
  /** By views in 30 days. */
  neighborhoods: z.array(
    z.object({ neighborhood: z.string(), city: z.string(), listings: z.int(), views: z.int() }),
  ),
  missed: z.array(z.object({ words: z.string(), count: z.int(), lastAt: z.string() })),
  assistant: z.object({
    /** Null: not configured. */
    model: z.nullable(z.string()),
    ...assistantUse,
    /** US dollars. */
    today: z.object({ costUSD: z.number(), ceilingUSD: z.number() }),
    days: z.array(z.object({ day: z.string(), ...assistantUse })),
  }),
})
export type Reports = z.infer<typeof reports>

const csv = { download: 'text/csv', cost: 20, errors: ['not_signed_in', 'too_many_requests'] } as const

export const reportsApi = {
  stats: endpoint('GET', '/api/admin/stats', {
    summary: 'The figures of the dashboard',
    access: 'reports.read',
    answer: stats,
    cost: 2,
    errors: ['not_signed_in'],
  }),
  reports: endpoint('GET', '/api/admin/reports', {
    summary: 'How the site is used',
    access: 'reports.read',
    query: z.object({
      /** Default: 30. */
      days: choice(reportDays),
    }),
    answer: reports,
    cost: 4,
    errors: ['not_signed_in', 'bad_parameter'],
  }),
}

export const exportsApi = {
  properties: endpoint('GET', '/api/admin/export/properties', {
    ...csv,
    summary: 'The listings as CSV, filtered like the list',
    access: 'listings.manage',
    query: moderationFilters,
  }),
  agents: endpoint('GET', '/api/admin/export/agents', {
    ...csv,
    summary: 'The agents as CSV',
    access: 'agents.manage',
  }),
  inquiries: endpoint('GET', '/api/admin/export/inquiries', {
    ...csv,
    summary: 'The inquiries as CSV',
    access: 'inquiries.read',
  }),
  activities: endpoint('GET', '/api/admin/export/activities', {
    ...csv,
    summary: 'The activities as CSV, filtered like the list',
    access: 'activities.read',
    query: activityFilters,
  }),
}
export type ExportName = keyof typeof exportsApi
