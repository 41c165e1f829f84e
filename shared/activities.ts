import { z } from 'zod/mini'
import { endpoint } from './core/endpoint.ts'
import { day } from './core/fields/day.ts'
import { paging, rowsOfPage } from './core/paging.ts'
import { choice, choices, flag, line } from './core/query.ts'

export const activityActions = ['create', 'update', 'delete'] as const
export type ActivityAction = (typeof activityActions)[number]

export const actorKinds = ['user', 'admin', 'system'] as const
export type ActorKind = (typeof actorKinds)[number]

export const subjectKinds = [
  'listing',
  'agent',
  'agency',
  'development',
  'user',
  'administrator',
  'settings',
] as const
export type SubjectKind = (typeof subjectKinds)[number]

export const activityEvents = [
  'create',
  'update',
  'delete',
  'restore',
  'submit',
  'approve',
  'reject',
  'publish',
  'pause',
  'resume',
  'reserve',
  'close',
  'expire',
  'renew',
  'inquire',
  'feature',
  'unfeature',
  'suspend',
  'lift',
  'verify',
  'unverify',
  'sign_in',
  /** `changes`: how many `attempts` from about which `address`. */
  'sign_in_failed',
  'sign_out',
  'end_sessions',
  'password',
  'codes',
  /** Of the exchange rate, on request. */
  'refresh',
] as const
export type ActivityEvent = (typeof activityEvents)[number]

/** Before and after by field; long values are truncated. */
export const activityChanges = z.record(z.string(), z.tuple([z.unknown(), z.unknown()]))
export type ActivityChanges = z.infer<typeof activityChanges>

export const activity = z.object({
  id: z.string(),
  userName: z.string(),
  action: z.enum(activityActions),
  propertyTitle: z.string(),
  createdAt: z.string(),
  actor: z.object({ kind: z.enum(actorKinds), id: z.nullable(z.string()) }),
  event: z.enum(activityEvents),
  subject: z.object({ kind: z.enum(subjectKinds), id: z.nullable(z.string()) }),
  changes: z.nullable(activityChanges),
  reason: z.nullable(z.string()),
  /** Of a group: how often, and since when. */
  repeated: z.optional(z.object({ times: z.number(), since: z.string() })),
})
export type Activity = z.infer<typeof activity>

/** Those of one person between two other activities are one group. */
export const groupedEvents: readonly ActivityEvent[] = ['sign_in', 'sign_out']

export const activityFilters = z.object({
  actorKind: choice(actorKinds),
  actorId: line(64),
  action: choices(activityActions),
  subjectKind: choice(subjectKinds),
  subjectId: line(64),
  text: line(200),
  /** Days in Paraguay, inclusive. */
  from: day,
  to: day,
})
export type ActivityFilters = z.output<typeof activityFilters>

export const defaultActivities = 10

export const activityMonths = 24

export const activitiesApi = {
  list: endpoint('GET', '/api/admin/activities', {
    summary: 'What was done, by whom, newest first',
    access: 'activities.read',
    query: z.extend(activityFilters, {
      /** Sign-ins together: pages are of groups, the total of activities. */
      grouped: flag,
      ...paging.shape,
    }),
    answer: z.array(activity),
    paged: true,
    rows: rowsOfPage,
    errors: ['not_signed_in', 'bad_parameter', 'bad_cursor'],
  }),
}
