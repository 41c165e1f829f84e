import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { selection } from '#server/core/database/selection.ts'
import { webhookDeliveries, webhooks } from '#server/webhooks/webhooks.table.ts'

const d = webhookDeliveries
const claimed = selection({
  id: d.id,
  webhookId: d.webhookId,
  type: d.type,
  body: d.body,
  attempts: d.attempts,
  url: webhooks.url,
  secret: webhooks.secret,
  previousSecret: webhooks.previousSecret,
  rotatingUntil: webhooks.rotatingUntil,
  failingSince: webhooks.failingSince,
})

export type Claimed = Awaited<ReturnType<typeof claimDue>>[number]

interface Room {
  /** Of those that fail, which wait long, else of the others. */
  isFailing: boolean
  deliveries: number
  /** Of one endpoint. */
  each: number
  /** Endpoints that are being told on this server, once for each delivery. */
  busy: readonly string[]
  /** Seconds until others may send it. */
  lease: number
}

/**
 * Takes what is due, for all servers: of one subject only the first, of one endpoint few. While it is sent it has no
 * fault.
 */
export function claimDue(db: Db, { isFailing, deliveries, each, busy, lease }: Room) {
  return claimed.read(
    db,
    (columns) => sql`
    with busy as (
      select id, count(*)::int as count from unnest(${sql.param([...busy])}::text[]) as b(id) group by id
    ), due as (
      select first.id from ${webhooks} w
      left join busy on busy.id = w.id
      cross join lateral (
        select one.id, one.next_at from ${d} one
        where one.webhook_id = w.id and one.state = 'waiting' and one.next_at <= now()
          and not exists (
            select 1 from ${d} earlier
            where earlier.webhook_id = w.id and earlier.state = 'waiting' and earlier.subject = one.subject
              and earlier.sequence < one.sequence)
        order by one.next_at, one.sequence
        limit greatest(0, ${each}::int - coalesce(busy.count, 0))
      ) first
      where w.off_reason is null and (w.failing_since is not null) = ${isFailing}::boolean
      order by first.next_at
      limit ${deliveries}::int
    )
    update ${d} set next_at = now() + ${lease}::int * interval '1 second', fault = null
    from ${webhooks}
    where ${webhooks.id} = ${d.webhookId} and ${d.state} = 'waiting' and ${d.nextAt} <= now()
      and ${d.id} in (select id from due)
    returning ${columns}`,
  )
}
