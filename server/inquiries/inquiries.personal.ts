import type { PersonalDataSource } from '#server/core/personalData.ts'
import { deleteInquiriesOf, findReceived, findSent } from './inquiries.queries.ts'

/** Inquiries that a user received and sent. */
export const inquiriesData: PersonalDataSource = {
  name: 'inquiries',
  async export(db, userId) {
    return { received: await findReceived(db, userId), sent: await findSent(db, userId) }
  },
  erase: deleteInquiriesOf,
}
