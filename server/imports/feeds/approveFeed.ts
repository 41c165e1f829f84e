import { eq } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import type { imports } from '#server/imports/imports.table.ts'
import { importFeeds } from './feeds.table.ts'

/** Its first run was looked at and started: from now on it runs by itself, as it was read. */
export async function approveFeed(
  tx: Db,
  found: Pick<typeof imports.$inferSelect, 'feedId' | 'mapping' | 'sourceId' | 'rowCount'>,
): Promise<void> {
  const { feedId, mapping, sourceId, rowCount } = found
  if (feedId === null) return
  await tx
    .update(importFeeds)
    .set({ mapping, sourceId, counts: [rowCount] })
    .where(eq(importFeeds.id, feedId))
}

export async function stopFeed(tx: Db, feedId: string): Promise<void> {
  await tx.update(importFeeds).set({ isOn: false }).where(eq(importFeeds.id, feedId))
}
