import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { wholeNumber } from '#shared/core/query.ts'
import { locationPrecisions } from '#shared/listings/listingTypes.ts'
import { listingFilters, orderRules } from './listingSearch.ts'

export const maxClusters = 300
/** The whole country. */
export const defaultZoom = 5

/** By public location. */
const cluster = z.object({
  count: z.int(),
  /** Of their center. */
  latitude: z.number(),
  longitude: z.number(),
  /** Monthly rents with `transactionType=rent`. */
  minPriceUSD: z.nullable(z.number()),
  /** Of a single listing, as its precision. */
  id: z.optional(z.string()),
  precision: z.optional(z.enum(locationPrecisions)),
})
export type Cluster = z.infer<typeof cluster>

export const clustersApi = {
  find: endpoint('GET', '/api/listings/clusters', {
    summary: 'The matching listings in `bounds`, counted by cells of the map at `zoom`: at most 300',
    query: z.object({ ...listingFilters.shape, zoom: wholeNumber(0, 22) }).check(...orderRules),
    answer: z.array(cluster),
    cache: 'public',
    cost: 4,
    errors: ['bad_parameter'],
  }),
}

/** At the finest level. */
const cellsPerWorld = 2 ** 30

/** Web Mercator, at the finest level. */
export function cellOf(latitude: number, longitude: number): { x: number; y: number } {
  const sine = Math.sin((latitude * Math.PI) / 180)
  const north = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return { x: toCell((longitude + 180) / 360), y: toCell(north) }
}

const toCell = (share: number) => Math.min(cellsPerWorld - 1, Math.max(0, Math.floor(share * cellsPerWorld)))

/** Bits to omit: cells are 64 pixels of a map with tiles of 512. */
export function shiftOf(zoom: number): number {
  return Math.max(5, 27 - Math.floor(zoom))
}
