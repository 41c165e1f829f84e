import type { Context } from '#server/core/context.ts'
import { siteAddress } from '#server/core/env.ts'
import { handle, type JobHandler } from '#server/core/jobs/job.ts'
import type { InquiryLinks } from '#server/inquiries/links.ts'
import { mailOf } from '#server/notifications/mail.ts'
import { type Mailer, sendMail } from '#server/notifications/mailer.ts'
import { mailInquiry, noMailServer, replyAddress } from './inquiryMail.ts'
import { inquiryContent, messageContent } from './inquiryMailContent.ts'
import { addressOf, readMailedInquiry, readMessage } from './mailedInquiry.ts'

interface Dependencies {
  mailer: Mailer | undefined
  links: InquiryLinks
}

export function inquiryMailJobs({ db, env, log }: Context, { mailer, links }: Dependencies): JobHandler[] {
  const receivesMail = env.INBOUND_ADDRESS !== undefined
  return [
    {
      ...handle(mailInquiry, async ({ inquiryId, to, messageId }) => {
        const inquiry = await readMailedInquiry(db, inquiryId)
        const address = inquiry && (await addressOf(db, inquiry, to))
        if (!mailer || !inquiry || !address) {
          if (inquiry && to === 'recipient') log.info({ inquiryId }, 'nobody gets mails about an inquiry')
          return
        }
        const message = messageId === null ? null : await readMessage(db, inquiryId, messageId)
        if (message === undefined) return
        const token = links.tokenOf(inquiry, to)
        const mailContext = { inquiry, to, address, token, origin: siteAddress(env), receivesMail }
        const content = message ? messageContent(mailContext, message) : inquiryContent(mailContext)
        const thread = `inquiry.${inquiryId}.${to}`
        const mail = mailOf(content, {
          id: messageId === null ? thread : `${thread}.${messageId}`,
          to: address.email,
          language: address.language,
          replyTo: replyAddress(env, { token, to, email: inquiry.email }),
          thread,
        })
        await sendMail({ mailer, db, log }, mail, 'inquiry')
      }),
      paused: mailer ? undefined : noMailServer,
    },
  ]
}
