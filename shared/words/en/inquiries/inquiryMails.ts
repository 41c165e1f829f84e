import { plural } from '#shared/words/en/plural.ts'
import type { inquiryMails as model } from '#shared/words/es/inquiries/inquiryMails.ts'

export const inquiryMails: typeof model = {
  received: {
    subject: ({ title, name }) => `${name} asks you about “${title}”`,
    heading: 'You have a new inquiry',
    text: {
      info: (name) => `${name} would like more information about your listing.`,
      visit: (name) => `${name} would like to visit the property.`,
      rental: (name) => `${name} would like to rent the property.`,
      purchase: (name) => `${name} would like to buy the property.`,
    },
  },
  copy: {
    subject: (title) => `Your inquiry about “${title}”`,
    heading: 'We have your inquiry',
    text: 'Your inquiry was sent to the owner. They will contact you soon. This is your copy.',
    unconfirmed:
      'We received an inquiry about this listing that gives this address. If you sent it, open the conversation: your text is there, and there you are answered. If it was not you, there is nothing to do.',
  },
  further: {
    subject: ({ title, name }) => `${name} wrote to you about “${title}”`,
    heading: (name) => `${name} wrote to you`,
    fromElsewhere: 'This message came by email from another address than the conversation’s.',
  },
  bundle: {
    heading: (n) => plural(n, { one: '1 more inquiry arrived', other: `${n} more inquiries arrived` }),
    text: 'There were many inquiries within an hour: after the first ones we tell you of the rest together. All of them are in your inbox.',
    count: (n) => plural(n, { one: '1 inquiry', other: `${n} inquiries` }),
    open: 'View the inquiries',
  },
  facts: { name: 'Name', email: 'Email', phone: 'Phone', times: 'Preferred times (Paraguay)' },
  replying: {
    stays: 'You can reply to this email: your answer stays in the conversation.',
    goesToSender:
      'If you reply to this email, you write directly to who asked, and your answer is not kept in the conversation: for that, answer on the page.',
    cannot: 'Please do not reply to this email: nobody reads it. Continue the conversation on the page.',
  },
  calendar: 'Visits in Óga',
  appointments: {
    agreed: {
      subject: ({ title, time }) => `Visit arranged: ${time}, “${title}”`,
      heading: (title) => `Visit to “${title}”`,
      text: 'The visit is arranged. Here is the appointment for your calendar.',
    },
    moved: {
      subject: ({ title, time }) => `The visit has changed: ${time}, “${title}”`,
      heading: (title) => `The visit to “${title}” has changed`,
      text: 'The visit has new details. The attached file updates your calendar.',
    },
    cancelled: {
      subject: ({ title, time }) => `Visit canceled: ${time}, “${title}”`,
      heading: (title) => `The visit to “${title}” was canceled`,
      text: 'The visit will not take place. The attached file removes it from your calendar.',
    },
    reminder: {
      subject: ({ title, time }) => `Reminder: visit on ${time}, “${title}”`,
      heading: (title) => `Tomorrow: visit to “${title}”`,
      text: 'This is a reminder of tomorrow’s visit.',
    },
    change: 'If you cannot go, move or cancel it on the page: we tell the other side.',
    open: 'View, move or cancel',
    facts: { time: 'When (time in Paraguay)', place: 'Where', note: 'Note' },
  },
  returned: {
    code: 'Code of your listing',
    reply: 'If you answer this mail, you write directly to whoever asked.',
    open: 'See the listing',
    why: 'We write to you as your feed gives this address for inquiries about this listing.',
  },
  answer: 'View and answer',
  openConversation: 'View the conversation',
  somebody: 'Somebody',
  theAuthor: 'The lister',
  why: {
    sender: 'We write to you because you asked about a listing on Óga. If it was not you, ignore this email.',
    recipient: 'We write to you because somebody asked about a listing that you are in charge of.',
  },
}
