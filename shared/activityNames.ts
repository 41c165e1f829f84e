import type { Activity } from './activities.ts'
import type { Words } from './words.ts'

type ActivityWords = Pick<
  Words['activities'],
  'visitor' | 'somebody' | 'unknownAccount' | 'rate' | 'subjects'
>

/** Names of our own things are stored in one language, and shown in the reader's. */
export function actorName({ event, actor, userName }: Activity, w: ActivityWords): string {
  if (event === 'sign_in_failed') return w.somebody
  return event === 'inquire' && actor.id === null ? w.visitor : userName
}

/** What an activity is about, as people read it. */
export function subjectName({ event, subject, propertyTitle }: Activity, w: ActivityWords): string {
  if (event === 'sign_in_failed' && subject.id === null) return w.unknownAccount
  if (subject.kind !== 'settings') return propertyTitle
  return event === 'refresh' ? w.rate : w.subjects.settings
}

/** How often, and from about where. */
export function failedSignIns(
  { event, changes }: Activity,
  w: Pick<Words['activities'], 'failedSignIns'>,
): string | undefined {
  if (event !== 'sign_in_failed') return undefined
  const [attempts, address] = [changes?.attempts?.[1], changes?.address?.[1]]
  return w.failedSignIns(Number(attempts ?? 1), typeof address === 'string' ? address : null)
}
