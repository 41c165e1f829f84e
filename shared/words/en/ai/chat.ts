import { plural } from '#shared/words/en/plural.ts'
import type { chat as model } from '#shared/words/es/ai/chat.ts'

export const chat: typeof model = {
  title: 'Óga assistant',
  scope: 'Listings and prices all over the country',
  conversation: 'Conversation',
  you: 'You',
  assistant: 'Óga',
  restart: 'New conversation',
  restarted: 'You started a new conversation.',
  undo: 'Undo',
  greeting:
    'Hello! I search the listings, explain prices, and work out rents and returns. What are you looking for?',
  starters: [
    'Houses with a pool in Luque up to 200 thousand dollars',
    '2 bedroom apartment for rent in Asunción',
    'What does a m² cost in Villa Morra?',
    'What is the dollar worth?',
  ],
  propertyGreeting: (title) =>
    `Hello! Ask me anything about “${title}”: its price, the area, its return, or how to visit it.`,
  saleStarters: [
    'Is the price right for the area?',
    'What would it earn in rent?',
    'Are there similar ones for less?',
    'How do I arrange a visit?',
  ],
  rentStarters: [
    'Is the rent right for the area?',
    'Which amenities does it have?',
    'Are there similar ones for less?',
    'How do I arrange a visit?',
  ],
  suggestions: 'You can ask',
  about: 'Talking about:',
  forget: 'Stop talking about this',
  question: 'Your question',
  placeholder: 'Write your question…',
  send: 'Send',
  stop: 'Stop the answer',
  stopped: 'Answer stopped.',
  tooLong: (count, max) => `Your question has ${count} characters; the maximum is ${max}.`,
  typing: 'Óga is writing…',
  slow: 'Still searching; it can take a few more seconds.',
  failed: 'Your message could not be processed. Try again.',
  unanswered: 'It was left unanswered.',
  resend: 'Send again',
  listings: 'Properties in this answer',
  moreListings: (n) => plural(n, { one: 'Show 1 more', other: `Show ${n} more` }),
  sources: {
    model: 'Written with AI from the figures of Óga; it can be wrong.',
    local: 'From the figures of Óga.',
  },
}
