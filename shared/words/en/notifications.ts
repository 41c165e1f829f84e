import type { notifications as model } from '../es/notifications.ts'

export const notifications: typeof model = {
  title: 'Notifications',
  push: {
    unsupported:
      'This browser does not receive notifications. On iPhone and iPad, add Óga to the home screen and turn them on there.',
    denied:
      'You blocked notifications from Óga in this browser. Allow them in the site’s settings and try again.',
    failed: 'We could not turn on notifications in this browser. Try again in a moment.',
  },
  mail: {
    why: 'We write to you because e-mail notifications are on.',
    settings: 'Choose what you receive',
  },
  messages: {
    listing_expiring: ({ title, day }) => ({
      heading: `Your listing expires on ${day}`,
      text: `“${title}” is shown until ${day}. If it is still available, renew it with one click and it stays for another 60 days.`,
      action: 'Renew listing',
    }),
    listing_expired: ({ title }) => ({
      heading: 'Your listing has expired',
      text: `“${title}” no longer appears in searches. If it is still available, renew it and it is shown again.`,
      action: 'Renew listing',
    }),
  },
}
