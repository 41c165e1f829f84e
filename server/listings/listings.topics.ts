import { z } from 'zod'
import { narrowReads } from '#server/core/database/recordReads.ts'
import { partsOf } from '#server/core/database/topics.ts'
import { fold } from '#shared/core/text.ts'
import { type PropertyType, propertyTypes, transactionTypes } from '#shared/listings/listingTypes.ts'
import { cityKey } from './search/engine/placeKeys.ts'
import type { ColumnFilters } from './search/searchPlan.ts'

/*
 * Triggers (`notify_listing`) report each change of a listing that is or was active, and of rows shown with
 * it.
 */

const tables = [
  'listings',
  'listing_texts',
  'listing_media',
  'listing_prices',
  'media',
  'agencies',
  'agency_members',
  'users',
]

const changedListing = z.union([
  z.object({
    id: z.string(),
    owner: z.string().nullable(),
    city: z.string(),
    type: z.enum(propertyTypes),
    offer: z.enum(transactionTypes),
    featured: z.boolean(),
  }),
  z.object({ listed: z.literal(true) }),
  z.object({ agency: z.string() }),
  z.object({ city: z.string() }),
])

/** Throws for an unknown payload. */
export function changedParts(payload: unknown): string[] {
  const change = changedListing.parse(payload)
  if ('listed' in change) return ['listed']
  if ('agency' in change) return [`agency ${change.agency}`, 'agencies']
  if (!('id' in change)) return ['many', `many ${cityPart(change.city)}`]
  const { id, owner, city, type, offer, featured } = change
  const areas = combine([cityPart(city), wildcard], [type, wildcard], [...offersOf(offer), wildcard])
  return [`id ${id}`, ...(owner ? [`owner ${owner}`] : []), ...(featured ? ['featured'] : []), ...areas]
}

/** Narrows to the topics that `partsRead` derives from the result. */
export function narrowListings<Value>(
  work: () => Promise<Value>,
  partsRead: (value: Value) => readonly string[],
): Promise<Value> {
  return narrowReads(tables, work, (value) => partsOf('listings', partsRead(value)))
}

export function partsOfListing({ id, city }: { id: string; city: string }): string[] {
  return [`id ${id}`, `many ${cityPart(fold(city))}`]
}

export const partsOfOwner = (userId: string) => [`owner ${userId}`, 'many']

/** Which listings of the agency are active or closed, where, of what kind, in whose charge. */
export const partsOfAgency = (agencyId: string) => [`agency ${agencyId}`, 'many']

/**
 * What agencies' pages read of listings, of one agency or of any; undefined: nothing. Of its people, it is told
 * with `agency_members`.
 */
export function narrowAgency<Value>(
  agencyId: string | 'any' | undefined,
  work: () => Promise<Value>,
): Promise<Value> {
  const parts = agencyId === 'any' ? ['agencies'] : [`agency ${agencyId}`]
  return narrowReads(['listings', 'listing_texts', 'users'], work, () =>
    agencyId === undefined ? [] : partsOf('listings', parts),
  )
}

export const featuredParts = ['featured', 'many']

export const listedParts = ['listed', 'many']

/** Above, property types are not distinguished. */
const maxAreas = 64
const wildcard = '*'

export function partsOfFilters({ city, propertyType, transactionType }: ColumnFilters): string[] {
  const types: readonly (PropertyType | typeof wildcard)[] = propertyType ?? [wildcard]
  const cities = city?.map((name) => cityPart(cityKey(name))) ?? [wildcard]
  const isMany = cities.length * types.length > maxAreas
  const areas = combine(cities, isMany ? [wildcard] : types, [transactionType ?? wildcard])
  return [...areas, ...(city ? cities.map((name) => `many ${name}`) : ['many'])]
}

function combine(cities: readonly string[], types: readonly string[], offers: readonly string[]): string[] {
  return cities.flatMap((city) =>
    types.flatMap((type) => offers.map((offer) => `in ${city}/${type}/${offer}`)),
  )
}

function offersOf(offer: (typeof transactionTypes)[number]): readonly string[] {
  return offer === 'both' ? transactionTypes : [offer]
}

/** The trigger sends the first 100 characters. */
const cityPart = (key: string) => [...key].slice(0, 100).join('')
