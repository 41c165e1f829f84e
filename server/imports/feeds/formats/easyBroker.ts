import { FeedError } from '#server/imports/feeds/feedError.ts'
import { ownValue } from '#shared/core/records.ts'
import {
  type FeedListing,
  isYes,
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
const kinds: Record<string, Operation['kind']> = { sale: 'sale', rental: 'rent', temporary_rental: 'stay' }

export const easyBrokerHeaders = (key: string) => ({ 'X-Authorization': key })

/** EasyBroker’s API v1: its pages tell what changed, texts and pictures are in the single call. */
export const easyBroker: PagedFormat = {
  bases: (address) => [`${address.replace(/(?<!\/)\/+$/, '').replace(/\/v1$/, '')}/v1/properties`],
  pageUrl: (base, page) =>
    `${base}?${new URLSearchParams({ page: String(page), limit: String(pageSize), 'search[statuses][]': 'published' })}`,
  headers: easyBrokerHeaders,
  readPage({ json }) {
    const total = countAt(json, 'pagination', 'total')
    if (total === undefined || !Array.isArray(valueAt(json, 'content'))) throw new FeedError('not_a_feed')
    return { items: listAt(json, 'content'), total, isLast: textAt(json, 'pagination', 'next_page') === '' }
  },
  codeOf: (item) => textAt(item, 'public_id'),
  async read(item, { base, ask }) {
    const id = textAt(item, 'public_id')
    const { json } = await ask(`${base}/${encodeURIComponent(id)}`)
    if (textAt(json, 'public_id') !== id) throw new FeedError('not_a_feed')
    return readProperty(json)
  },
}

function readProperty(item: unknown): FeedListing {
  const built = positive(textAt(item, 'construction_size'))
  const land = positive(textAt(item, 'lot_size'))
  const place = valueAt(item, 'location')
  const name = typeof place === 'string' ? place : textAt(place, 'name')
  const isExact = textAt(place, 'show_exact_location') !== 'false'
  const prices = textAt(item, 'show_prices') === 'false' ? { price: '' } : {}
  return {
    externalId: textAt(item, 'public_id'),
    title: textAt(item, 'title'),
    description: textAt(item, 'description'),
    propertyType: textAt(item, 'property_type'),
    ...operationsOf(listAt(item, 'operations').flatMap(operationOf)),
    ...prices,
    ...placeOf(name.split(',')),
    ...(isExact && {
      address: [textAt(place, 'street'), textAt(place, 'exterior_number')].filter(Boolean).join(' '),
      ...pointOf(textAt(place, 'latitude'), textAt(place, 'longitude')),
    }),
    photos: joinUrls(
      listAt(item, 'property_images')
        .map((image) => textAt(image, 'url'))
        .filter(Boolean),
    ),
    bedrooms: textAt(item, 'bedrooms'),
    bathrooms: textAt(item, 'bathrooms'),
    parkingSpaces: textAt(item, 'parking_spaces'),
    area: built || land,
    builtArea: built,
    landArea: land,
    amenities: [
      ...listAt(item, 'features').map((feature) => textAt(feature, 'name') || textAt(feature)),
      ...(isYes(textAt(item, 'pool')) ? ['piscina'] : []),
    ].join(','),
    contact: textAt(item, 'agent', 'email'),
  }
}

function operationOf(operation: unknown): Operation[] {
  const kind = ownValue(kinds, textAt(operation, 'type'))
  return kind
    ? [{ kind, amount: textAt(operation, 'amount'), currency: textAt(operation, 'currency').toUpperCase() }]
    : []
}
