import { addressOf } from '#server/core/pageAddress.ts'
import { cardPath } from '#server/page/openGraph/cardPath.ts'
import { readDirectoryFilters } from '#shared/agencies/portfolioAddress.ts'
import { formatPYG, formatUSD } from '#shared/core/money.ts'
import type { Development } from '#shared/developments/developments.ts'
import { developmentsApi } from '#shared/developments/developmentsApi.ts'
import { cardSizes, gallerySizes } from '#shared/media/mediaUrls.ts'
import { paths } from '#shared/paths.ts'
import { trailData } from './jsonLd.ts'
import { type OwnContent, type PageRequest, queryText, statusOf } from './pageRequest.ts'

export async function developmentsPage({ boot, request, words }: PageRequest): Promise<OwnContent> {
  const { developmentPages: w } = words
  const filters = readDirectoryFilters(queryText(request.originalUrl))
  const found = await boot.query(developmentsApi.list, { query: { ...filters } })
  const { city, text } = filters
  const picture = found.data?.[0]?.picture
  const isIndexed = text === undefined && (city === undefined || (found.data?.length ?? 0) > 0)
  return {
    status: statusOf(found),
    meta: {
      title: city === undefined ? w.title : w.titleIn(city),
      description: w.description,
      canonical: isIndexed ? (language) => paths.developments(language, { city }) : undefined,
      ...(picture && { preload: { mediaId: picture.id, sizes: cardSizes } }),
    },
  }
}

export async function developmentPage(pageRequest: PageRequest): Promise<OwnContent> {
  const { boot, params, words, language } = pageRequest
  const { developmentPages: w, developments: texts, listings } = words
  const slug = params.slug ?? ''
  const found = await boot.query(developmentsApi.one, { params: { id: slug }, decisive: true })
  const { data: development } = found
  if (!development) return { status: statusOf(found), meta: { title: w.missing } }
  if (development.slug !== slug) return { movedTo: paths.development(development.slug, language) }
  const { name, city, neighborhood, stage, deliveryMonth, free, units, fromPrice } = development
  const place = [neighborhood, city].filter(Boolean).join(', ')
  const facts = [
    listings.stages[stage].toLowerCase(),
    fromPrice === null ? [] : texts.from(priceText(development, fromPrice)).toLowerCase(),
    units > 0 ? texts.free(free, units) : [],
    deliveryMonth === null ? [] : texts.delivery(texts.month(deliveryMonth)).toLowerCase(),
  ].flat()
  const [picture] = development.pictures
  return {
    meta: {
      title: `${name}, ${city}`,
      description: w.pageDescription(name, place, facts),
      canonical: (one) => paths.development(slug, one),
      image: { path: cardPath('developments', slug, language), alt: name },
      ...(picture && { preload: { mediaId: picture.id, sizes: gallerySizes(1) } }),
      jsonLd: [
        developmentData(pageRequest, development),
        trailData(pageRequest, [
          { name: w.title, path: paths.developments(language) },
          { name, path: paths.development(slug, language) },
        ]),
      ],
    },
  }
}

const priceText = ({ currency }: Development, amount: number) =>
  currency === 'PYG' ? formatPYG(amount) : formatUSD(amount)

function developmentData({ origin, language }: PageRequest, development: Development): object {
  const { name, slug, city, neighborhood, address, latitude, longitude, agency } = development
  const { currency, fromPrice, free, units, description, descriptionEn, pictures } = development
  const url = addressOf(origin, paths.development(slug, language), language)
  return {
    '@context': 'https://schema.org',
    '@type': 'ApartmentComplex',
    '@id': url,
    url,
    name,
    description: (language === 'en' && descriptionEn) || description || undefined,
    image: pictures.map((picture) => origin + picture.url),
    numberOfAccommodationUnits: units || undefined,
    numberOfAvailableAccommodationUnits: units > 0 ? free : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address ?? undefined,
      addressLocality: city,
      addressRegion: neighborhood || undefined,
      addressCountry: 'PY',
    },
    geo:
      latitude === null || longitude === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude, longitude },
    makesOffer:
      fromPrice === null
        ? undefined
        : { '@type': 'AggregateOffer', lowPrice: fromPrice, priceCurrency: currency, offerCount: free },
    brand: {
      '@type': 'RealEstateAgent',
      name: agency.name,
      url: addressOf(origin, paths.agencyProfile(agency.slug), language),
    },
  }
}
