import { hashKey, type QueryKey } from '@tanstack/react-query'
import { z } from 'zod/mini'
import type { Listing } from '#shared/listings/listings.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { listingsIn, readData } from './copyData.ts'
import { type Copy, readCopies } from './database.ts'
import { kindOf } from './kinds.ts'
import { knownOwner } from './owner.ts'

interface Found {
  data: unknown
  /** Milliseconds since 1970. */
  savedAt: number
}

/** A stored response, or its listings from other responses. */
export async function findCopy(key: QueryKey): Promise<Found | undefined> {
  const endpoint = kindOf(key)
  if (!endpoint) return undefined
  const copies = await readCopies(knownOwner())
  const own = copies.find(({ hash }) => hash === hashKey(key))
  const data = own && readData(endpoint, own.data)
  if (own && data !== undefined) return { data, savedAt: own.savedAt }
  if (endpoint === listingsApi.get) return findListing(copies, String(key.at(-1)))
  if (endpoint === listingsApi.batch) return findListings(copies, key.at(-1))
  return undefined
}

interface Seen {
  listing: Listing
  savedAt: number
}

function seenListings(copies: readonly Copy[]): Map<string, Seen> {
  const oldestFirst = copies.toSorted((one, other) => one.savedAt - other.savedAt)
  return new Map(
    oldestFirst.flatMap(({ data, savedAt }) =>
      listingsIn(data).map((listing) => [listing.id, { listing, savedAt }] as const),
    ),
  )
}

function findListing(copies: readonly Copy[], id: string): Found | undefined {
  const seen = seenListings(copies).get(id)
  return seen && { data: seen.listing, savedAt: seen.savedAt }
}

const batchQuery = z.object({ ids: z.string() })

function findListings(copies: readonly Copy[], query: unknown): Found | undefined {
  const ids = batchQuery.safeParse(query).data?.ids.split(',') ?? []
  const all = seenListings(copies)
  const seen = ids.flatMap((id) => all.get(id) ?? [])
  if (seen.length === 0) return undefined
  return {
    data: seen.map(({ listing }) => listing),
    savedAt: Math.min(...seen.map(({ savedAt }) => savedAt)),
  }
}
