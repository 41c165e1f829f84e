import { factsOf } from '#server/listings/facts.ts'
import { defaultLanguage } from '#shared/core/language.ts'
import { asNumber, formatPYG, formatUSD } from '#shared/core/money.ts'
import { pricesOf } from '#shared/listings/listingPrices.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingsApi, screenLimits } from '#shared/listings/listingsApi.ts'
import { listingText } from '#shared/listings/listingText.ts'
import { gallerySizes } from '#shared/media/mediaUrls.ts'
import { paths } from '#shared/paths.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import type { Words } from '#shared/words.ts'
import { listingData, trailData } from './jsonLd.ts'
import { type PageContent, type PageRequest, statusOf } from './pageRequest.ts'

const descriptionLength = 160

export async function propertyPage(pageRequest: PageRequest): Promise<PageContent> {
  const { boot, words } = pageRequest
  const id = pageRequest.params.id ?? ''
  const [result, rate] = await Promise.all([
    boot.query(listingsApi.get, { params: { id }, decisive: true }),
    pageRequest.rate,
    boot.query(listingsApi.similar, { params: { id }, query: { limit: screenLimits.similar } }),
    boot.query(pricesApi.listing, { params: { id } }),
    boot.query(listingsApi.priceHistory, { params: { id } }),
  ])
  if (result.problem === undefined) return found(pageRequest, result.data, rate.data?.rate)
  if (result.problem === 'not_found') {
    const gone = await boot.query(listingsApi.batch, { query: { ids: [id] }, body: { ids: [id] } })
    if (!gone.data?.length) await boot.query(listingsApi.trending, { query: { limit: screenLimits.similar } })
  }
  return {
    status: statusOf(result),
    meta: {
      title: result.problem === 'not_found' ? words.property.notFound : undefined,
      description: words.page.description,
      // It stays in what search engines keep.
      canonical: result.problem === 'late' ? paths.property(id) : undefined,
    },
  }
}

function found(pageRequest: PageRequest, listing: Listing, rate: number | undefined): PageContent {
  const { language, words } = pageRequest
  const { title, description } = listingText(listing, language)
  const first = listing.media[0]
  const path = paths.property(listing.id)
  const version = Date.parse(listing.updatedAt).toString(36)
  const { propertyType, city, neighborhood } = listing
  const kind = {
    propertyType,
    transactionType: listing.transactionType === 'both' ? undefined : listing.transactionType,
  }
  const facts = factsOf(listing, language, words)
  const price = priceLine(listing, rate, words)
  return {
    status: 200,
    meta: {
      title,
      description: shorten([price, ...facts, description].join(' · '), descriptionLength),
      canonical: listing.status === 'active' ? path : undefined,
      oembed: listing.status === 'active' ? path : undefined,
      type: 'article',
      image: {
        path: `/og/${encodeURIComponent(listing.id)}.jpg?v=${version}${language === defaultLanguage ? '' : `&lang=${language}`}`,
        alt: words.page.preview(title),
      },
      preload: first && { mediaId: first.id, sizes: gallerySizes(listing.media.length) },
      jsonLd: [
        listingData(pageRequest, listing),
        trailData(pageRequest, [
          {
            name: words.listings.kind[listing.transactionType](words.listings.types[propertyType]),
            path: paths.search(kind),
          },
          { name: city, path: paths.search({ ...kind, city }) },
          { name: neighborhood, path: paths.search({ ...kind, city, neighborhood }) },
          { name: title, path },
        ]),
      ],
    },
  }
}

function priceLine(listing: Listing, rate: number | undefined, { listings: w }: Words): string {
  if (rate === undefined) return formatUSD(asNumber(listing.priceUSD))
  const [{ per, usd, pyg }] = pricesOf(listing, rate)
  const unit = { sale: '', month: w.perMonth, night: w.perNight, day: w.perDay, hour: w.perHour }[per]
  return `${formatUSD(usd)}${unit} (${formatPYG(pyg)})`
}

/** At most `length` characters, cut between words. */
export function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const cut = line.slice(0, length)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).replace(/(?<![\s.,;:·])[\s.,;:·]+$/, '')}…`
}
