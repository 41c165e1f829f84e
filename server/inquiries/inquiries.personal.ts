import type { PersonalDataSource } from '#server/core/personalData.ts'
import { deleteInquiriesOf, findNotes, findReceived, findSent, findTemplates } from './inquiries.queries.ts'

export const inquiriesData: PersonalDataSource = {
  name: 'inquiries',
  async export(db, userId) {
    return {
      received: await findReceived(db, userId),
      sent: await findSent(db, userId),
      notes: await findNotes(db, userId),
      templates: await findTemplates(db, userId),
    }
  },
  erase: deleteInquiriesOf,
}
