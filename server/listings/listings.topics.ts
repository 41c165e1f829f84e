import { z } from 'zod'
import { narrowReads } from '#server/core/database/recordReads.ts'
import { partsOf } from '#server/core/database/topics.ts'
import { fold } from '#shared/core/text.ts'
import { type PropertyType, propertyTypes, transactionTypes } from '#shared/listings/listingTypes.ts'
import { type ColumnFilters, cityKey } from './search/filters.ts'

/*
 * The parts of the listings by which public answers depend on them. Triggers tell of each change of a listing that is or was
 * active, of its own columns or of what is shown with it (`notify_listing` in server/migrations).
 */

/** Shown with a listing: a change of theirs is told as one of the listing. */
const tables = ['listings', 'listing_texts', 'listing_media', 'media', 'agencies', 'users']

const changedListing = z.union([
  z.object({
    id: z.string(),
    owner: z.string().nullable(),
    city: z.string(),
    type: z.enum(propertyTypes),
    offer: z.enum(transactionTypes),
    featured: z.boolean(),
  }),
  // What can be listed, and under which names.
  z.object({ listed: z.literal(true) }),
  // One of many in a transaction.
  z.object({ city: z.string() }),
])

/** The parts that a change concerns, as its trigger tells it. Throws where it is not understood. */
export function changedParts(told: unknown): string[] {
  const change = changedListing.parse(told)
  if ('listed' in change) return ['listed']
  if (!('id' in change)) return ['many', `many ${cityPart(change.city)}`]
  const { id, owner, city, type, offer, featured } = change
  const areas = combine([cityPart(city), any], [type, any], [...offersOf(offer), any])
  return [`id ${id}`, ...(owner ? [`owner ${owner}`] : []), ...(featured ? ['featured'] : []), ...areas]
}

/** Does work that reads of the listings, and of what is shown with them, only the parts that are named by what came of it. */
export function narrowListings<Value>(
  work: () => Promise<Value>,
  partsRead: (value: Value) => readonly string[],
): Promise<Value> {
  return narrowReads(tables, work, (value) => partsOf('listings', partsRead(value)))
}

/** One listing. */
export function partsOfListing({ id, city }: { id: string; city: string }): string[] {
  return [`id ${id}`, `many ${cityPart(fold(city))}`]
}

/** The listings of a user. */
export const partsOfOwner = (userId: string) => [`owner ${userId}`, 'many']

/** The featured ones. */
export const featuredParts = ['featured', 'many']

/** Which listings are there and what they are called, whatever else they say. */
export const listedParts = ['listed', 'many']

/** More combinations are not told apart. */
const maxAreas = 64
const any = '*'

/** All that satisfy filters. */
export function partsOfFilters({ city, propertyType, transactionType }: ColumnFilters): string[] {
  const types: readonly (PropertyType | typeof any)[] = propertyType ?? [any]
  const cities = city?.map((name) => cityPart(cityKey(name))) ?? [any]
  const isMany = cities.length * types.length > maxAreas
  const areas = combine(cities, isMany ? [any] : types, [transactionType ?? any])
  return [...areas, ...(city ? cities.map((name) => `many ${name}`) : ['many'])]
}

function combine(cities: readonly string[], types: readonly string[], offers: readonly string[]): string[] {
  return cities.flatMap((city) =>
    types.flatMap((type) => offers.map((offer) => `in ${city}/${type}/${offer}`)),
  )
}

/** What is offered for both is found among either. */
function offersOf(offer: (typeof transactionTypes)[number]): readonly string[] {
  return offer === 'both' ? transactionTypes : [offer]
}

/** A city is whatever its owner wrote: of a long one, as much as the trigger tells. */
const cityPart = (key: string) => [...key].slice(0, 100).join('')
