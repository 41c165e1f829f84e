import { FeedError } from '#server/imports/feeds/feedError.ts'
import { ownValue } from '#shared/core/records.ts'
import {
  type FeedListing,
  joinUrls,
  type Operation,
  operationsOf,
  type PagedFormat,
  placeOf,
  pointOf,
  positive,
} from './feedFormat.ts'
import { countAt, listAt, textAt, valueAt } from './jsonValue.ts'

const pageSize = 50
const statuses: Record<string, string> = { 2: 'active', 3: 'reserved', 4: 'draft' }

export const tokkoUrl = (base: string, path: string, key: string) =>
  `${base}/api/v1/${path}/?${new URLSearchParams({ key, format: 'json', lang: 'es_ar' })}`

/** Tokko Broker’s API v1. Its `id` is what contacts are sent for; `reference_code` may change. */
export const tokko: PagedFormat = {
  bases: (address) => [address.replace(/(?<!\/)\/+$/, '')],
  pageUrl: (base, page, key) =>
    `${tokkoUrl(base, 'property', key)}&limit=${pageSize}&offset=${(page - 1) * pageSize}`,
  readPage({ json }) {
    const total = countAt(json, 'meta', 'total_count')
    if (total === undefined || !Array.isArray(valueAt(json, 'objects'))) throw new FeedError('not_a_feed')
    return { items: listAt(json, 'objects'), total, isLast: textAt(json, 'meta', 'next') === '' }
  },
  codeOf: (item) => textAt(item, 'id') || textAt(item, 'reference_code'),
  read: readTokko,
}

function readTokko(item: unknown): FeedListing {
  const built = positive(textAt(item, 'roofed_surface'))
  const land = positive(textAt(item, 'surface'))
  const photos = listAt(item, 'photos').toSorted(
    (a, b) => Number(textAt(a, 'order')) - Number(textAt(b, 'order')),
  )
  const age = textAt(item, 'age')
  const prices = textAt(item, 'web_price') === 'false' ? { price: '' } : {}
  return {
    externalId: tokko.codeOf(item),
    title: textAt(item, 'publication_title'),
    description: textAt(item, 'rich_description') || textAt(item, 'description'),
    propertyType: textAt(item, 'type', 'name') || textAt(item, 'type', 'code'),
    ...operationsOf(listAt(item, 'operations').flatMap(operationOf)),
    ...prices,
    ...placeOf(textAt(item, 'location', 'full_location').split('|').toReversed()),
    address: textAt(item, 'fake_address') || textAt(item, 'address'),
    ...pointOf(textAt(item, 'geo_lat'), textAt(item, 'geo_long')),
    photos: urlsOf(photos.filter((photo) => !isPlan(photo))),
    floorPlans: urlsOf(photos.filter(isPlan)),
    bedrooms: textAt(item, 'suite_amount'),
    bathrooms: textAt(item, 'bathroom_amount'),
    parkingSpaces: textAt(item, 'parking_lot_amount'),
    area: built || positive(textAt(item, 'total_surface')) || land,
    builtArea: built,
    landArea: land,
    stage: age === '0' ? 'new' : age === '-1' ? 'under_construction' : '',
    amenities: listAt(item, 'tags')
      .map((tag) => textAt(tag, 'name'))
      .join(','),
    status: ownValue(statuses, textAt(item, 'status')) ?? '',
    contact: textAt(item, 'branch', 'email') || textAt(item, 'producer', 'email'),
  }
}

const isPlan = (photo: unknown) => textAt(photo, 'is_blueprint') === 'true'
const urlsOf = (photos: unknown[]) =>
  joinUrls(photos.map((photo) => textAt(photo, 'original') || textAt(photo, 'image')).filter(Boolean))

/** 1 sale, 2 rent, 3 by the night or week, by number or by name. */
function operationOf(operation: unknown): Operation[] {
  const id = textAt(operation, 'operation_id') || textAt(operation, 'type')
  const name = textAt(operation, 'operation_type')
  const kind =
    id === '1' || /venta|sale/i.test(name)
      ? 'sale'
      : id === '3' || /temp/i.test(name)
        ? 'stay'
        : id === '2' || /alquiler|rent/i.test(name)
          ? 'rent'
          : undefined
  const priced = listAt(operation, 'prices').find((price) => positive(textAt(price, 'price')) !== '')
  return kind ? [{ kind, amount: textAt(priced, 'price'), currency: textAt(priced, 'currency') }] : []
}
