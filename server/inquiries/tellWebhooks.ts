import type { Db } from '#server/core/database/database.ts'
import { partyOf, recordEvents } from '#server/webhooks/recordEvents.ts'
import type { InquirySide } from '#shared/inquiries/inbox.ts'
import type { WebhookEvent } from '#shared/webhooks/webhookEvents.ts'
import type { inquiries } from './inquiries.table.ts'

type Thread = typeof inquiries.$inferSelect
type Told = Pick<Thread, 'id' | 'listingId' | 'agencyId' | 'recipientUserId'> &
  Partial<Pick<Thread, 'senderUserId'>>

interface What {
  type: WebhookEvent
  at: Date
  /** Default: whoever the inquiry was sent to. */
  to?: InquirySide
  data?: Record<string, string>
}

/** The endpoints of one side of an inquiry, in the transaction of what they are told. */
export async function tellWebhooks(
  tx: Db,
  { id, listingId, agencyId, recipientUserId, senderUserId = null }: Told,
  { type, at, to = 'recipient', data = {} }: What,
): Promise<void> {
  const audience =
    to === 'sender'
      ? partyOf({ agencyId: null, userId: senderUserId })
      : partyOf({ agencyId, userId: recipientUserId })
  if (audience === undefined) return
  const event = { audience, type, subject: `inquiry ${id}`, data: { inquiryId: id, listingId, ...data }, at }
  await recordEvents(tx, [event])
}
