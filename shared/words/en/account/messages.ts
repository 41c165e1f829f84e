import type { messages as model } from '#shared/words/es/account/messages.ts'

export const messages: typeof model = {
  closing: {
    why: 'We write to you because e-mail notifications are on.',
    settings: 'Choose what you receive',
  },

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
}
