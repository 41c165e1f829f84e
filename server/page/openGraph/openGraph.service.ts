import type { Context } from '#server/core/context.ts'
import { type CachedFile, createFileCache } from '#server/core/files/fileCache.ts'
import { words } from '#server/core/words.ts'
import type { MediaLibrary } from '#server/media/media.service.ts'
import { createPictureReader } from '#server/media/readPicture.ts'
import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/core/language.ts'
import type { GuideName } from '#shared/guides/guides.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { cardWords } from './cardWords.ts'

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

  return {
    listing(listing, rate, language) {
      const texts = cardWords(listing, rate, language, words(language))
      const first = (listing.media.find((one) => one.isPrimary) ?? listing.media[0])?.id
      return card([texts, first], async (dontKeep) => {
        // Lace replaces a missing one.
        const picture = first === undefined ? undefined : await readPicture(first, dontKeep)
        return (await renderer()).renderListing(texts, brand.name, picture)
      })
    },
    guide(name, language) {
      const { title, text } = words(language).guides.names[name]
      return card([title, text], async () => (await renderer()).renderSite(title, text, brand.name))
    },
    site(language) {
      const { landing, page } = words(language)
      return card([landing.headline, page.tagline], async () =>
        (await renderer()).renderSite(landing.headline, page.tagline, brand.name),
      )
    },
  }
}
