import { and, eq, gt, sql } from 'drizzle-orm'
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

export async function recordActivities(tx: Db, recorded: readonly NewActivity[]): Promise<void> {
  await insertMany(tx, activities, recorded.map(toRow))
}

export async function recordActivity(tx: Db, activity: NewActivity): Promise<void> {
  await tx.insert(activities).values(toRow(activity))
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

export async function* eachActivity(db: Db, filters: ActivityFilters): AsyncGenerator<Activity[]> {
  for (let cursor: string | undefined; ; ) {
    const rows = await findActivities(db, filters, { cursor, limit: batchSize })
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(toActivity)
    if (rows.length < batchSize) return
    cursor = cursorAfter(last)
  }
}
