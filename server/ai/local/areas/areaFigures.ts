import { roomsText } from '#server/ai/local/answers/homeFigures.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { filterInputOf } from '#server/ai/tools/input/searchFilters.ts'
import { type FigureRow, listingFigures } from '#server/ai/tools/listingFigures.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { enough } from '#shared/market/market.ts'
import type { SentenceFilters } from '#shared/search/sentence.ts'
import type { Area } from './area.ts'

export type Offer = 'sale' | 'rent'

/** Of homes in one area. */
export interface Asked {
  bedrooms?: number | undefined
  /** 0 where none are offered. */
  listings: number
  median: number | undefined
  path: string
}

interface Sizes {
  /** Of all sizes. */
  whole: Asked
  sizes: readonly Asked[]
}

/** What is asked by bedrooms, of homes or of the types that are named. */
export async function askedBySize(
  { use }: QuestionContext,
  { filters }: Pick<Area, 'filters'>,
  offer: Offer,
  types: readonly PropertyType[],
): Promise<Sizes> {
  const { all, groups } = await use(listingFigures, {
    ...filterInputOf({ ...filters, propertyType: [...types], transactionType: offer }),
    ...{ measure: 'price', groupBy: 'bedrooms' },
  })
  return { whole: askedOf(all), sizes: groups.map((one) => ({ ...askedOf(one), bedrooms: one.bedrooms })) }
}

function askedOf({ total, spread, path }: FigureRow): Asked {
  const median = spread && spread.listings >= enough ? spread.median : undefined
  return { listings: spread?.listings ?? total, median, path }
}

const maxBedrooms = 4
const otherSizes = [2, 3, 1, 4]

const sizeOf = ({ sizes }: Sizes, bedrooms: number) =>
  sizes.find((one) => one.bedrooms === Math.min(bedrooms, maxBedrooms))

/** The size asked for, else the first that all have enough of, else all sizes where those are enough. */
export function sizeKnown(areas: readonly Sizes[], asked: number): number | undefined {
  const known = (size: number) => areas.filter((one) => sizeOf(one, size)?.median !== undefined).length
  const sizes = [asked, ...otherSizes.filter((size) => size !== asked)]
  const best = sizes.toSorted((one, other) => known(other) - known(one))[0] ?? asked
  const knownWhole = areas.filter(({ whole }) => whole.median !== undefined).length
  return knownWhole > known(best) ? undefined : best
}

/** Undefined bedrooms: all sizes. */
export const askedOfSize = (of: Sizes | undefined, bedrooms: number | undefined): Asked | undefined =>
  of && (bedrooms === undefined ? of.whole : sizeOf(of, bedrooms))

const isOfHomes = (types: readonly PropertyType[]) =>
  types.length === homeTypes.length && types.every((type) => homeTypes.includes(type))

/** "casas de 3 dormitorios", "viviendas, 2 dormitorios" */
export function whatText(
  { texts }: Pick<QuestionContext, 'texts'>,
  types: readonly PropertyType[],
  bedrooms: number | undefined,
): string {
  const named = isOfHomes(types) ? [texts.words.advice.homes.title] : types.map(texts.plural)
  const what = texts.list(named.map((one) => one.toLowerCase()))
  return bedrooms === undefined
    ? `${what} ${texts.words.areas.anySize}`
    : `${what}, ${roomsText(texts, bedrooms)}`
}

/** Homes, or those types of them that are named now or before. */
export function typesAsked({ propertyType }: SentenceFilters, before: SentenceFilters = {}): PropertyType[] {
  const named = [propertyType, before.propertyType].find((types) =>
    types?.every((type) => homeTypes.includes(type)),
  )
  return [...(named ?? homeTypes)]
}

export const kmText = ({ texts }: Pick<QuestionContext, 'texts'>, km: number): string =>
  texts.number(km, km < 10 ? 1 : 0)
