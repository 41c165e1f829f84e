import type { ActivityEvent } from '#shared/activities.ts'

/** Without a subject to name. */
export const isAboutOneself = (event: ActivityEvent): boolean => event === 'sign_in' || event === 'sign_out'
