import { brand } from '#shared/brand.ts'
import { asLanguage, defaultLanguage, type Language } from '#shared/core/language.ts'
import { embedPaths, embedSizes, embedSnippet } from '#shared/embeds.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingText } from '#shared/listings/listingText.ts'
import { matchPage } from '#shared/pages.ts'

interface Asked {
  url: string
  maxwidth?: number | undefined
  maxheight?: number | undefined
}

interface Reads {
  origin: string
  readListing(id: string, language: Language): Promise<Listing>
  readAgency(slug: string, language: Language): Promise<{ name: string; slug: string }>
}

/** As oembed.com 1.0 has it. Undefined: no page of ours that can be shown elsewhere. */
export async function oembedOf({ url, maxwidth, maxheight }: Asked, reads: Reads) {
  const { origin } = reads
  const address = URL.canParse(url) ? new URL(url) : undefined
  if (!address || address.origin !== new URL(origin).origin) return undefined
  const { name, params } = matchPage(address.pathname)
  const given = asLanguage(address.searchParams.get('lang') ?? undefined)
  const language = given ?? defaultLanguage
  const options = given ? { lang: given } : {}
  const within = (size: { width: number; height: number }) => ({
    width: Math.min(size.width, maxwidth ?? size.width),
    height: Math.min(size.height, maxheight ?? size.height),
  })
  const frame = (title: string, path: string, size: { width: number; height: number }) => ({
    version: '1.0',
    type: 'rich',
    provider_name: brand.name,
    provider_url: origin,
    cache_age: 3600,
    title,
    ...size,
    html: embedSnippet({ address: origin + path, title, ...size }),
  })
  if (name === 'property' && params.id) {
    const listing = await reads.readListing(params.id, language)
    const { title } = listingText(listing, language)
    return frame(title, embedPaths.listing(listing.id, options), within(embedSizes.listing))
  }
  if (name === 'agencyProfile' && params.slug) {
    const agency = await reads.readAgency(params.slug, language)
    return frame(agency.name, embedPaths.agency(agency.slug, options), within(embedSizes.agency))
  }
  return undefined
}
