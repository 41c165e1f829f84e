import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { singleLine } from '#shared/core/fields/singleLine.ts'
import { feedFormats, feedLimits, feedProblems } from './feedTypes.ts'
import { importSummary } from './imports.ts'

export const feed = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  format: z.enum(feedFormats),
  isOn: z.boolean(),
  /** Its first run was looked at: from then on it runs by itself. */
  isReviewed: z.boolean(),
  isRunning: z.boolean(),
  /** Of the last run; null: it went well. */
  problem: z.nullable(z.enum(feedProblems)),
  lastRunAt: z.nullable(z.string()),
  /** Null: off, or waiting for its review. */
  nextRunAt: z.nullable(z.string()),
  /** The last few that found something, newest first. */
  runs: z.array(importSummary),
})
export type Feed = z.infer<typeof feed>

export const newFeed = z.object({
  url: z.string().check(singleLine, z.minLength(1), z.maxLength(feedLimits.url)),
  format: z.enum(feedFormats),
})
export type NewFeed = z.infer<typeof newFeed>

export const feedChange = z.object({
  isOn: z.optional(z.boolean()),
  /** `false`: look at it once more, with what its columns and values are taken for. */
  isReviewed: z.optional(z.literal(false)),
})
export type FeedChange = z.infer<typeof feedChange>

const params = z.object({ id: z.string() })
const errors = ['not_signed_in', 'not_found', 'forbidden'] as const

/** Of the agency that who is signed in works for, else their own. */
export const feedsApi = {
  list: endpoint('GET', '/api/feeds', {
    summary: 'Feeds that bring listings in, with their last runs',
    access: 'user',
    answer: z.array(feed),
    ages: true,
    errors: ['not_signed_in'],
  }),
  add: endpoint('POST', '/api/feeds', {
    summary: 'Bring listings in from an address; nothing is written until its first run was looked at',
    access: 'user',
    body: newFeed,
    answer: feed,
    status: 201,
    errors: ['not_signed_in', 'forbidden', 'invalid', 'too_many', 'too_many_requests'],
  }),
  change: endpoint('PATCH', '/api/feeds/:id', {
    summary: 'Switch it off or on, or have it looked at again',
    access: 'user',
    params,
    body: feedChange,
    answer: feed,
    errors: [...errors, 'too_many_requests'],
  }),
  remove: endpoint('DELETE', '/api/feeds/:id', {
    summary: 'Read it no more; its listings stay',
    access: 'user',
    params,
    errors,
  }),
  run: endpoint('POST', '/api/feeds/:id/run', {
    summary: 'Read it now',
    access: 'user',
    params,
    body: z.object({
      /** Also where far fewer listings are in it than before. */
      accept: z._default(z.boolean(), false),
    }),
    answer: feed,
    status: 200,
    errors: [...errors, 'too_many_requests'],
  }),
}
