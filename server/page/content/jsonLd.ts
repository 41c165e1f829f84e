import { addressOf } from '#server/core/pageAddress.ts'
import { brand } from '#shared/brand.ts'
import { asNumber, monthlyRentOf } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingText } from '#shared/listings/listingText.ts'
import { financingWays, type ListingStatus, type PropertyType } from '#shared/listings/listingTypes.ts'
import { paths } from '#shared/paths.ts'
import type { Words } from '#shared/words.ts'
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

type OfferWords = Pick<Words, 'fieldLabels' | 'listings'>

const kinds: Partial<Record<PropertyType, string>> = {
  house: 'SingleFamilyResidence',
  apartment: 'Apartment',
  condo: 'Apartment',
  penthouse: 'Apartment',
}

export function listingData({ origin, language, words }: PageRequest, listing: Listing): object {
  const url = addressOf(origin, paths.property(listing.id), language)
  const { media } = listing
  const text = listingText(listing, language)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    identifier: listing.id,
    name: text.title,
    description: text.description,
    inLanguage: text.descriptionLanguage,
    datePosted: listing.publishedAt ?? undefined,
    dateModified: listing.updatedAt,
    image: media.map((one) => origin + one.url),
    about: {
      '@type': listing.roomOnly ? 'Room' : (kinds[listing.propertyType] ?? 'Place'),
      name: listing.roomOnly ? words.fieldLabels.roomOnly : words.listings.types[listing.propertyType],
      address: {
        '@type': 'PostalAddress',
        streetAddress: listing.address ?? undefined,
        addressLocality: listing.city,
        addressRegion: listing.state,
        addressCountry: 'PY',
      },
      geo: pointData(listing),
      ...roomData(listing),
      containedInPlace: listing.buildingName ? { '@type': 'Place', name: listing.buildingName } : undefined,
      additionalProperty: measureData(listing, words),
      amenityFeature: listing.amenities.map((one) => ({
        '@type': 'LocationFeatureSpecification',
        name: words.listings.amenities[one],
        value: true,
      })),
    },
    offers: offersOf(listing, words).map((offer) => ({
      ...offer,
      '@type': 'Offer',
      url,
      ...stageData(listing),
      acceptedPaymentMethod: paymentData(listing, words),
      seller: sellerData({ origin, language }, listing),
    })),
  }
}

/** The agency with who answers there, else whoever has a public profile. */
function sellerData(
  { origin, language }: Pick<PageRequest, 'origin' | 'language'>,
  { agency, owner }: Listing,
): object | undefined {
  const at = (path: string) => addressOf(origin, path, language)
  if (!agency) return owner?.name ? { '@type': 'Person', name: owner.name } : undefined
  const { name, slug, agent } = agency
  return {
    '@type': 'RealEstateAgent',
    name,
    url: slug && at(paths.agencyProfile(slug)),
    employee: agent
      ? { '@type': 'Person', name: agent.name, url: at(paths.agentProfile(agent.slug)) }
      : undefined,
  }
}

/** As it is shown; none where only the neighborhood is. */
function pointData({ latitude, longitude, locationPrecision }: Listing): object | undefined {
  if (latitude === null || longitude === null || locationPrecision === 'neighborhood') return undefined
  return { '@type': 'GeoCoordinates', latitude, longitude }
}

function roomData(listing: Listing): object {
  const area = asNumber(listing.builtArea ?? listing.area)
  const isHome = kinds[listing.propertyType] !== undefined
  const floorSize = area > 0 ? { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' } : undefined
  if (!isHome) return {}
  return {
    floorSize,
    numberOfRooms: listing.bedrooms > 0 ? listing.bedrooms : undefined,
    numberOfBedrooms: listing.bedrooms > 0 ? listing.bedrooms : undefined,
    numberOfBathroomsTotal: listing.bathrooms > 0 ? listing.bathrooms : undefined,
    yearBuilt: listing.yearBuilt ?? undefined,
    floorLevel: listing.floor === null ? undefined : String(listing.floor),
    petsAllowed: listing.amenities.includes('pets') ? true : undefined,
  }
}

/** What schema.org has no property for, in square meters and meters. */
function measureData(listing: Listing, { fieldLabels }: OfferWords): object[] | undefined {
  const measures = [
    ['landArea', 'MTK'],
    ['builtArea', 'MTK'],
    ['frontage', 'MTR'],
    ['depth', 'MTR'],
  ] as const
  const stated = measures.flatMap(([field, unitCode]) => {
    // The area of a plot is that of its land.
    const isPlot = field === 'landArea' && listing.propertyType === 'land'
    const value = asNumber(listing[field] ?? (isPlot ? listing.area : null))
    return value > 0
      ? [{ '@type': 'PropertyValue', propertyID: field, name: fieldLabels[field], value, unitCode }]
      : []
  })
  return stated.length > 0 ? stated : undefined
}

/** Of what is not offered any more, or not to everybody. */
const ended: Partial<Record<ListingStatus, string>> = { reserved: 'LimitedAvailability', closed: 'SoldOut' }

/** Of what is not finished, from its month of delivery on. */
function stageData({ stage, deliveryMonth, status }: Listing): object {
  const of = (name: string) => `https://schema.org/${name}`
  if (status !== 'active') return { availability: of(ended[status] ?? 'Discontinued') }
  if (stage === 'off_plan' || stage === 'under_construction')
    return {
      availability: of('PreSale'),
      availabilityStarts: deliveryMonth === null ? undefined : `${deliveryMonth}-01`,
      itemCondition: of('NewCondition'),
    }
  const condition = stage === null ? undefined : of(stage === 'used' ? 'UsedCondition' : 'NewCondition')
  return { availability: of('InStock'), itemCondition: condition }
}

function paymentData({ financing }: Listing, { listings }: OfferWords): object[] | undefined {
  const ways = financingWays.filter((way) => financing?.[way] === true)
  return ways.length > 0
    ? ways.map((way) => ({ '@type': 'LoanOrCredit', name: listings.ways[way] }))
    : undefined
}

function offersOf(listing: Listing, words: OfferWords): object[] {
  const sell = { businessFunction: 'http://purl.org/goodrelations/v1#Sell' }
  const lease = { businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' }
  const fee = feeData(listing, words)
  const isOfRent = listing.transactionType === 'rent'
  // In its own currency.
  const { amount: price, currency: priceCurrency } = listing.price
  const sale = isOfRent ? [] : [{ ...sell, price, priceCurrency, priceSpecification: fee }]
  const rent = monthlyRentOf(listing)
  if (rent === null) return sale
  const stated = isOfRent ? { price, priceCurrency } : { price: String(rent), priceCurrency: 'USD' }
  const monthly = {
    '@type': 'UnitPriceSpecification',
    ...stated,
    unitCode: 'MON',
    valueAddedTaxIncluded: listing.vatIncluded ?? undefined,
  }
  return [...sale, { ...lease, ...stated, priceSpecification: fee ? [monthly, ...fee] : monthly }]
}

/** Every month, beside the price. */
function feeData({ maintenanceFee }: Listing, { fieldLabels }: OfferWords): object[] | undefined {
  if (maintenanceFee === null) return undefined
  const { amount, currency } = maintenanceFee
  const name = fieldLabels.maintenanceFee
  return [
    { '@type': 'UnitPriceSpecification', name, price: amount, priceCurrency: currency, unitCode: 'MON' },
  ]
}
