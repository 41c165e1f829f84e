import type { PersonalDataSource } from '#server/core/personalData.ts'
import { deleteInquiriesOf, findReceived, findSent } from './inquiries.queries.ts'

export const inquiriesData: PersonalDataSource = {
  name: 'inquiries',
  async export(db, userId) {
    return { received: await findReceived(db, userId), sent: await findSent(db, userId) }
  },
  erase: deleteInquiriesOf,
}
