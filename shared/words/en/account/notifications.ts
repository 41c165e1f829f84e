import type { notifications as model } from '#shared/words/es/account/notifications.ts'

export const notifications: typeof model = {
  title: 'Notifications',
  push: {
    unsupported:
      'This browser does not receive notifications. On iPhone and iPad, add Óga to the home screen and turn them on there.',
    denied:
      'You blocked notifications from Óga in this browser. Allow them in the site’s settings and try again.',
    failed: 'We could not turn on notifications in this browser. Try again in a moment.',
  },
}
