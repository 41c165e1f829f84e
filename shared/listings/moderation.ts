import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { fieldRule } from '#shared/core/fields/fieldRule.ts'
import { paging, rowsOfPage } from '#shared/core/paging.ts'
import { choice, choices, flag, line, names } from '#shared/core/query.ts'
import { media } from '#shared/media/media.ts'
import { type BatchAction, batchActions } from './batchActions.ts'
import { listing } from './listings.ts'
import { listingStatuses, propertyTypes, sortOrders, transactionTypes } from './listingTypes.ts'

export const listingOwner = z.object({
  kind: z.enum(['user', 'admin']),
  id: z.string(),
  name: z.string(),
  suspended: z.boolean(),
})

export const moderatedListing = z.object({
  ...z.pick(listing, {
    id: true,
    status: true,
    title: true,
    transactionType: true,
    propertyType: true,
    priceUSD: true,
    price: true,
    neighborhood: true,
    city: true,
    featured: true,
    views: true,
    favoritesCount: true,
    createdAt: true,
    publishedAt: true,
    updatedAt: true,
    ownerId: true,
    agencyId: true,
  }).shape,
  rejectionReason: z.nullable(z.string()),
  owner: listingOwner,
  agencyName: z.nullable(z.string()),
  picture: z.nullable(media),
  /** By its owner since approval. */
  changed: z.boolean(),
  /** Paused by an administrator, who may `resume` it. */
  held: z.boolean(),
})
export type ModeratedListing = z.infer<typeof moderatedListing>

/** Splits the refused from the paused. */
export const moderationStates = [...listingStatuses, 'rejected'] as const
export type ModerationState = (typeof moderationStates)[number]

/** The status, where a draft with a reason is a refused listing. */
export function moderationState({
  status,
  rejectionReason,
}: Pick<ModeratedListing, 'status' | 'rejectionReason'>): ModerationState {
  return status === 'draft' && rejectionReason !== null ? 'rejected' : status
}

export const moderationSorts = ['updated', 'created', 'price'] as const

export const moderationFilters = z.object({
  /** Also by id, and the owner's name and address. */
  text: line(200),
  /** Default: all but deleted. */
  status: choices(listingStatuses),
  /** Drafts with a reason why. */
  rejected: flag,
  city: names(80),
  propertyType: choices(propertyTypes),
  transactionType: choice(transactionTypes),
  ownerId: line(64),
  agencyId: line(64),
  featured: flag,
  changed: flag,
})
export type ModerationFilters = z.output<typeof moderationFilters>

export const moderationSearch = z.extend(moderationFilters, {
  sortBy: choice(moderationSorts),
  sortOrder: choice(sortOrders),
  ...paging.shape,
})
export type ModerationSearch = z.output<typeof moderationSearch>

export const maxBatch = 100
export const maxReason = 500

const batch = z
  .object({
    ids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(maxBatch)),
    action: z.enum(batchActions),
    reason: z.nullish(z.string().check(z.trim(), z.maxLength(maxReason))),
  })
  .check(
    fieldRule<{ ids: string[]; action: BatchAction; reason?: string | null | undefined }>(
      ({ action, reason }) => action !== 'reject' || Boolean(reason),
      { of: ['action', 'reason'], at: 'reason', error: 'required' },
    ),
  )

export const batchResult = z.object({
  id: z.string(),
  /** `unchanged`: already so. */
  outcome: z.enum(['done', 'unchanged', 'failed']),
  status: z.nullable(z.enum(listingStatuses)),
  error: z.nullable(z.string()),
})
export type BatchResult = z.infer<typeof batchResult>

export const moderationApi = {
  list: endpoint('GET', '/api/admin/properties', {
    summary: 'Listings in every status, for administrators',
    access: 'listings.manage',
    query: moderationSearch,
    answer: z.array(moderatedListing),
    paged: true,
    cost: 2,
    rows: rowsOfPage,
    errors: ['not_signed_in', 'bad_parameter', 'bad_cursor'],
  }),
  batch: endpoint('POST', '/api/admin/properties/batch', {
    summary: 'Approve, reject, feature, pause, resume, delete or restore up to 100 listings, each by itself',
    access: 'listings.moderate',
    body: batch,
    answer: z.array(batchResult),
    cost: 5,
    errors: ['malformed_json', 'invalid', 'not_signed_in'],
  }),
}
