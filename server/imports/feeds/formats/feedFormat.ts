import type { IncomingHttpHeaders } from 'node:http'
import type { ImportField } from '#shared/imports/importFields.ts'
import { findCity } from '#shared/places/places.ts'
import type { XmlNode } from './xmlNode.ts'

/** As a sheet would have it, by field; `contact`: the address that is told of who asks. */
export type FeedListing = Partial<Record<ImportField, string>> & { contact?: string }

/** One file. */
export interface FeedFormat {
  /** Names of its outermost element, in lower case. */
  roots: readonly string[]
  /** Of the element that is a listing. */
  item: string
  read(node: XmlNode): FeedListing
}

export interface Answer {
  json: unknown
  headers: IncomingHttpHeaders
}

/** Throws `FeedError`. */
export type Ask = (address: string) => Promise<Answer>

/** Pages of JSON. */
export interface PagedFormat {
  /** Where its pages may be, the likeliest first. */
  bases(address: string): string[]
  pageUrl(base: string, page: number, key: string): string
  headers?(key: string): Record<string, string>
  /** Throws `FeedError` for what is something else. */
  readPage(answer: Answer, page: number): FeedPage
  codeOf(item: unknown): string
  /** May ask for what pages do not tell. */
  read(item: unknown, source: { base: string; ask: Ask }): FeedListing | Promise<FeedListing>
}

export interface FeedPage {
  items: unknown[]
  /** Of all pages. */
  total: number
  isLast: boolean
}

/** Degrees: beyond it, a geocoder gave up and named its default. */
const country = { south: -27.7, north: -19.2, west: -62.7, east: -54.2 }

/** Both or none, and none outside of Paraguay. */
export function pointOf(latitude: string, longitude: string): FeedListing {
  const [lat, lng] = [Number(latitude), Number(longitude)]
  const isInside = lat >= country.south && lat <= country.north && lng >= country.west && lng <= country.east
  return isInside ? { latitude, longitude } : {}
}

/** Of names from the narrowest place to the widest: the first that is a city of ours, and what is narrower. */
export function placeOf(names: readonly string[]): FeedListing {
  const parts = names.map((name) => name.trim()).filter((name) => name !== '' && !/^paraguay$/i.test(name))
  const at = parts.findIndex((name) => findCity(name) !== undefined)
  if (at < 0)
    return { city: parts[1] ?? parts[0] ?? '', neighborhood: parts.length > 1 ? (parts[0] ?? '') : '' }
  return { city: parts[at] ?? '', neighborhood: parts[at - 1] ?? '' }
}

/** More are not read: they are told as too many. */
const maxUrls = 60
export const joinUrls = (urls: readonly string[]) => urls.slice(0, maxUrls).join('\n')

/** A nought stands for what is not known. */
export const positive = (text: string) => (/[1-9]/.test(text) ? text : '')

/** Also where words stand for one and nought. */
export const isYes = (text: string) =>
  /^(?:1|y|s[ií]|yes|true|private|communal|privada|comunitaria)/i.test(text.trim())

/** An offer of a listing that has several. */
export interface Operation {
  kind: 'sale' | 'rent' | 'stay'
  amount: string
  currency: string
}

/** Sale first; the rent beside it where it is in dollars, as ours is. */
export function operationsOf(operations: readonly Operation[]): FeedListing {
  const of = (kind: Operation['kind']) => operations.find((one) => one.kind === kind)
  const [sale, rent] = [of('sale'), of('rent')]
  const main = sale ?? rent
  if (!main) return { transactionType: of('stay') ? 'weekly' : '' }
  return {
    transactionType: sale && rent ? 'both' : main.kind,
    price: positive(main.amount),
    currency: main.currency,
    ...(sale && rent && rent.currency === 'USD' && { pricePerMonth: positive(rent.amount) }),
  }
}
