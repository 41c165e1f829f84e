import { addressOf } from '#server/page/address.ts'
import { brand } from '#shared/brand.ts'
import { asNumber, monthlyRentOf } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingText } from '#shared/listings/listingText.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import { paths } from '#shared/paths.ts'
import type { PageRequest } from './pageRequest.ts'

export function siteData({ origin, language }: PageRequest): object[] {
  const context = 'https://schema.org'
  return [
    {
      '@context': context,
      '@type': 'WebSite',
      name: brand.name,
      url: `${origin}/`,
      inLanguage: language,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?searchQuery={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@context': context,
      '@type': 'Organization',
      name: brand.name,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      areaServed: { '@type': 'Country', name: brand.country },
    },
  ]
}

export interface Step {
  name: string
  path: string
}

/** From the widest step. */
export function trailData({ origin, language }: PageRequest, steps: Step[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(origin, path, language),
    })),
  }
}

const kinds: Partial<Record<PropertyType, string>> = {
  house: 'SingleFamilyResidence',
  apartment: 'Apartment',
  condo: 'Apartment',
  penthouse: 'Apartment',
}

export function listingData({ origin, language, words }: PageRequest, listing: Listing): object {
  const url = addressOf(origin, paths.property(listing.id), language)
  const { media, agency } = listing
  const text = listingText(listing, language)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: text.title,
    description: text.description,
    inLanguage: text.descriptionLanguage,
    datePosted: listing.publishedAt ?? undefined,
    dateModified: listing.updatedAt,
    image: media.map((one) => origin + one.url),
    about: {
      '@type': kinds[listing.propertyType] ?? 'Place',
      name: words.listings.types[listing.propertyType],
      address: {
        '@type': 'PostalAddress',
        streetAddress: listing.address ?? undefined,
        addressLocality: listing.city,
        addressRegion: listing.state,
        addressCountry: 'PY',
      },
      geo: pointData(listing),
      ...roomData(listing),
      amenityFeature: listing.amenities.map((one) => ({
        '@type': 'LocationFeatureSpecification',
        name: words.listings.amenities[one],
        value: true,
      })),
    },
    offers: offersOf(listing).map((offer) => ({
      ...offer,
      '@type': 'Offer',
      url,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      seller: agency ? { '@type': 'RealEstateAgent', name: agency.name } : undefined,
    })),
  }
}

/** Only exact positions. */
function pointData({ latitude, longitude, locationPrecision }: Listing): object | undefined {
  if (latitude === null || longitude === null || locationPrecision === 'neighborhood') return undefined
  return { '@type': 'GeoCoordinates', latitude, longitude }
}

function roomData(listing: Listing): object {
  const area = asNumber(listing.area)
  const isHome = kinds[listing.propertyType] !== undefined
  const floorSize = area > 0 ? { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' } : undefined
  if (!isHome) return {}
  return {
    floorSize,
    numberOfRooms: listing.bedrooms > 0 ? listing.bedrooms : undefined,
    numberOfBedrooms: listing.bedrooms > 0 ? listing.bedrooms : undefined,
    numberOfBathroomsTotal: listing.bathrooms > 0 ? listing.bathrooms : undefined,
    yearBuilt: listing.yearBuilt ?? undefined,
    petsAllowed: listing.amenities.includes('pets') ? true : undefined,
  }
}

function offersOf(listing: Listing): object[] {
  const sell = { businessFunction: 'http://purl.org/goodrelations/v1#Sell' }
  const lease = { businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' }
  const sale = listing.transactionType === 'rent' ? [] : [{ ...sell, price: listing.priceUSD }]
  const rent = monthlyRentOf(listing)
  if (rent === null) return sale
  const monthly = { '@type': 'UnitPriceSpecification', price: rent, priceCurrency: 'USD', unitCode: 'MON' }
  return [...sale, { ...lease, price: String(rent), priceSpecification: monthly }]
}
