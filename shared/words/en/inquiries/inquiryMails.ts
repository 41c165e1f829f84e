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
  },
  further: {
    subject: ({ title, name }) => `${name} wrote to you about “${title}”`,
    heading: (name) => `${name} wrote to you`,
  },
  facts: { name: 'Name', email: 'E-mail', phone: 'Phone', times: 'Preferred times (Paraguay)' },
  replying: {
    stays: 'You can reply to this e-mail: your answer stays in the conversation.',
    goesToSender:
      'If you reply to this e-mail, you write directly to who asked, and your answer is not kept in the conversation: for that, answer on the page.',
    cannot: 'Please do not reply to this e-mail: nobody reads it. Continue the conversation on the page.',
  },
  answer: 'View and answer',
  openConversation: 'View the conversation',
  somebody: 'Somebody',
  theLister: 'The lister',
  why: {
    sender:
      'We write to you because you asked about a listing on Óga. If it was not you, ignore this e-mail.',
    recipient: 'We write to you because somebody asked about a listing that you are in charge of.',
  },
}
