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
export type ListingOwner = z.infer<typeof listingOwner>

export const managedListing = z.object({
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
})
export type ManagedListing = z.infer<typeof managedListing>

export const managedSorts = ['updated', 'created', 'price'] as const

export const managedFilters = z.object({
  /** Also by id, and the owner's name and address. */
  text: line(200),
  /** Default: all but deleted. */
  status: choices(listingStatuses),
  city: names(80),
  propertyType: choices(propertyTypes),
  transactionType: choice(transactionTypes),
  ownerId: line(64),
  agencyId: line(64),
  featured: flag,
  changed: flag,
})
export type ManagedFilters = z.output<typeof managedFilters>

export const managedSearch = z.extend(managedFilters, {
  sortBy: choice(managedSorts),
  sortOrder: choice(sortOrders),
  ...paging.shape,
})
export type ManagedSearch = z.output<typeof managedSearch>

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

export const managedListingsApi = {
  list: endpoint('GET', '/api/admin/properties', {
    summary: 'Listings in every status, for administrators',
    access: 'listings.manage',
    query: managedSearch,
    answer: z.array(managedListing),
    paged: true,
    cost: 2,
    rows: rowsOfPage,
    errors: ['not_signed_in', 'bad_parameter', 'bad_cursor'],
  }),
  batch: endpoint('POST', '/api/admin/properties/batch', {
    summary: 'Approve, reject, feature, pause, delete or restore up to 100 listings, each by itself',
    access: 'listings.moderate',
    body: batch,
    answer: z.array(batchResult),
    cost: 5,
    errors: ['malformed_json', 'invalid', 'not_signed_in'],
  }),
}
