import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Context } from '#server/core/context.ts'
import { openFolderStore } from '#server/core/files/storage.ts'
import { createSemaphore } from '#server/core/http/limits/semaphore.ts'
import { words } from '#server/core/words.ts'
import type { MediaLibrary } from '#server/media/media.service.ts'
import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/core/language.ts'
import type { GuideName } from '#shared/guides/guides.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { cardWords } from './cardWords.ts'

/** Increment it when the drawing changes. */
const drawingVersion = 1
/** Drawing is CPU-bound. */
const drawingBounds = { concurrency: 1, maxQueued: 64, queueTimeout: 10_000 }
/** Files in each of 256 folders, a gigabyte in total. */
export const maxPerFolder = 32

/** With the first drawing: its library of fonts takes memory. */
const renderer = () => import('./drawCard.ts')

export interface Card {
  version: string
  read(): Promise<Buffer>
}

export interface Cards {
  listing(listing: Listing, rate: number, language: Language): Card
  guide(name: GuideName, language: Language): Card
  site(language: Language): Card
}

/** Draws the picture of a link preview when it is first asked for, and stores it by its content. */
export function createCards({ env, log }: Context, pictures: MediaLibrary): Cards {
  const store = openFolderStore(path.join(env.DATA_DIR, 'og'))
  const drawing = createSemaphore(drawingBounds)
  const underWay = new Map<string, Promise<Buffer>>()

  function card(content: unknown, draw: () => Promise<Buffer>): Card {
    const version = createHash('sha256')
      .update(JSON.stringify([drawingVersion, content]))
      .digest('hex')
      .slice(0, 24)
    const folder = version.slice(0, 2)
    const key = `${folder}/${version}.jpg`
    const find = async () => {
      const stored = await store.read(key)
      if (stored) return stored
      const drawn = await drawing(draw)
      await storeCard(folder, key, drawn).catch((error: unknown) => {
        log.warn({ err: error }, 'a preview picture could not be kept')
      })
      return drawn
    }
    return {
      version,
      read() {
        const finding = underWay.get(key) ?? find().finally(() => underWay.delete(key))
        underWay.set(key, finding)
        return finding
      },
    }
  }

  async function storeCard(folder: string, key: string, drawn: Buffer): Promise<void> {
    if ((await store.list(folder)).length >= maxPerFolder) await store.remove(folder)
    await store.write(key, drawn)
  }

  /** Undefined if it cannot be read: lace replaces it. */
  async function pictureOf(id: string | undefined): Promise<Buffer | undefined> {
    if (id === undefined) return undefined
    try {
      return await pictures.read(id, 1024, 'webp')
    } catch (error) {
      log.warn({ err: error }, 'the picture of a preview could not be read')
      return undefined
    }
  }

  return {
    listing(listing, rate, language) {
      const texts = cardWords(listing, rate, language, words(language))
      const first = (listing.media.find((one) => one.isPrimary) ?? listing.media[0])?.id
      return card([texts, first], async () =>
        (await renderer()).renderListing(texts, brand.name, await pictureOf(first)),
      )
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
