import type { NewActivity } from '#server/activities/activities.service.ts'

export function asActivity({
  id,
  username,
}: {
  id: string
  username: string
}): Pick<NewActivity, 'actor' | 'subject'> {
  return {
    actor: { kind: 'admin', id, name: username },
    subject: { kind: 'administrator', id, name: username },
  }
}
