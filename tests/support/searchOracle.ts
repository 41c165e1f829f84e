import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { Context } from '#server/core/context.ts'
import { findClusters } from '#server/listings/search/clusters.service.ts'
import { countFacets } from '#server/listings/search/facets.ts'
import { type SearchResult, searchListings } from '#server/listings/search/search.service.ts'
import type { SearchContext } from '#server/listings/search/searchPlans.ts'
import type { Services } from '#server/services.ts'
import {
  amenities,
  financingWays,
  propertyTypes,
  sortFields,
  sortOrders,
  stages,
  transactionTypes,
} from '#shared/listings/listingTypes.ts'
import { writePolygon } from '#shared/search/area.ts'
import type { ListingSearch } from '#shared/search/listingSearch.ts'
import type { NewListing } from './listings.ts'
import { someSearchText, someTexts } from './searchTexts.ts'

/* Compares searches by SQL and by the index. */

const someAmenities = amenities.slice(0, 4)
const towns = [
  { city: 'Asunción', neighborhood: 'Villa Morra', state: 'Asunción' },
  { city: 'Asunción', neighborhood: 'Centro', state: 'Asunción' },
  { city: 'Luque', neighborhood: 'Centro', state: 'Central' },
  { city: 'Ciudad del Este', neighborhood: 'Boquerón', state: 'Alto Paraná' },
  { city: 'Pueblo Ñandú', neighborhood: 'Óga Porã', state: 'Boquerón' },
] as const
const types = propertyTypes.slice(0, 5)
/** Recent enough for the ranking. */
const firstDay = Math.floor(Date.now() / 86_400_000 - 30) * 86_400_000

const money = fc.integer({ min: 0, max: 12 }).map((steps) => `${steps * 250}.${steps % 3}0`)
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 3 })
const someFinancing = fc.record({ bank: fc.boolean(), own: fc.boolean(), afd: fc.boolean() }).map((ways) => ({
  ...ways,
  downPaymentPercent: null,
  instalments: null,
  instalmentAmount: null,
}))
const degrees = (around: number) => fc.integer({ min: -60, max: 60 }).map((step) => around + step / 500)

/** With ties, and columns without a value. */
export const someListing: fc.Arbitrary<NewListing> = fc
  .record({
    town: fc.constantFrom(...towns),
    place: orNull(fc.record({ latitude: degrees(-25.3), longitude: degrees(-57.6) })),
    texts: someTexts,
    rest: fc.record({
      transactionType: fc.constantFrom(...transactionTypes),
      propertyType: fc.constantFrom(...types),
      priceUsd: money,
      pricePerMonth: orNull(money),
      bedrooms: fc.integer({ min: 0, max: 9 }),
      bathrooms: fc.integer({ min: 0, max: 5 }),
      parkingSpaces: fc.integer({ min: 0, max: 3 }),
      area: orNull(fc.integer({ min: 1, max: 8 }).map((steps) => `${steps * 50}.25`)),
      amenities: fc.subarray([...someAmenities]),
      featured: fc.boolean(),
      allowsShortTerm: fc.boolean(),
      airbnbUrl: orNull(fc.constant('https://www.airbnb.com/rooms/1')),
      views: fc.integer({ min: 0, max: 4 }),
      favoritesCount: fc.integer({ min: 0, max: 2 }),
      answersInquiries: fc.boolean(),
      landArea: orNull(fc.integer({ min: 1, max: 8 }).map((steps) => `${steps * 50}.25`)),
      stage: orNull(fc.constantFrom(...stages)),
      deliveryMonth: orNull(fc.constantFrom('2027-06', '2027-12', '2028-01')),
      financing: orNull(someFinancing),
      maintenanceFeeUsd: orNull(money),
      acceptsBarter: fc.boolean(),
      roomOnly: fc.boolean(),
      floor: orNull(fc.integer({ min: 0, max: 2 })),
      pricePerNight: orNull(money),
      capacity: orNull(fc.integer({ min: 1, max: 12 })),
      estimatedRoi: orNull(fc.integer({ min: -4, max: 4 }).map((steps) => `${steps}.25`)),
      firstPublishedAt: fc.integer({ min: 0, max: 6 }).map((day) => new Date(firstDay + day * 86_400_000)),
      status: fc.constantFrom('active' as const, 'active' as const, 'active' as const, 'closed' as const),
      locationPrecision: fc.constantFrom('exact' as const, 'approximate' as const, 'neighborhood' as const),
    }),
  })
  .map(({ town, place, texts, rest }) => ({
    ...town,
    ...texts,
    ...rest,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  }))

