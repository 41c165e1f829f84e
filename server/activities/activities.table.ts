import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { isOneOf, moment } from '#server/core/database/columns.ts'
import {
  type ActivityChanges,
  type ActivityEvent,
  activityActions,
  actorKinds,
  subjectKinds,
} from '#shared/activities.ts'

/** No foreign keys: an activity outlives its subject. */
export const activities = pgTable(
  'activities',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actorKind: text('actor_kind', { enum: actorKinds }).notNull().default('user'),
    /** Null: the system, or an older version. */
    actorId: text('actor_id'),
    userName: text('user_name').notNull(),
    action: text('action', { enum: activityActions }).notNull(),
    /** Null: an older version. */
    event: text('event').$type<ActivityEvent>(),
    subjectKind: text('subject_kind', { enum: subjectKinds }).notNull().default('listing'),
    /* Once always a listing. */
    subjectId: text('listing_id'),
    subjectName: text('listing_title').notNull(),
    changes: jsonb('changes').$type<ActivityChanges>(),
    reason: text('reason'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    isOneOf('activities_action', table.action, activityActions),
    isOneOf('activities_actor_kind', table.actorKind, actorKinds),
    isOneOf('activities_subject_kind', table.subjectKind, subjectKinds),
    index('activities_by_date').on(table.createdAt.desc(), table.id.desc()),
    index('activities_by_action').on(table.action, table.createdAt.desc(), table.id.desc()),
    index('activities_by_actor_kind').on(table.actorKind, table.createdAt.desc(), table.id.desc()),
    index('activities_by_subject_kind').on(table.subjectKind, table.createdAt.desc(), table.id.desc()),
    index('activities_actor').on(table.actorId, table.createdAt.desc()),
    index('activities_subject').on(table.subjectId, table.createdAt.desc()),
    index('activities_text').using(
      'gin',
      sql`(lower(public.immutable_unaccent(user_name || ' ' || listing_title || ' ' || coalesce(reason, '')))) gin_trgm_ops`,
    ),
  ],
)
