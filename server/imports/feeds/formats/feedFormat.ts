import type { ImportField } from '#shared/imports/importFields.ts'
import type { XmlNode } from './xmlNode.ts'

/** As a sheet would have it, by field. */
export type FeedListing = Partial<Record<ImportField, string>>

export interface FeedFormat {
  /** Names of its outermost element, in lower case. */
  roots: readonly string[]
  /** Of the element that is a listing. */
  item: string
  read(node: XmlNode): FeedListing
}

/** What feeds say, in the order of the rows that are made of them. */
export const feedColumns = [
  'externalId',
  'title',
  'description',
  'propertyType',
  'transactionType',
  'price',
  'currency',
  'city',
  'neighborhood',
  'address',
  'latitude',
  'longitude',
  'photos',
  'floorPlans',
  'bedrooms',
  'bathrooms',
  'parkingSpaces',
  'area',
  'builtArea',
  'landArea',
  'yearBuilt',
  'stage',
  'amenities',
  'descriptionEn',
] as const satisfies readonly ImportField[]

/** Degrees: beyond it, a geocoder gave up and named its default. */
const country = { south: -27.7, north: -19.2, west: -62.7, east: -54.2 }

/** Both or none, and none outside of Paraguay. */
export function pointOf(latitude: string, longitude: string): FeedListing {
  const [lat, lng] = [Number(latitude), Number(longitude)]
  const isInside = lat >= country.south && lat <= country.north && lng >= country.west && lng <= country.east
  return isInside ? { latitude, longitude } : {}
}

/** More are not read: they are told as too many. */
const maxUrls = 60
export const joinUrls = (urls: readonly string[]) => urls.slice(0, maxUrls).join('\n')

/** A nought stands for what is not known. */
export const positive = (text: string) => (/[1-9]/.test(text) ? text : '')

/** Also where words stand for one and nought. */
export const isYes = (text: string) =>
  /^(?:1|y|s[ií]|yes|true|private|communal|privada|comunitaria)/i.test(text.trim())
