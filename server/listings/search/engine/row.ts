import { authorNumber, nearDuplicateNumber } from '#server/listings/search/ranking/diversity.ts'
import { precisionNumber } from '#server/listings/search/shownPrecision.ts'
import {
  type Amenity,
  amenities,
  type FinancingWay,
  financingWays,
  type PropertyType,
  propertyTypes,
  type Stage,
  stages,
  type TransactionType,
  transactionTypes,
} from '#shared/listings/listingTypes.ts'

interface NumberRow {
  /**
   * Of `listings l`. Amounts, people, areas and returns in hundredths, times in microseconds: exact as numbers.
   * NaN: no value.
   */
  sql: string
  /** Which orders are stored: with ties by id, by id reversed, and prefixes for ranges. */
  straight?: true
  crossed?: true
  ranges?: true
}

/** Of `listings l`: what is sold or let as land is as large as it is. */
export const landArea = `coalesce(l.land_area, case when l.property_type = 'land' then l.area end)`

/**
 * Of `listings l`, in US dollars per hectare, as the indexes of `listings.table.ts` have them: cents per m² are
 * too coarse for fields.
 */
export const priceByArea = 'round(l.price_usd * 10000 / nullif(l.area, 0), 2)'
export const rentByArea = 'round(l.monthly_rent * 10000 / nullif(l.area, 0), 2)'

const numberRows = {
  published: { sql: 'extract(epoch from l.first_published_at) * 1000000', crossed: true },
  priceUsd: { sql: 'l.price_usd * 100', straight: true, ranges: true },
  monthlyRent: { sql: 'l.monthly_rent * 100', straight: true, crossed: true, ranges: true },
  priceByArea: { sql: `${priceByArea} * 100`, straight: true },
  rentByArea: { sql: `${rentByArea} * 100`, straight: true },
  pricePerNight: { sql: 'l.price_per_night * 100' },
  capacity: { sql: 'l.capacity * 100' },
  area: { sql: 'l.area * 100', straight: true, ranges: true },
  landArea: { sql: `${landArea} * 100` },
  maintenanceFee: { sql: 'l.maintenance_fee_usd * 100' },
  feeOrNone: { sql: 'coalesce(l.maintenance_fee_usd, 0) * 100' },
  /** Year and month: 202706. */
  delivery: { sql: `replace(l.delivery_month, '-', '')` },
  roi: { sql: 'l.estimated_roi * 100', crossed: true },
  views: { sql: 'l.views', crossed: true },
  favorites: { sql: 'l.favorites_count', crossed: true },
  yearBuilt: { sql: 'l.year_built' },
  /** How coarse the shown place is. */
  precision: { sql: precisionNumber('l.shown_precision') },
  author: { sql: authorNumber('l') },
  nearDuplicate: { sql: nearDuplicateNumber('l') },
} as const satisfies Record<string, NumberRow>
/** Of `listings l`, as flags. */
export const groundFloor = '(coalesce(l.floor, 1) = 0)'
/** Of a house, or another floor: "planta baja" is said of rooms or of the building. */
export const otherFloor = `(coalesce(l.floor, 0) <> 0 or l.property_type = 'house')`
export const withoutGuarantor = "(coalesce(l.guarantee, 'guarantor') <> 'guarantor')"
export type NumberColumn = keyof typeof numberRows

const isNumberColumn = (name: string): name is NumberColumn => Object.hasOwn(numberRows, name)
export const numberColumns = Object.keys(numberRows).filter(isNumberColumn)
export const numberRow = (column: NumberColumn): NumberRow => numberRows[column]

export const roomColumns = ['bedrooms', 'bathrooms', 'parkingSpaces'] as const
export type RoomColumn = (typeof roomColumns)[number]

export const flagColumns = [
  'featured',
  'allowsShortTerm',
  'airbnbActive',
  'acceptsBarter',
  'roomOnly',
  'groundFloor',
  'withoutGuarantor',
  'otherFloor',
  /** An implausible price that counts all the same. */
  'priceConfirmed',
] as const
export type FlagColumn = (typeof flagColumns)[number]

export const placeColumns = ['city', 'neighborhood', 'state'] as const
export type PlaceColumn = (typeof placeColumns)[number]

export interface PlaceName {
  name: string
  /** Search key. */
  key: string
}

/** The indexed fields of an active listing. */
export interface Row {
  id: string
  propertyType: PropertyType
  transactionType: TransactionType
  flags: Record<FlagColumn, boolean>
  amenities: readonly Amenity[]
  /** Undefined: not stated. */
  stage: Stage | undefined
  financing: readonly FinancingWay[]
  numbers: Record<NumberColumn, number>
  rooms: Record<RoomColumn, number>
  places: Record<PlaceColumn, PlaceName>
  /** Public location; NaN without one. */
  latitude: number
  longitude: number
  /** In the format of `words/stems.ts`. */
  stems: string
  /** Score independent of the search; at most 255. */
  quality: number
}

/** Higher counts are stored as this. */
export const maxRooms = 65_535
/** Largest "at least" tag. */
export const maxRoomTags = 6

/** Boolean properties, each with a bitmap. */
export type Tag =
  | `type ${PropertyType}`
  | `offer ${TransactionType}`
  | `amenity ${Amenity}`
  | `stage ${Stage}`
  | `financing ${FinancingWay}`
  | FlagColumn
  | `${RoomColumn} ${number}`

const roomNumbers = Array.from({ length: maxRoomTags }, (_, index) => index + 1)

export const allTags: readonly Tag[] = [
  ...propertyTypes.map((type) => `type ${type}` as const),
  ...transactionTypes.map((offer) => `offer ${offer}` as const),
  ...amenities.map((amenity) => `amenity ${amenity}` as const),
  ...stages.map((stage) => `stage ${stage}` as const),
  ...financingWays.map((way) => `financing ${way}` as const),
  ...flagColumns,
  ...roomColumns.flatMap((column) => roomNumbers.map((number) => `${column} ${number}` as const)),
]

const roomTags = roomColumns.map((column) => ({
  column,
  tags: roomNumbers.map((number): Tag => `${column} ${number}`),
}))

export function tagsOf(row: Row): Tag[] {
  const { propertyType, transactionType, flags, amenities: has, stage, financing, rooms } = row
  const tags: Tag[] = [`type ${propertyType}`]
  if (transactionType !== 'rent') tags.push('offer sale')
  if (transactionType !== 'sale') tags.push('offer rent')
  if (transactionType === 'both') tags.push('offer both')
  for (const amenity of has) tags.push(`amenity ${amenity}`)
  if (stage) tags.push(`stage ${stage}`)
  for (const way of financing) tags.push(`financing ${way}`)
  for (const flag of flagColumns) if (flags[flag]) tags.push(flag)
  for (const { column, tags: atLeast } of roomTags) tags.push(...atLeast.slice(0, rooms[column]))
  return tags
}
