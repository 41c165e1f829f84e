import type { ActivityEvent } from '#shared/activities.ts'

const aboutOneself: readonly ActivityEvent[] = ['sign_in', 'sign_out', 'end_sessions']

export const isAboutOneself = (event: ActivityEvent): boolean => aboutOneself.includes(event)
