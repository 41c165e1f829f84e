import { plural } from '#shared/words/en/plural.ts'
import type { messages as model } from '#shared/words/es/account/messages.ts'

export const messages: typeof model = {
  closing: {
    why: 'We write to you because email notifications are on.',
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
  import_ended: (values) => ({
    heading: {
      done: 'Your sheet is on Óga',
      failed: 'Your sheet was not brought in to its end',
      undone: 'What your sheet wrote is taken back',
    }[values.state],
    text:
      values.state === 'undone'
        ? `What “${values.fileName}” had written is as it was before.`
        : `“${values.fileName}”: ${values.created} new, ${values.updated} updated, ${values.unchanged} unchanged, ${values.withdrawn} hidden, ${values.refused} refused. Photos that did not arrive: ${values.picturesFailed}.`,
    action: 'See the report',
  }),
  inquiry_received: ({ title, name }) => ({
    heading: 'New inquiry',
    text: `${name} wrote to you about “${title}”.`,
    action: 'View and answer',
  }),
  inquiry_handed_over: ({ title, name, to }) => ({
    heading: 'An inquiry went to somebody else',
    text: `${name}’s inquiry about “${title}” is now answered by ${to ?? 'somebody else of the team'}.`,
    action: 'See the inquiry',
  }),
  inquiries_bundled: ({ count }) => ({
    heading: plural(count, { one: '1 more inquiry arrived', other: `${count} more inquiries arrived` }),
    text: 'There were many within an hour: all of them are in your inbox.',
    action: 'View the inquiries',
  }),
  inquiry_answered: ({ title, name }) => ({
    heading: 'You got an answer',
    text: `${name} answered your inquiry about “${title}”.`,
    action: 'View the answer',
  }),
  visit_agreed: ({ title, time }) => ({
    heading: 'Visit arranged',
    text: `“${title}”: ${time}.`,
    action: 'View the visit',
  }),
  visit_cancelled: ({ title, time }) => ({
    heading: 'Visit canceled',
    text: `“${title}”: no longer on ${time}.`,
    action: 'View the conversation',
  }),
  visit_reminder: ({ title, time }) => ({
    heading: 'You have a visit tomorrow',
    text: `“${title}”: ${time}.`,
    action: 'View the visit',
  }),
  alerts: ({ count, title }) => ({
    heading: plural(count, { one: 'There is news for you', other: `There are ${count} news for you` }),
    text: title === null ? 'Of your saved searches and favorites.' : `“${title}”.`,
    action: 'See your alerts',
  }),
  feed_failed: ({ host, isHeld }) => ({
    heading: 'A feed needs your eyes',
    text: isHeld
      ? `What we read from ${host} changed too much at once, so we left your listings alone. Tell us whether it is right.`
      : `We could not read ${host} twice. Your listings stay as they were.`,
    action: 'See the feed',
  }),
  webhook_off: ({ reason, host }) => ({
    heading: 'We stopped telling an address',
    text:
      reason === 'gone'
        ? `${host} answered that it wants no more events (410), so that webhook is off.`
        : `${host} took nothing for five days, so that webhook is off. Switch it on again once it is mended.`,
    action: 'See your webhooks',
  }),
  account_suspended: ({ reason }) => ({
    heading: 'Your account was suspended',
    text: `Your listings are not shown, and for now you cannot sign in. The reason: ${reason}`,
    action: 'Write to us',
  }),
  listing_approved: ({ title }) => ({
    heading: 'Your listing was approved',
    text: `“${title}” is now shown to everybody.`,
    action: 'See listing',
  }),
  listing_closed: ({ title }) => ({
    heading: 'Your listing is no longer shown',
    text: `The administrators took “${title}” out of the searches. If you do not know why, write to us.`,
    action: 'Write to us',
  }),
  listing_restored: ({ title }) => ({
    heading: 'Your listing is shown again',
    text: `The administration has put “${title}” back into search results.`,
    action: 'View listing',
  }),
  listing_rejected: ({ title, reason }) => ({
    heading: 'Your listing needs changes',
    text: `“${title}” is not shown for now. The reason: ${reason} Correct it and send it again.`,
    action: 'Correct listing',
  }),
}
