import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { selection } from '#server/core/database/selection.ts'
import { savedSearchAlerts } from '#server/savedSearches/savedSearches.table.ts'
import { dueAt, mailInterval } from './dueTimes.ts'

/** `price`: dollars; `priceBefore` where it fell. */
export interface NewAlert {
  savedSearchId: string
  listingId: string
  kind: 'new' | 'price_drop'
  price: string
  priceBefore: string | null
}

const told = selection({ subscriberId: savedSearchAlerts.subscriberId })
const texts = (values: readonly (string | null)[]) => sql`${sql.param(values)}::text[]`

/** What happens on a second alert of the same: a lower price than was told is told, the rest was. */
const again = sql`
  on conflict (subscriber_id, saved_search_id, listing_id) do update set
    kind = case when saved_search_alerts.told_at is not null then 'price_drop'
      when saved_search_alerts.kind = 'new' then 'new' else excluded.kind end,
    price_before = case when saved_search_alerts.told_at is null
      then coalesce(saved_search_alerts.price_before, excluded.price_before) else saved_search_alerts.price end,
    price = excluded.price,
    created_at = case when saved_search_alerts.told_at is null then saved_search_alerts.created_at else now() end,
    told_at = excluded.told_at,
    mail_id = null
  where saved_search_alerts.told_at is null
    or (excluded.price_before is not null and excluded.price < saved_search_alerts.price)
  returning subscriber_id, saved_search_id`

/** Of saved searches that are still active. Whether there is anything to tell. */
export async function insertAlerts(tx: Db, alerts: readonly NewAlert[], now: Date): Promise<boolean> {
  if (alerts.length === 0) return false
  const [instant, daily, weekly] = (['instant', 'daily', 'weekly'] as const).map((one) => dueAt(one, now))
  const rows = await told.read(
    tx,
    (columns) => sql`
    with matched as (
      select * from unnest(${texts(alerts.map((one) => one.savedSearchId))}, ${texts(alerts.map((one) => one.listingId))},
        ${texts(alerts.map(({ kind }) => kind))}, ${texts(alerts.map(({ price }) => price))}::numeric[],
        ${texts(alerts.map(({ priceBefore }) => priceBefore))}::numeric[])
        as m(saved_search_id, listing_id, kind, price, price_before)
    ), saved_search_alerts as (
      insert into saved_search_alerts
        (subscriber_id, saved_search_id, listing_id, kind, price, price_before, told_at)
      select s.subscriber_id, s.id, l.id, m.kind, m.price, m.price_before,
        case when s.frequency = 'never' then now() end
      from matched m
      join saved_searches s on s.id = m.saved_search_id and s.status = 'active'
      join listings l on l.id = m.listing_id
      order by s.subscriber_id, s.id, l.id
      ${again}
    ), waiting as (
      select a.id as subscriber_id, min(case s.frequency
        when 'instant' then greatest(${instant?.toISOString()}::timestamptz,
          a.last_told_at + ${mailInterval}::int * interval '1 millisecond')
        when 'daily' then ${daily?.toISOString()}::timestamptz
        when 'weekly' then ${weekly?.toISOString()}::timestamptz end) as due_at
      from saved_search_alerts
      join saved_searches s on s.id = saved_search_alerts.saved_search_id
      join saved_search_subscribers a on a.id = s.subscriber_id
      where s.frequency <> 'never'
      group by a.id
    ), due as (
      update saved_search_subscribers a set due_at = least(a.due_at, w.due_at)
      from waiting w where a.id = w.subscriber_id and (a.due_at is null or a.due_at > w.due_at)
    )
    select ${columns} from saved_search_alerts`,
  )
  return rows.length > 0
}
