import type { Activity } from '#shared/activities.ts'
import type { Words } from '#shared/words.ts'

export function actorName({ event, actor, userName }: Activity, w: Words['activities']): string {
  return event === 'inquire' && actor.id === null ? w.visitor : userName
}
