import { sql } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import { selection } from '#server/core/database/selection.ts'
import { listingMedia } from '#server/listings/listingMedia.table.ts'
import type { MediaLibrary, MediaWidth } from '#server/media/media.service.ts'

const widths: MediaWidth[] = [640, 320]

const primary = selection({ mediaId: listingMedia.mediaId })

/** Resolves when all are stored, or drawing is aborted. */
export async function drawFirstPictures(
  { database }: Pick<Context, 'database'>,
  pictures: MediaLibrary,
  signal: AbortSignal,
): Promise<void> {
  const rows = await primary.read(
    database.reads,
    (columns) => sql`
    select distinct ${columns} from listing_media where is_primary and listing_id in (
      (select id from listings where status = 'active' and featured order by first_published_at desc nulls last, id limit 10)
      union (select id from listings where status = 'active' order by recent_views desc nulls last, id limit 12)
      union (select id from listings where status = 'active' order by first_published_at desc nulls last, id limit 24))`,
  )
  for (const width of widths)
    for (const { mediaId } of rows) {
      if (signal.aborted) return
      await pictures.read(mediaId, width, 'avif')
    }
}
