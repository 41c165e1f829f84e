import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { insertMany } from '#server/core/database/insertMany.ts'
import {
  type Activity,
  type ActivityAction,
  type ActivityChanges,
  type ActivityEvent,
  type ActivityFilters,
  type ActorKind,
  activityEvents,
  type SubjectKind,
} from '#shared/activities.ts'
import { brand } from '#shared/brand.ts'
import { type ActivityRow, cursorAfter, findActivities } from './activities.queries.ts'
import { activities } from './activities.table.ts'
import { boundedChanges } from './changes.ts'

export interface ActivityActor {
  kind: ActorKind
  /** Null: the system. */
  id: string | null
  name: string
}

export const systemActor: ActivityActor = { kind: 'system', id: null, name: brand.name }

export interface NewActivity {
  actor: ActivityActor
  event: ActivityEvent
  /** `settings` have no id. */
  subject: { kind: SubjectKind; id: string | null; name: string }
  /** By API field; omits secrets. */
  changes?: ActivityChanges | undefined
  reason?: string | null | undefined
  /** Default: now. */
  at?: Date
}

const actions: Partial<Record<ActivityEvent, ActivityAction>> = { create: 'create', delete: 'delete' }

/** In one statement, in the transaction of what they tell of. */
export async function recordActivities(tx: Db, recorded: readonly NewActivity[]): Promise<void> {
  await insertMany(tx, activities, recorded.map(toRow))
}

/** In the transaction of what it tells of. */
export async function recordActivity(tx: Db, activity: NewActivity): Promise<void> {
  await tx.insert(activities).values(toRow(activity))
}

interface Repetition {
  /** How often it was done, to be added. */
  count: number
  /** An equal activity of so many hours before is added to. */
  hours: number
  /** Of the same subject in these hours; beyond it, those of other places are one. */
  maxRows: number
}

/** As one activity with what was done before from the same `address`, and how many `attempts` these were. */
export async function recordRepeated(
  tx: Db,
  activity: NewActivity,
  { count, hours, maxRows }: Repetition,
): Promise<void> {
  const { event, subject, changes, at = new Date() } = activity
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('repeated activities', 0))`)
  const { id, subjectKind, subjectId, subjectName, createdAt } = activities
  const isSame = and(
    eq(activities.event, event),
    eq(subjectKind, subject.kind),
    sql`${subjectId} is not distinct from ${subject.id}`,
    eq(subjectName, subject.name),
    gt(createdAt, sql`now() - ${hours}::int * interval '1 hour'`),
  )
  const rows = await tx
    .select({ id, changes: activities.changes })
    .from(activities)
    .where(isSame)
    .orderBy(desc(createdAt))
  const addressOf = (row: { changes: ActivityChanges | null }) => row.changes?.address?.[1] ?? null
  const address = changes?.address?.[1] ?? null
  const from = (place: unknown) => rows.find((row) => addressOf(row) === place)
  const place = from(address) || rows.length < maxRows ? address : null
  const before = from(place)
  const attempts = Number(before?.changes?.attempts?.[1] ?? 0) + count
  const fresh = { ...changes, address: [null, place], attempts: [null, attempts] } satisfies ActivityChanges
  if (!before) return recordActivity(tx, { ...activity, changes: fresh })
  await tx
    .update(activities)
    .set({ changes: fresh, createdAt: sql`greatest(${createdAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(id, before.id))
}

/** Of repeated activities in the hours before, the most first. */
export async function activityCounts(db: Db, event: ActivityEvent, hours: number) {
  const { subjectId, subjectName, changes, createdAt } = activities
  const rows = await db
    .select({ id: subjectId, name: subjectName, changes })
    .from(activities)
    .where(and(eq(activities.event, event), gt(createdAt, sql`now() - ${hours}::int * interval '1 hour'`)))
  return rows
    .map((row) => ({
      id: row.id,
      name: row.name,
      count: Number(row.changes?.attempts?.[1] ?? 0),
      address: typeof row.changes?.address?.[1] === 'string' ? row.changes.address[1] : null,
    }))
    .sort((one, other) => other.count - one.count)
}

function toRow({ actor, event, subject, changes, reason, at }: NewActivity): typeof activities.$inferInsert {
  return {
    actorKind: actor.kind,
    actorId: actor.id,
    userName: actor.name,
    action: actions[event] ?? 'update',
    event,
    subjectKind: subject.kind,
    subjectId: subject.id,
    subjectName: subject.name,
    changes: boundedChanges(changes ?? {}),
    reason: reason ?? null,
    createdAt: at ?? new Date(),
  }
}

/** In order of writing, as servers' clocks differ. */
export async function changesSince(db: Db, subjectId: string, since: Date) {
  const { id, userName, changes, createdAt } = activities
  const isAbout = eq(activities.subjectId, subjectId)
  const [base] = await db
    .select({ id: sql<number | null>`max(id)::float8` })
    .from(activities)
    .where(and(isAbout, eq(createdAt, since)))
  return db
    .select({ userName, changes, createdAt })
    .from(activities)
    .where(and(isAbout, base?.id == null ? gt(createdAt, since) : gt(id, base.id)))
    .orderBy(id)
}

/** As the wire has it; of an event that a newer version wrote, its action. */
export function toActivity(row: ActivityRow): Activity {
  return {
    id: String(row.id),
    userName: row.userName,
    action: row.action,
    propertyTitle: row.subjectName,
    createdAt: row.createdAt.toISOString(),
    actor: { kind: row.actorKind, id: row.actorId },
    // A newer version may write others.
    event: activityEvents.find((event) => event === row.event) ?? row.action,
    subject: { kind: row.subjectKind, id: row.subjectId },
    changes: row.changes,
    reason: row.reason,
  }
}

const batchSize = 500

/** Newest first, in batches that hold no transaction. */
export async function* eachActivity(db: Db, filters: ActivityFilters): AsyncGenerator<Activity[]> {
  for await (const rows of inBatches(db, filters, { limit: batchSize })) yield rows.map(toActivity)
}

/** Newest first. Throws `bad_cursor`. */
export async function* inBatches(
  db: Db,
  filters: ActivityFilters,
  { cursor: start, limit }: { cursor?: string | undefined; limit: number },
): AsyncGenerator<ActivityRow[]> {
  for (let cursor = start; ; ) {
    const rows = await findActivities(db, filters, { cursor, limit })
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < limit) return
    cursor = cursorAfter(last)
  }
}
