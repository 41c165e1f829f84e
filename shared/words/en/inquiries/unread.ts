import { plural } from '#shared/words/en/plural.ts'
import type { unread as model } from '#shared/words/es/inquiries/unread.ts'

export const unread: typeof model = {
  inbox: 'Inquiries',
  unread: (n) =>
    plural(n, { one: 'You have 1 unread conversation', other: `You have ${n} unread conversations` }),
}
