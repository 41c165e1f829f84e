import { formatNumber } from '#client/core/format.ts'
import type { Activity, ActivityEvent } from '#shared/activities.ts'
import type { Language } from '#shared/core/language.ts'
import type { Words } from '#shared/words.ts'

/** What was done, and how often where it is a group. */
export function repeatedEvent(
  { event, repeated }: Pick<Activity, 'event' | 'repeated'>,
  w: Words['activities'],
  language: Language,
): string {
  if (!repeated) return w.events[event]
  return w.repeated(w.events[event], formatNumber(repeated.times, language))
}

const aboutOneself: readonly ActivityEvent[] = ['sign_in', 'sign_out', 'end_sessions']

export const isAboutOneself = (event: ActivityEvent): boolean => aboutOneself.includes(event)
