import { plural } from '#shared/words/en/plural.ts'
import type { savedSearchMails as model } from '#shared/words/es/account/savedSearchMails.ts'

export const savedSearchMails: typeof model = {
  confirmation: {
    subject: 'Confirm your search alert',
    heading: 'One click and we keep you posted',
    text: 'Somebody saved a search with this address to hear of new homes. If it was you, confirm it: the link works for 7 days. If not, there is nothing to do and we will not write again.',
    action: 'Confirm the alert',
    why: 'We write once because somebody gave this address on Óga.',
  },
  alert: {
    heading: (n) => plural(n, { one: 'One piece of news for you', other: `${n} pieces of news for you` }),
    searches: (names) => `From your saved searches: ${names}.`,
    favorites: 'From your favorites.',
    kinds: {
      new: 'New',
      price_drop: (before) => `Price drop: ${before} before`,
      closed: 'Your favorite is closed: it is no longer offered',
      expired: 'Your favorite has expired: it is not shown for now',
    },
    more: (n) =>
      plural(n, { one: 'And 1 more among your alerts.', other: `And ${n} more among your alerts.` }),
    action: 'See your alerts',
    why: 'We write because you saved a search or a favorite on Óga.',
    unsubscribe: 'Pause, change or delete alerts',
  },
}
