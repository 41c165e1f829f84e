import path from 'node:path'
import sharp from 'sharp'
import type { Context } from '#server/core/context.ts'
import { type CachedFile, createFileCache } from '#server/core/files/fileCache.ts'
import { createTaskThread } from '#server/core/threads/taskThread.ts'
import type { MediaLibrary } from '#server/media/media.service.ts'
import { createPictureReader } from '#server/media/readPicture.ts'
import type { Development } from '#shared/developments/developments.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { comparisonSheet } from './content/comparisonSheet.ts'
import { developmentSheet } from './content/developmentSheet.ts'
import type { SheetContext } from './content/frame.ts'
import { listingSheet } from './content/listingSheet.ts'
import { posterSheet } from './content/posterSheet.ts'
import { type PriceReport, priceSheet } from './content/priceSheet.ts'
import type { PortraitSheet, Sheet } from './content/sheet.ts'
import {
  comparedBoxes,
  type PictureBox,
  pageWidth,
  pictureBoxes,
  posterBox,
} from './document/pictureBoxes.ts'
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
  poster(listing: Listing, context: SheetContext): CachedFile
  comparison(listings: readonly Listing[], context: SheetContext): CachedFile
  development(development: Development, context: SheetContext): CachedFile
  prices(report: PriceReport, context: SheetContext): CachedFile
}

/** Writes PDF on a thread of their own when first asked for, and stores them by their content. */
export function createSheets(
  context: Pick<Context, 'env' | 'log' | 'fallbacks'>,
  library: MediaLibrary,
): Sheets {
  const cached = createFileCache(context, cacheOptions)
  const readPicture = createPictureReader(library, context.fallbacks)
  const write = createTaskThread<SheetTask, Uint8Array<ArrayBuffer>>(
    { name: 'sheet', file: path.join(import.meta.dirname, 'document/sheetWorker.ts') },
    threadBounds,
  )

  const sheet = (content: Sheet, ids: (string | undefined)[], boxesFor: (count: number) => PictureBox[]) =>
    cached([content, ids], async (dontKeep) => {
      const read = await Promise.all(ids.map((id) => (id === undefined ? id : readPicture(id, dontKeep))))
      // Those of a comparison stay in their columns.
      const shown = content.form === 'comparison' ? read : read.filter((picture) => picture !== undefined)
      const boxes = boxesFor(shown.length)
      const pictures = await Promise.all(
        shown.map((picture, index) => picture && fillBox(picture, boxes[index])),
      )
      return Buffer.from(await write({ sheet: content, pictures }))
    })

  const portrait = (content: PortraitSheet, ids: string[] = []) =>
    sheet(content, ids.slice(0, maxPictures), (count) => pictureBoxes(count, pageWidth.portrait))

  return {
    listing: (listing, context) => portrait(listingSheet(listing, context), picturesOf(listing)),
    development: (development, context) =>
      portrait(
        developmentSheet(development, context),
        development.pictures.map(({ id }) => id),
      ),
    prices: (report, context) => portrait(priceSheet(report, context)),
    poster: (listing, context) =>
      sheet(posterSheet(listing, context), picturesOf(listing).slice(0, 1), (count) =>
        count > 0 ? [posterBox] : [],
      ),
    comparison: (listings, context) =>
      sheet(
        comparisonSheet(listings, context),
        listings.map((listing) => picturesOf(listing)[0]),
        comparedBoxes,
      ),
  }
}

/** JPEG, which PDF takes as it is. */
async function fillBox(picture: Buffer, box: PictureBox | undefined): Promise<Uint8Array | undefined> {
  if (!box) return undefined
  return sharp(picture)
    .resize(Math.round(box.width * density), Math.round(box.height * density), { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 72 })
    .toBuffer()
}

/** The main one first. */
function picturesOf({ media }: Listing): string[] {
  return [...media].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary)).map(({ id }) => id)
}