/** Often what a price is exactly, which bounds include. */
const dollars = fc.oneof(
  fc.integer({ min: 0, max: 3100 }),
  fc.integer({ min: 0, max: 4 }).map((steps) => steps * 750),
)
const list = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 })
const towers = towns.map(({ city }) => city)

const ranges = fc.record(
  { minPrice: dollars, maxPrice: dollars, minArea: dollars, maxArea: dollars },
  { requiredKeys: [] },
)

const point = fc.record({ latitude: degrees(-25.3), longitude: degrees(-57.6) })
/** Also across the date line. */
const someBounds = fc.tuple(point, point).map(([one, other]) => ({
  south: Math.min(one.latitude, other.latitude),
  north: Math.max(one.latitude, other.latitude),
  west: one.longitude,
  east: other.longitude,
}))

/** Mostly few filters, to find something. */
export const someSearch: fc.Arbitrary<ListingSearch> = fc
  .record({
    filters: fc.record(
      {
        transactionType: fc.constantFrom(...transactionTypes),
        propertyType: list(types),
        city: list([...towers, 'asuncion', 'cde', 'Nowhere']),
        neighborhood: list(['Centro', 'villa mora', 'Villa Morra', 'óga porã']),
        state: list(['Central', 'Asunción', 'chaco', 'Alto Paraná']),
        bedrooms: fc.integer({ min: 0, max: 9 }),
        maxBedrooms: fc.integer({ min: 0, max: 9 }),
        bathrooms: fc.integer({ min: 0, max: 5 }),
        parkingSpaces: fc.integer({ min: 0, max: 3 }),
        amenities: list(someAmenities),
        exceptAmenities: list(someAmenities),
        exceptPropertyType: list(types),
        exceptStage: list(stages),
        exceptCity: list(towers),
        exceptNeighborhood: list(['Centro', 'Villa Morra']),
        featured: fc.boolean(),
        allowsShortTerm: fc.boolean(),
        airbnbActive: fc.boolean(),
        minPricePerNight: dollars,
        maxPricePerNight: dollars,
        capacity: fc.integer({ min: 1, max: 12 }),
        minRoi: fc.constantFrom(0, 0.25, 1.25, 2.1),
        stage: list(stages),
        deliveryBefore: fc.constantFrom('2027-06', '2027-12', '2028-01', '2028-02'),
        financing: list(financingWays),
        maxMaintenanceFee: dollars,
        acceptsBarter: fc.boolean(),
        roomOnly: fc.boolean(),
        groundFloor: fc.boolean(),
        withoutGuarantor: fc.boolean(),
        minLandArea: fc.integer({ min: 0, max: 500 }),
        near: fc.record({
          latitude: degrees(-25.3),
          longitude: degrees(-57.6),
          km: fc.integer({ min: 1, max: 40 }),
        }),
        bounds: someBounds,
        polygon: fc.array(fc.array(point, { minLength: 3, maxLength: 8 }).map(writePolygon), {
          minLength: 1,
          maxLength: 2,
        }),
      },
      { requiredKeys: [] },
    ),
    kept: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
    ranges: fc.option(ranges, { freq: 2, nil: {} }),
    order: fc.option(
      fc.record(
        { sortBy: fc.constantFrom(...sortFields), sortOrder: fc.constantFrom(...sortOrders) },
        { requiredKeys: [] },
      ),
      { freq: 1, nil: {} },
    ),
    limit: fc.integer({ min: 1, max: 9 }),
    searchQuery: fc.option(someSearchText, { freq: 2, nil: undefined }),
  })
  .map(({ filters, kept, ranges, order, limit, searchQuery }) => {
    const all = Object.entries(filters)
    const few = all.filter((_, index) => kept.some((one) => one % all.length === index))
    const more = searchQuery === undefined || limit % 3 === 0 ? { ...Object.fromEntries(few), ...ranges } : {}
    return { ...more, ...order, limit, searchQuery }
  })

