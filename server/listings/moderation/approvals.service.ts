import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { microseconds, readCursor, writeCursor } from '#server/core/cursor.ts'
import type { Db } from '#server/core/database/database.ts'
import { selection, string, whole } from '#server/core/database/selection.ts'
import { AppError } from '#server/core/errors.ts'
import { isId } from '#server/core/ids.ts'
import { readByIds } from '#server/listings/listings.queries.ts'
import { listingId } from '#server/listings/paging.ts'
import { readListings } from '#server/listings/publish/lockListing.ts'
import { type CountInquiries, toMyListings } from '#server/listings/publish/mine.service.ts'
import { defaultLimit, type Page } from '#shared/core/paging.ts'
import type { Approval } from '#shared/listings/approvals.ts'
import { changesSinceApproval } from './approvedContent.ts'
import { readModerated } from './moderation.queries.ts'
import { ownerOf } from './moderation.service.ts'

/** Resubmitted listings go to the end of the queue. */
const waiting = sql`
  select l.id, l.updated_at as since, 'new' as kind from listings l where l.status = 'pending'
  union all
  select r.listing_id, r.changed_at, 'changed' from listing_reviews r join listings l on l.id = r.listing_id
  where r.changed_at is not null and l.status in ('active', 'reserved')`

const entry = selection({
  id: string(sql`q.id`),
  kind: sql<Approval['kind']>`q.kind`,
  moment: string(sql`(extract(epoch from q.since) * 1000000)::bigint`),
})
const counted = selection({ count: whole(sql`count(*)`) })

const position = z.object({ s: z.literal('approvals'), k: microseconds, i: listingId })

/** Oldest first. Throws `bad_cursor`. */
export async function waitingApprovals(
  db: Db,
  { limit = defaultLimit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
  countInquiries: CountInquiries,
): Promise<Page<Approval>> {
  const [entries, [total]] = await Promise.all([
    entry.read(
      db,
      (columns) => sql`select ${columns} from (${waiting}) as q where ${whereAfter(cursor)}
        order by q.since, q.id limit ${limit + 1}`,
    ),
    counted.read(db, (count) => sql`select ${count} from (${waiting}) as q`),
  ])
  const shown = entries.slice(0, limit)
  const last = entries.length > limit ? shown.at(-1) : undefined
  return {
    items: await toApprovals(db, shown, countInquiries),
    total: total?.count ?? 0,
    totalIsCapped: false,
    ...(last && { next: writeCursor({ s: 'approvals', k: last.moment, i: last.id }) }),
  }
}

function whereAfter(cursor: string | undefined): SQL {
  if (cursor === undefined) return sql`true`
  const { k, i } = readCursor(position, cursor)
  return sql`(q.since, q.id) > (timestamptz 'epoch' + ${k}::float8 * interval '1 microsecond', ${i}::text)`
}

/** In any status. Throws `not_found`. */
export async function approvalOf(db: Db, id: string, countInquiries: CountInquiries): Promise<Approval> {
  const [row] = isId(id) ? await readByIds(db, [id], 'true') : []
  if (!row) throw new AppError('not_found')
  const kind = row.status === 'pending' ? 'new' : 'changed'
  const moment = String(row.updatedAt.getTime() * 1000)
  const [approval] = await toApprovals(db, [{ id, kind, moment }], countInquiries)
  if (!approval) throw new AppError('not_found')
  return approval
}

async function toApprovals(
  db: Db,
  entries: { id: string; kind: Approval['kind']; moment: string }[],
  countInquiries: CountInquiries,
): Promise<Approval[]> {
  const ids = entries.map(({ id }) => id)
  const rows = await readByIds(db, ids, 'true')
  const own = new Map((await toMyListings(db, rows, countInquiries)).map((one) => [one.id, one]))
  const owners = new Map((await readOwners(db, ids)).map((row) => [row.id, ownerOf(row)]))
  const since = await changesSinceApproval(db, await readListings(db, ids))
  const approvals: Approval[] = []
  for (const { id, kind, moment } of entries) {
    const [listing, owner, approval] = [own.get(id), owners.get(id), since.get(id)]
    if (!listing || !owner) continue
    approvals.push({
      listing,
      owner,
      kind,
      since: new Date(Number(moment) / 1000).toISOString(),
      approvedAt: approval?.approvedAt?.toISOString() ?? null,
      changes: approval?.changes ?? {},
    })
  }
  return approvals
}

function readOwners(db: Db, ids: string[]) {
  return readModerated(
    db,
    sql`select l.id, null::text as cursor_key from listings l where l.id = any(${sql.param(ids)}::text[])`,
  )
}
