import type { Context } from '#server/core/context.ts'
import { type CachedFile, createFileCache } from '#server/core/files/fileCache.ts'
import { words } from '#server/core/words.ts'
import type { MediaLibrary } from '#server/media/media.service.ts'
import { createPictureReader } from '#server/media/readPicture.ts'
import type { AgencyProfile } from '#shared/agencies/publicAgencies.ts'
import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/core/language.ts'
import type { Development } from '#shared/developments/developments.ts'
import type { GuideName } from '#shared/guides/guides.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { CardWords } from './card.ts'
import { agencyWords, cardWords, developmentWords } from './cardWords.ts'

/** Files in each of 256 folders, a gigabyte in total. */
export const maxPerFolder = 32
const cacheOptions = {
  folder: 'og',
  extension: 'jpg',
  made: 1,
  maxPerFolder,
  bounds: { concurrency: 1, maxQueued: 64, queueTimeout: 10_000 },
}

/** With the first drawing: its library of fonts takes memory. */
const renderer = () => import('./drawCard.ts')

export interface Cards {
  listing(listing: Listing, rate: number, language: Language): CachedFile
  development(development: Development, rate: number, language: Language): CachedFile
  agency(agency: AgencyProfile, language: Language): CachedFile
  guide(name: GuideName, language: Language): CachedFile
  site(language: Language): CachedFile
}

/** Draws the picture of a link preview when it is first asked for, and stores it by its content. */
export function createCards(
  context: Pick<Context, 'env' | 'log' | 'fallbacks'>,
  pictures: MediaLibrary,
): Cards {
  const card = createFileCache(context, cacheOptions)
  const readPicture = createPictureReader(pictures, context.fallbacks)

  const ofTexts = (headline: string, tagline: string) =>
    card([headline, tagline], async () => (await renderer()).renderSite(headline, tagline, brand.name))
  const withPicture = (texts: CardWords, mediaId: string | undefined) =>
    card([texts, mediaId], async (dontKeep) => {
      // Lace replaces a missing one.
      const picture = mediaId === undefined ? undefined : await readPicture(mediaId, dontKeep)
      return (await renderer()).renderListing(texts, brand.name, picture)
    })

  return {
    listing(listing, rate, language) {
      const texts = cardWords(listing, rate, language, words(language))
      return withPicture(texts, (listing.media.find((one) => one.isPrimary) ?? listing.media[0])?.id)
    },
    development(development, rate, language) {
      return withPicture(developmentWords(development, rate, words(language)), development.pictures[0]?.id)
    },
    agency(agency, language) {
      const { name, text } = agencyWords(agency, words(language))
      return ofTexts(name, text)
    },
    guide(name, language) {
      const { title, text } = words(language).guides.names[name]
      return ofTexts(title, text)
    },
    site(language) {
      const { landing, page } = words(language)
      return ofTexts(landing.headline, page.tagline)
    },
  }
}
