import { type JobToSend, toSend } from '#server/core/jobs/job.ts'
import { mailInquiry } from '#server/inquiries/mails/inquiryMail.ts'
import type { Message } from '#server/notifications/messages.ts'
import { pushJob } from '#server/notifications/notifications.service.ts'
import { type InquirySide, inquirySides } from '#shared/inquiries/inbox.ts'

type Received = Omit<Extract<Message, { kind: 'inquiry_received' }>, 'kind'>

interface To {
  /** Null: the administrators. */
  recipientUserId: string | null
  /** The recipient is told of it together with others. */
  isBundled: boolean
}

/** With a copy to the sender. */
export function announcementJobs(received: Received, { recipientUserId, isBundled }: To): JobToSend[] {
  const { inquiryId } = received
  const sides: readonly InquirySide[] = isBundled ? ['sender'] : inquirySides
  const mails = sides.map((to) =>
    toSend(mailInquiry, { inquiryId, to, messageId: null }, `${inquiryId} ${to}`),
  )
  if (recipientUserId === null || isBundled) return mails
  return [...mails, pushJob(recipientUserId, { kind: 'inquiry_received', ...received }, inquiryId)]
}
