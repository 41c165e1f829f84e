import { textOfHtml } from '#server/core/htmlText.ts'
import { FeedError } from '#server/imports/feeds/feedError.ts'
import { type Ask, type FeedListing, joinUrls, type PagedFormat, pointOf, positive } from './feedFormat.ts'
import { listAt, textAt, valueAt } from './jsonValue.ts'

const pageSize = 50
/** Of a gallery, that are asked for at once: as many as a call gives. */
const maxGallery = 60

/** Houzez and RealHomes: posts with their fields as meta, in arrays or not. */
export const wordPress: PagedFormat = {
  bases(address) {
    const site = address.replace(/[?#].*$/, '').replace(/\/wp-json\/.*$|\/wp-admin\/?.*$|(?<!\/)\/+$/, '')
    const api = `${site}/wp-json/wp/v2`
    return [`${api}/properties?`, `${api}/property?`, `${site}/?rest_route=/wp/v2/properties&`]
  },
  pageUrl: (base, page) => `${base}per_page=${pageSize}&page=${page}&orderby=id&order=asc&_embed=1`,
  headers(key): Record<string, string> {
    return key === '' ? {} : { Authorization: `Basic ${Buffer.from(key).toString('base64')}` }
  },
  readPage({ json, headers }, page) {
    const [total, pages] = [Number(headers['x-wp-total']), Number(headers['x-wp-totalpages'])]
    const isOne = Array.isArray(json) && json.every((item) => textAt(item, 'id') !== '')
    if (!isOne || !Number.isInteger(total)) throw new FeedError('not_a_feed')
    if (json.length > 0 && !json.some(hasFields)) throw new FeedError('hidden_fields')
    return { items: json, total, isLast: page >= pages }
  },
  codeOf: (item) => textAt(item, 'id'),
  async read(item, { base, ask }) {
    return { ...readPost(item), photos: joinUrls(await picturesOf(item, base, ask)) }
  },
}

const prefixes = ['fave_property_', 'REAL_HOMES_property_']
const metaOf = (item: unknown) => ['property_meta', 'meta', 'acf'].map((name) => valueAt(item, name))

/** By the theme's names; of a list, its first. */
function field(item: unknown, ...names: string[]): string {
  for (const meta of metaOf(item))
    for (const name of names) {
      const found = textAt(meta, name) || textAt(meta, name, 0)
      if (found !== '') return found
    }
  return ''
}

const themed = (...names: string[]) => names.flatMap((name) => prefixes.map((prefix) => prefix + name))
const hasFields = (item: unknown) =>
  field(item, ...themed('price', 'size', 'land', 'lot_size', 'bedrooms')) !== ''

function readPost(item: unknown): FeedListing {
  const built = positive(field(item, ...themed('size')))
  const land = positive(field(item, ...themed('land', 'lot_size')))
  const { offers, status } = offerOf(termsOf(item, 'status'))
  const isHidden = field(item, 'fave_property_map') === '0'
  return {
    externalId: textAt(item, 'id'),
    title: textOfHtml(textAt(item, 'title', 'rendered')),
    description: textAt(item, 'content', 'rendered') || textAt(item, 'excerpt', 'rendered'),
    propertyType: termsOf(item, 'type').join(' '),
    transactionType: offers,
    status,
    price: positive(field(item, ...themed('price'))),
    currency: field(item, 'fave_currency', 'fave_property_currency'),
    city: termsOf(item, 'city')[0] ?? '',
    neighborhood: termsOf(item, 'area')[0] ?? '',
    ...(!isHidden && {
      address: field(item, 'fave_property_map_address', ...themed('address')),
      ...placeOnMap(item),
    }),
    bedrooms: field(item, ...themed('bedrooms')),
    bathrooms: field(item, ...themed('bathrooms')),
    parkingSpaces: field(item, ...themed('garage')),
    area: built || land,
    builtArea: built,
    landArea: land,
    yearBuilt: positive(field(item, ...themed('year', 'year_built'))),
    amenities: termsOf(item, 'feature').join(','),
  }
}

/** One taxonomy says for what it is offered and whether it still is: "En Venta", "Vendido". */
function offerOf(terms: readonly string[]): { offers: string; status: string } {
  const isOver = (term: string) => /vendid|alquilad|sold|rented|leased/i.test(term)
  const isHeld = (term: string) => /reservad|reserved|under offer|pending/i.test(term)
  const status = terms.some(isOver) ? 'closed' : terms.some(isHeld) ? 'reserved' : ''
  return { status, offers: terms.filter((term) => !isOver(term) && !isHeld(term)).join(' ') }
}

/** Names of its terms, of a taxonomy that themes spell with a line or a dash. */
function termsOf(item: unknown, name: string): string[] {
  const taxonomies = [`property_${name}`, `property-${name}`]
  return listAt(item, '_embedded', 'wp:term')
    .flatMap((group) => (Array.isArray(group) ? group : []))
    .filter((term) => taxonomies.includes(textAt(term, 'taxonomy')))
    .map((term) => textOfHtml(textAt(term, 'name')))
}

/** Apart, or "lat,lng,zoom", or an object. */
function placeOnMap(item: unknown): FeedListing {
  const latitude = field(item, 'houzez_geolocation_lat')
  const longitude = field(item, 'houzez_geolocation_long')
  if (latitude !== '' && longitude !== '') return pointOf(latitude, longitude)
  const names = themed('location')
  const [lat = '', lng = ''] = field(item, ...names).split(',')
  if (lng !== '') return pointOf(lat.trim(), lng.trim())
  const place = metaOf(item)
    .flatMap((meta) => names.map((name) => valueAt(meta, name)))
    .find((found) => textAt(found, 'latitude') !== '')
  return pointOf(textAt(place, 'latitude'), textAt(place, 'longitude'))
}

/** The post's own first; those of its gallery are attachments, of which it names the ids or the addresses. */
async function picturesOf(item: unknown, base: string, ask: Ask): Promise<string[]> {
  const own = textAt(item, '_embedded', 'wp:featuredmedia', 0, 'source_url')
  const gallery = metaOf(item)
    .flatMap((meta) => [
      ...listAt(meta, 'fave_property_images'),
      ...listAt(meta, 'REAL_HOMES_property_images'),
    ])
    .flatMap((one) => (Array.isArray(one) ? one : [one]))
    .slice(0, maxGallery)
  const named = gallery.map((one) => textAt(one, 'full_url') || textAt(one, 'url'))
  const ids = gallery.map((one) => textAt(one)).filter((id) => /^\d{1,12}$/.test(id))
  const urls = ids.length === 0 ? named : await attachments(ids, base, ask)
  return [...new Set([own, ...urls].filter((url) => url !== ''))]
}

/** In the gallery's order; what was deleted is left out. */
async function attachments(ids: string[], base: string, ask: Ask): Promise<string[]> {
  const media = base.replace(/\/propert(?:ies|y)([?&])$/, '/media$1')
  const { json } = await ask(`${media}include=${ids.join(',')}&per_page=100&_fields=id,source_url`)
  const found = new Map(listAt(json).map((one) => [textAt(one, 'id'), textAt(one, 'source_url')]))
  return ids.map((id) => found.get(id) ?? '')
}