export interface Sides {
  sql: SearchContext
  index: SearchContext
}

export function bothSides(
  { database }: Pick<Context, 'database'>,
  { searchEngine: engine, cards }: Pick<Services, 'searchEngine' | 'cards'>,
): Sides {
  const common = {
    database,
    cards,
    rate: async () => 7400,
    totals: (_key: string, compute: () => Promise<number>) => compute(),
    texts: <Value>(_key: string, compute: () => Promise<Value>) => compute(),
  }
  const { wordQueries } = engine
  const off = { current: async () => undefined, fail: () => undefined, wordQueries }
  const on = {
    current: () => engine.current(),
    wordQueries,
    fail(error: unknown) {
      throw error
    },
  }
  return { sql: { ...common, engine: off }, index: { ...common, engine: on } }
}

async function readAll(context: SearchContext, search: ListingSearch, maxPages: number) {
  const pages: (Omit<SearchResult, 'listings'> & { ids: string[] })[] = []
  for (let cursor: string | undefined; pages.length < maxPages; ) {
    const { listings, ...page } = await searchListings(context, { ...search, cursor })
    pages.push({ ids: listings.map(({ id }) => id), ...page })
    if (page.next === undefined) break
    cursor = page.next
  }
  return pages
}

/** Must be equal. Both use one time, on which the ranking depends. */
export async function readBoth(
  { sql, index }: Sides,
  search: ListingSearch,
  { maxPages = 60, zoom = 9 } = {},
) {
  const { sortBy: _, sortOrder: __, limit: ___, ...filters } = search
  const read = async (context: SearchContext) => ({
    pages: await readAll(context, search, maxPages),
    facets: await countFacets(context, filters),
    clusters: await findClusters(context, { ...filters, zoom }),
  })
  const { now } = Date
  const moment = now()
  Date.now = () => moment
  try {
    return { expected: await read(sql), found: await read(index) }
  } finally {
    Date.now = now
  }
}

/** Copies random columns between listings. */
export async function changeSome({ db }: Pick<Context, 'db'>, seed: number): Promise<void> {
  const isChosen = sql`abs(hashtext(id || ${seed}::text)) % 7 = 0`
  const changes = [
    sql`update listings set price_usd = price_usd + 250, price_amount = price_usd + 250 where ${isChosen}`,
    sql`update listings set status = case status when 'active' then 'closed' else 'active' end where ${isChosen}`,
    sql`update listings set views = views + 1, favorites_count = favorites_count + 1 where ${isChosen}`,
    sql`update listings set city = 'Luque', state = 'Central', amenities = '{pool}' where ${isChosen}`,
    sql`update listings set price_per_night = price_per_night + 250, capacity = capacity + 1,
      estimated_roi = estimated_roi + 1 where ${isChosen}`,
    sql`update listings set latitude = latitude + 0.01, bedrooms = bedrooms + 1 where ${isChosen}`,
    sql`update listing_texts set title = title || ' con helipuerto', description = 'Vista al arroyo.'
      where abs(hashtext(listing_id || ${seed}::text)) % 7 = 0`,
    sql`update listings set location_precision = case location_precision when 'exact' then 'approximate' else 'exact' end
      where ${isChosen}`,
    sql`update listings set stage = 'new', land_area = 100, accepts_barter = not accepts_barter,
      maintenance_fee_usd = maintenance_fee_usd + 250 where ${isChosen}`,
    sql`update listings set answers_inquiries = not answers_inquiries where ${isChosen}`,
    sql`delete from listing_media where abs(hashtext(listing_id || ${seed}::text)) % 7 = 0`,
    sql`delete from listings where ${isChosen} and abs(hashtext(id || 'gone')) % 3 = 0`,
  ]
  await db.execute(changes[seed % changes.length] ?? sql`select 1`)
}
