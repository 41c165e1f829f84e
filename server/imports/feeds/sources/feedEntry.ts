import { feedColumns } from '#server/imports/feeds/formats/feedColumns.ts'
import type { FeedListing } from '#server/imports/feeds/formats/feedFormat.ts'
import { sheetLimits } from '#shared/imports/sheetLimits.ts'

/** A listing of a feed: what of it tells whether it changed, and what it says, which may have to be asked for. */
export interface FeedEntry {
  code: string
  hash: string
  read(): FeedListing | Promise<FeedListing>
}

/** As a row of `feedColumns`. */
export const cellsOf = (listing: FeedListing): string[] =>
  feedColumns.map((field) => (listing[field] ?? '').trim().slice(0, sheetLimits.cell))

/** Of what is kept while a feed is read: a part of a text holds all of it, and with it all that was read with it. */
export const copyOf = (text: string) => Buffer.from(text).toString()
