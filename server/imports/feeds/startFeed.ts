import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { fetchFeed } from '#server/imports/run/importJobs.ts'
import { importFeeds } from './feeds.table.ts'

const f = importFeeds

/** Until its job has begun. */
export const soon = sql`now() + interval '2 minutes'`

/** Neither being read nor about to be. */
export const isIdle = sql`(${f.runningUntil} is null or ${f.runningUntil} < now())`

/** In a transaction. What is being read is not read twice. */
export async function startFeed(
  tx: Db,
  queue: Pick<Queue, 'send'>,
  { feedId, accept = false, where }: { feedId: string; accept?: boolean; where?: SQL },
): Promise<void> {
  const [started] = await tx
    .update(f)
    .set({ runningUntil: soon })
    .where(and(eq(f.id, feedId), isIdle, where))
    .returning({ id: f.id })
  if (started) await queue.send(fetchFeed, { feedId, accept }, { tx })
}
