import type { inquiryExport as model } from '#shared/words/es/inquiries/inquiryExport.ts'

export const inquiryExport: typeof model = {
  file: 'inquiries',
  columns: [
    'ID',
    'Date',
    'Channel',
    'Type',
    'Status',
    'Listing ID',
    'Listing',
    'Name',
    'E-mail',
    'Phone',
    'Message',
    'First answer',
    'Last message',
  ],
  channels: { form: 'Form', whatsapp: 'WhatsApp' },
  types: { info: 'Information', visit: 'Visit', rental: 'Rental', purchase: 'Purchase' },
  statuses: {
    new: 'New',
    answered: 'Answered',
    visit_agreed: 'Visit arranged',
    closed: 'Closed',
    spam: 'Spam',
  },
}
