import { and, isNull, type SQL, sql } from 'drizzle-orm'
import { agencyMembers } from '#server/agencies/agencyMembers.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { insertMany } from '#server/core/database/insertMany.ts'
import { newId } from '#server/core/ids.ts'
import { users } from '#server/users/users.table.ts'
import type { WebhookEvent } from '#shared/webhooks/webhookEvents.ts'
import { webhookDeliveries, webhooks } from './webhooks.table.ts'

/** Whose endpoints are told: an agency's, a user's own, or all that a user made. */
export type Audience = { agencyId: string } | { userId: string } | { makerId: string }

export interface NewEvent {
  audience: Audience
  type: WebhookEvent
  /** Of one subject, events are sent in order. */
  subject: string
  /** Ids and states alone: whoever may read more asks for it. */
  data: Record<string, string | null>
  at: Date
}

/** Undefined: the administrators', who have no endpoints. */
export function partyOf({
  agencyId,
  userId,
}: Record<'agencyId' | 'userId', string | null>): Audience | undefined {
  if (agencyId !== null) return { agencyId }
  return userId === null ? undefined : { userId }
}

/** Of who made it: neither gone nor suspended, and still at work where it was made. */
export const hasMaker = sql<boolean>`exists (
  select 1 from ${users} u left join ${agencyMembers} m on m.user_id = u.id
  where u.id = ${webhooks.userId} and u.deleted_at is null and u.suspended_at is null
    and ${webhooks.agencyId} is not distinct from m.agency_id and m.role is distinct from 'assistant')`

/** In the transaction of what they tell of; what is written is sent, at least once. */
export async function recordEvents(tx: Db, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  const targets = await findTargets(
    tx,
    events.map(({ audience }) => audience),
  )
  if (targets.length === 0) return
  const rows = events.flatMap((event) =>
    targets
      .filter((target) => target.events.includes(event.type) && isOf(target, event.audience))
      .map(({ id }) => deliveryOf(id, event)),
  )
  await insertMany(tx, webhookDeliveries, rows)
}

export function deliveryOf(webhookId: string, event: Pick<NewEvent, 'subject' | 'data' | 'at'> & Typed) {
  const { type, subject, data, at } = event
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
  return { id: `msg_${newId()}${newId()}`, webhookId, type, subject, body }
}
type Typed = Pick<typeof webhookDeliveries.$inferInsert, 'type'>

type Target = Pick<typeof webhooks.$inferSelect, 'id' | 'userId' | 'agencyId' | 'events'>

function isOf({ userId, agencyId }: Target, audience: Audience): boolean {
  if ('agencyId' in audience) return agencyId === audience.agencyId
  if ('makerId' in audience) return userId === audience.makerId
  return agencyId === null && userId === audience.userId
}

async function findTargets(tx: Db, audiences: readonly Audience[]): Promise<Target[]> {
  const agencies = new Set<string>()
  const makers = new Set<string>()
  for (const audience of audiences)
    if ('agencyId' in audience) agencies.add(audience.agencyId)
    else makers.add('makerId' in audience ? audience.makerId : audience.userId)
  const { id, userId, agencyId, events, offReason } = webhooks
  const isAny = (column: SQL, ids: ReadonlySet<string>) =>
    sql`${column} = any(${sql.param([...ids])}::text[])`
  return tx
    .select({ id, userId, agencyId, events })
    .from(webhooks)
    .where(
      and(
        isNull(offReason),
        sql`(${isAny(sql`${agencyId}`, agencies)} or ${isAny(sql`${userId}`, makers)})`,
        hasMaker,
      ),
    )
}
