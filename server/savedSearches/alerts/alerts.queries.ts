import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { selection, whole } from '#server/core/database/selection.ts'
import { webhooks } from '#server/webhooks/webhooks.table.ts'
import { dueAt, mailInterval } from './dueTimes.ts'

/** Of one listing for those who saved searches. `price`: dollars; `priceBefore` where it fell. */
export interface NewAlerts {
  savedSearchIds: readonly string[]
  listingId: string
  kind: 'new' | 'price_drop'
  price: string
  priceBefore: string | null
}

/** Whose endpoints ask to be told: not again what waits for its mail, unless it is cheaper. */
const asking = sql<{ userId: string; savedSearchId: string }[]>`(
  select coalesce(json_agg(json_build_object('userId', a.user_id, 'savedSearchId', t.saved_search_id)), '[]')
  from saved_search_alerts t join saved_search_subscribers a on a.id = t.subscriber_id
  where not exists (select from known k where k.saved_search_id = t.saved_search_id and k.price <= t.price)
  and a.user_id in (
    select w.user_id from ${webhooks} w where w.off_reason is null and 'saved_search.matched' = any(w.events)))`

const counted = selection({ count: whole(sql`count(*)`), asking })

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
  returning subscriber_id, saved_search_id, price`

/** Of saved searches that are still active. Whether there is anything to tell, and whose endpoints are told. */
export async function insertAlerts(tx: Db, alerts: NewAlerts, now: Date) {
  const { savedSearchIds, listingId, kind, price, priceBefore } = alerts
  const [instant, daily, weekly] = (['instant', 'daily', 'weekly'] as const).map((one) => dueAt(one, now))
  const [row] = await counted.read(
    tx,
    (columns) => sql`
    with matched as (
      select saved_search_id, ${listingId}::text as listing_id, ${kind}::text as kind,
        ${price}::numeric as price, ${priceBefore}::numeric as price_before
      from unnest(string_to_array(${savedSearchIds.join(' ')}, ' ')) as m(saved_search_id)
    ), known as (
      select a.saved_search_id, a.price
      from saved_search_alerts a join matched m using (saved_search_id, listing_id)
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
  return { isAny: (row?.count ?? 0) > 0, asking: row?.asking ?? [] }
}
