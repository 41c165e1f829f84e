import { type JobToSend, toSend } from '#server/core/jobs/job.ts'
import { mailInquiry } from '#server/inquiries/mails/mailJob.ts'
import type { Message } from '#server/notifications/messages.ts'
import { pushJob } from '#server/notifications/notifications.service.ts'
import { inquirySides } from '#shared/inquiries/inbox.ts'

type Received = Omit<Extract<Message, { kind: 'inquiry_received' }>, 'kind'>

/** With a copy to the sender. */
export function announcementJobs(received: Received, recipientUserId: string | null): JobToSend[] {
  const { inquiryId } = received
  const mails = inquirySides.map((to) =>
    toSend(mailInquiry, { inquiryId, to, messageId: null }, `${inquiryId} ${to}`),
  )
  if (recipientUserId === null) return mails
  return [...mails, pushJob(recipientUserId, { kind: 'inquiry_received', ...received }, inquiryId)]
}
