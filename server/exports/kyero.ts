import { asNumber } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import { paths } from '#shared/paths.ts'
import { element } from './xmlText.ts'

const types: Record<PropertyType, string> = {
  house: 'villa',
  apartment: 'apartment',
  condo: 'town house',
  penthouse: 'penthouse',
  land: 'land',
  commercial: 'commercial property',
  office: 'commercial property',
  warehouse: 'commercial property',
  temp_office: 'commercial property',
  virtual_office: 'commercial property',
  coworking: 'commercial property',
}

/** Of the format. */
const most = { photos: 50, features: 50, ref: 255, price: 99_999_999 }

export const kyeroHead =
  '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n<kyero><feed_version>3</feed_version></kyero>\n'
export const kyeroFoot = '</root>\n'

/** "2026-11-27 14:03:00" */
const moment = (iso: string) => iso.slice(0, 19).replace('T', ' ')

interface Offer {
  id: string
  price: number
  frequency: 'sale' | 'month'
}

/** A home for sale and for rent is two properties there. */
function offersOf(listing: Listing): Offer[] {
  const { id, transactionType, priceUSD, pricePerMonth } = listing
  if (transactionType === 'rent') return [{ id, price: asNumber(priceUSD), frequency: 'month' }]
  const sale: Offer = { id, price: asNumber(priceUSD), frequency: 'sale' }
  if (transactionType === 'sale' || pricePerMonth === null) return [sale]
  return [sale, { id: `${id}-rent`, price: asNumber(pricePerMonth), frequency: 'month' }]
}

/**
 * Kyero v3: prices in whole dollars, which the format takes and guaraníes would not fit. Offers without a price in its eight
 * digits are left out.
 */
export function kyeroProperties(listing: Listing, origin: string): string {
  return offersOf(listing)
    .filter(({ price }) => price >= 1 && price <= most.price)
    .map((offer) => property(listing, offer, origin))
    .join('')
}

function property(listing: Listing, { id, price, frequency }: Offer, origin: string): string {
  const { bedrooms, bathrooms, amenities, media } = listing
  const isLand = listing.propertyType === 'land'
  const built = listing.builtArea ?? (isLand ? null : listing.area)
  const plot = listing.landArea ?? (isLand ? listing.area : null)
  const whole = (value: string | null) => (value === null ? null : Math.round(asNumber(value)))
  const address = origin + paths.property(listing.id)
  const parts = [
    element('id', id),
    element('date', moment(listing.updatedAt)),
    element('ref', id.slice(0, most.ref)),
    element('price', Math.round(price)),
    element('currency', 'USD'),
    element('price_freq', frequency),
    element('new_build', listing.stage === 'new' ? 1 : 0),
    element('type', types[listing.propertyType]),
    element('town', listing.city),
    element('province', listing.state),
    element('country', 'Paraguay'),
    listing.latitude !== null && listing.longitude !== null
      ? `<location>${element('latitude', listing.latitude)}${element('longitude', listing.longitude)}</location>`
      : '',
    element('location_detail', listing.neighborhood.slice(0, 50)),
    element('beds', bedrooms),
    element('baths', bathrooms),
    element('pool', amenities.includes('pool') ? 1 : 0),
    built === null && plot === null
      ? ''
      : `<surface_area>${element('built', whole(built))}${element('plot', whole(plot))}</surface_area>`,
    `<url>${element('es', address)}${element('en', `${address}?lang=en`)}</url>`,
    `<desc>${element('es', listing.description || listing.title)}${element('en', listing.descriptionEn)}</desc>`,
    amenities.length === 0
      ? ''
      : `<features>${amenities
          .slice(0, most.features)
          .map((code) => element('feature', code.replaceAll('_', ' ')))
          .join('')}</features>`,
    media.length === 0
      ? ''
      : `<images>${media
          .slice(0, most.photos)
          .map(
            ({ url }, index) =>
              `<image id="${index + 1}">${element('url', new URL(url, origin).href)}</image>`,
          )
          .join('')}</images>`,
  ]
  return `<property>${parts.join('')}</property>\n`
}
