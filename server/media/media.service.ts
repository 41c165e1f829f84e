import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Context } from '#server/core/context.ts'
import type { FileStore } from '#server/core/files/storage.ts'
import { createSemaphore } from '#server/core/http/limits/semaphore.ts'
import { type MediaFormat, mediaFormats, mediaWidths } from '#shared/media/mediaUrls.ts'
import { media } from './media.table.ts'

export type MediaWidth = (typeof mediaWidths)[number]

export type DrawScene = (id: string, width: number, format: MediaFormat) => Promise<Buffer>

export interface MediaLibrary {
  /** Scenes are drawn when first read. */
  read(id: string, width: MediaWidth, format: MediaFormat): Promise<Buffer | undefined>
}

/** Drawing is CPU-bound. */
const drawnAtOnce = 2

/** Milliseconds. */
const missTtl = 30_000
const maxMissing = 20_000

/** Pictures of uploads and of the demo, in all sizes and formats. */
export function createMedia(
  { log, database }: Context,
  { store, draw }: { store: FileStore; draw?: DrawScene | undefined },
): MediaLibrary {
  const underWay = new Map<string, Promise<Buffer | undefined>>()
  const missing = new LRUCache<string, true>({ max: maxMissing, ttl: missTtl })
  const drawing = createSemaphore({ concurrency: drawnAtOnce })

  async function isScene(id: string): Promise<boolean> {
    const [row] = await database.reads.select({ origin: media.origin }).from(media).where(eq(media.id, id))
    return row?.origin === 'scene'
  }

  async function find(key: string, id: string, width: MediaWidth, format: MediaFormat) {
    const stored = await store.read(key)
    if (stored) return stored
    if (!draw || !(await isScene(id))) {
      missing.set(key, true)
      return undefined
    }
    const picture = await drawing(() => draw(id, width, format))
    try {
      await store.write(key, picture)
    } catch (error) {
      log.warn({ err: error }, 'a drawn picture could not be kept')
    }
    return picture
  }

  return {
    read(id, width, format) {
      const key = `${id}/${width}.${format}`
      if (missing.has(key)) return Promise.resolve(undefined)
      const known = underWay.get(key)
      if (known) return known
      const finding = find(key, id, width, format).finally(() => underWay.delete(key))
      underWay.set(key, finding)
      return finding
    },
  }
}

/** `640.webp` → 640 and webp. */
export function variantOf(file: string): { width: MediaWidth; format: MediaFormat } | undefined {
  const [name, extension, ...rest] = file.split('.')
  const width = mediaWidths.find((one) => String(one) === name)
  const format = mediaFormats.find((one) => one === extension)
  return width && format && rest.length === 0 ? { width, format } : undefined
}
