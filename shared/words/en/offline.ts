import type { offline as model } from '#shared/words/es/offline.ts'

export const offline: typeof model = {
  offline: (seenAt) =>
    seenAt
      ? `No connection: what you saw on ${seenAt}`
      : 'No connection: you can see your favorites and the properties you saw last',
  unavailable: (seenAt) =>
    seenAt ? `Óga does not answer: what you saw on ${seenAt}` : 'Óga does not answer. Try again in a moment',
  late: (seenAt) => (seenAt ? `The connection is slow: what you saw on ${seenAt}` : 'The connection is slow'),
  retry: 'Try again',
  account: {
    title: 'No connection with Óga',
    text: 'Signing in or out needs the internet. What you were doing is where you left it.',
    back: 'Back',
  },
}
