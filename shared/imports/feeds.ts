import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { singleLine } from '#shared/core/fields/singleLine.ts'
import { listing } from '#shared/listings/listings.ts'
import { feedFormats, feedLimits, feedProblems } from './feedTypes.ts'
import { importSummary } from './imports.ts'

export const feed = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  format: z.enum(feedFormats),
  hasKey: z.boolean(),
  isOn: z.boolean(),
  /** Its first run was looked at: from then on it runs by itself. */
  isReviewed: z.boolean(),
  isRunning: z.boolean(),
  /** Of the last run; null: it went well. */
  problem: z.nullable(z.enum(feedProblems)),
  lastRunAt: z.nullable(z.string()),
  /** Inquiries about its listings that its source was told of. */
  leads: z.object({ sent: z.int(), waiting: z.int(), failed: z.int() }),
  /** Null: off, or waiting for its review. */
  nextRunAt: z.nullable(z.string()),
  /** The last few that found something, newest first. */
  runs: z.array(importSummary),
})
export type Feed = z.infer<typeof feed>

const key = z.string().check(singleLine, z.minLength(1), z.maxLength(feedLimits.key))

export const newFeed = z.object({
  /** Of those that all have one address, theirs. */
  url: z.optional(z.string().check(singleLine, z.minLength(1), z.maxLength(feedLimits.url))),
  format: z.enum(feedFormats),
  /** Never told again. Of WordPress, `user:application password`. */
  key: z.optional(key),
})
export type NewFeed = z.infer<typeof newFeed>

export const feedChange = z.object({
  isOn: z.optional(z.boolean()),
  /** `false`: look at it once more, with what its columns and values are taken for. */
  isReviewed: z.optional(z.literal(false)),
  key: z.optional(key),
})
export type FeedChange = z.infer<typeof feedChange>

/** As it would look, without what nobody said. */
export const feedSample = z.extend(
  z.pick(listing, {
    /** Of its source. */
    id: true,
    title: true,
    description: true,
    propertyType: true,
    transactionType: true,
    price: true,
    priceUSD: true,
    neighborhood: true,
    city: true,
    bedrooms: true,
    bathrooms: true,
    parkingSpaces: true,
    area: true,
    media: true,
  }),
  {
    /** What to do before it can be published. */
    problems: z.array(z.string()),
  },
)
export type FeedSample = z.infer<typeof feedSample>

export const feedCheck = z.object({
  /** Why it cannot be read; null: it can. */
  problem: z.nullable(z.enum(feedProblems)),
  listings: z.array(feedSample),
})
export type FeedCheck = z.infer<typeof feedCheck>

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
  check: endpoint('POST', '/api/feeds/check', {
    summary: 'Read the first listings of a source, as they would look, before it is added',
    access: 'user',
    body: newFeed,
    answer: feedCheck,
    status: 200,
    cost: 20,
    errors: ['not_signed_in', 'forbidden', 'invalid', 'too_many_requests'],
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
