import { brand } from '#shared/brand.ts'
import { asNumber } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import { paths } from '#shared/paths.ts'
import { centerOf } from '#shared/places/places.ts'
import { element, xmlText } from './xmlText.ts'

/** Of Meta's catalogue of homes (`home_listing`). */
const types: Record<PropertyType, string> = {
  house: 'house',
  apartment: 'apartment',
  condo: 'house_in_condominium',
  penthouse: 'penthouse',
  land: 'land',
  commercial: 'other',
  office: 'other',
  warehouse: 'other',
  temp_office: 'other',
  virtual_office: 'other',
  coworking: 'other',
}
const most = { images: 20, description: 5000 }

export const metaHead = (origin: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<listings>\n<title>${xmlText(brand.name)}</title>\n<link rel="self" href="${xmlText(origin)}"></link>\n`
export const metaFoot = '</listings>\n'

interface Offer {
  id: string
  availability: 'for_sale' | 'for_rent'
  /** "145000 USD" */
  price: string
}

/** In its own currency; a home for sale and for rent is two there. */
function offersOf({ id, transactionType, price, pricePerMonth }: Listing): Offer[] {
  const stated = `${asNumber(price.amount)} ${price.currency}`
  if (transactionType === 'rent') return [{ id, availability: 'for_rent', price: stated }]
  const sale: Offer = { id, availability: 'for_sale', price: stated }
  if (transactionType === 'sale' || pricePerMonth === null) return [sale]
  return [sale, { id: `${id}-rent`, availability: 'for_rent', price: `${asNumber(pricePerMonth)} USD` }]
}

/** Without pictures or a place on the map Meta takes none: such are left out. */
export function metaListings(listing: Listing, origin: string): string {
  const point = pointOf(listing)
  if (listing.media.length === 0 || !point) return ''
  return offersOf(listing)
    .map((offer) => homeListing(listing, offer, { origin, point }))
    .join('')
}

/** Where only the neighborhood is told, its center. */
function pointOf({ latitude, longitude, locationPrecision, neighborhood, city }: Listing) {
  const isTold = latitude !== null && longitude !== null && locationPrecision !== 'neighborhood'
  return isTold ? { latitude, longitude } : centerOf({ neighborhood, city })
}

function homeListing(
  listing: Listing,
  { id, availability, price }: Offer,
  { origin, point }: { origin: string; point: { latitude: number; longitude: number } },
): string {
  const component = (name: string, value: string) =>
    value === '' ? '' : `<component name="${name}">${xmlText(value)}</component>`
  const address = [
    component('addr1', listing.address ?? listing.neighborhood),
    component('city', listing.city),
    component('region', listing.state),
    component('country', 'Paraguay'),
  ]
  const images = listing.media
    .slice(0, most.images)
    .map(({ url }) => `<image>${element('url', new URL(url, origin).href)}</image>`)
  const parts = [
    element('home_listing_id', id),
    element('name', listing.title),
    element('availability', availability),
    element('description', (listing.description || listing.title).slice(0, most.description)),
    element('price', price),
    element('url', origin + paths.property(listing.id)),
    `<address format="simple">${address.join('')}</address>`,
    element('latitude', point.latitude),
    element('longitude', point.longitude),
    element('neighborhood', listing.neighborhood),
    element('property_type', types[listing.propertyType]),
    element('listing_type', listing.agency ? 'for_sale_by_agent' : 'for_sale_by_owner'),
    element('num_beds', listing.bedrooms),
    element('num_baths', listing.bathrooms),
    element('area_size', listing.area === null ? null : asNumber(listing.area)),
    element('area_unit', listing.area === null ? null : 'sq_m'),
    element('year_built', listing.yearBuilt),
    ...images,
  ]
  return `<listing>${parts.join('')}</listing>\n`
}
