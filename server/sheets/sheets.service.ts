import path from 'node:path'
import sharp from 'sharp'
import type { Context } from '#server/core/context.ts'
import { type CachedFile, createFileCache } from '#server/core/files/fileCache.ts'
import { createTaskThread } from '#server/core/threads/taskThread.ts'
import type { MediaLibrary } from '#server/media/media.service.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { comparisonSheet } from './content/comparisonSheet.ts'
import type { SheetContext } from './content/frame.ts'
import { listingSheet } from './content/listingSheet.ts'
import type { Sheet } from './content/sheet.ts'
import { comparedBoxes, type PictureBox, pageWidth, pictureBoxes } from './document/pictureBoxes.ts'
import type { SheetTask } from './document/sheetWorker.ts'

/** Half a gigabyte in total. */
export const maxPerFolder = 10
const cacheOptions = {
  folder: 'sheets',
  extension: 'pdf',
  made: 1,
  maxPerFolder,
  // One at a time: memory is bounded, however many ask.
  bounds: { concurrency: 1, maxQueued: 64, queueTimeout: 20_000 },
}
const threadBounds = {
  timeout: 10_000,
  loadTimeout: 30_000,
  restartInterval: 1000,
  memory: 128,
  idleTime: 60_000,
}
/** Pixels per point: sharp in print, small in a message. */
const density = 2
const maxPictures = 3

export interface Sheets {
  listing(listing: Listing, context: SheetContext): CachedFile
  comparison(listings: readonly Listing[], context: SheetContext): CachedFile
}

/** Writes PDF on a thread of their own when first asked for, and stores them by their content. */
export function createSheets({ env, log }: Pick<Context, 'env' | 'log'>, library: MediaLibrary): Sheets {
  const cached = createFileCache({ env, log }, cacheOptions)
  const write = createTaskThread<SheetTask, Uint8Array<ArrayBuffer>>(
    { name: 'sheet', file: path.join(import.meta.dirname, 'document/sheetWorker.ts') },
    threadBounds,
  )

  async function pictureIn(id: string, { width, height }: PictureBox): Promise<Uint8Array | undefined> {
    try {
      const picture = await library.read(id, 1024, 'webp')
      if (!picture) return undefined
      return await sharp(picture)
        .resize(Math.round(width * density), Math.round(height * density), { fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 72 })
        .toBuffer()
    } catch (error) {
      log.warn({ err: error }, 'the picture of a sheet could not be read')
      return undefined
    }
  }

  const sheet = (content: Sheet, ids: (string | undefined)[], boxesFor: (count: number) => PictureBox[]) =>
    cached([content, ids], async () => {
      const boxes = boxesFor(ids.length)
      const pictures = await Promise.all(
        ids.map((id, index) => {
          const box = boxes[index]
          return id === undefined || !box ? undefined : pictureIn(id, box)
        }),
      )
      return Buffer.from(await write({ sheet: content, pictures }))
    })

  return {
    listing: (listing, context) =>
      sheet(listingSheet(listing, context), picturesOf(listing).slice(0, maxPictures), (count) =>
        pictureBoxes(count, pageWidth.portrait),
      ),
    comparison: (listings, context) =>
      sheet(
        comparisonSheet(listings, context),
        listings.map((listing) => picturesOf(listing)[0]),
        comparedBoxes,
      ),
  }
}

/** The main one first; floor plans, which are read closely, are not cut. */
function picturesOf({ media }: Listing): string[] {
  return [...media].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary)).map(({ id }) => id)
}
