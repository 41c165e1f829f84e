import type { Context } from '#server/core/context.ts'
import { handle, type JobHandler } from '#server/core/jobs/job.ts'
import type { InquiryLinks } from '#server/inquiries/links.ts'
import { siteAddress } from '#server/notifications/deliveries.ts'
import { mailOf } from '#server/notifications/mail.ts'
import { deliverMail, type Mailer } from '#server/notifications/mailer.ts'
import { addressOf, readCorrespondence, readMessage } from './correspondence.ts'
import { writeFurther, writeInquiry } from './letters.ts'
import { mailInquiry, mailsWait, replyAddress } from './mailJob.ts'

interface Dependencies {
  mailer: Mailer | undefined
  links: InquiryLinks
}

export function mailJobs({ db, env, log }: Context, { mailer, links }: Dependencies): JobHandler[] {
  const receivesMail = env.INBOUND_ADDRESS !== undefined
  return [
    {
      ...handle(mailInquiry, async ({ inquiryId, to, messageId }) => {
        const inquiry = await readCorrespondence(db, inquiryId)
        const address = inquiry && (await addressOf(db, inquiry, to))
        if (!mailer || !inquiry || !address) {
          if (inquiry && to === 'recipient') log.info({ inquiryId }, 'nobody gets mails about an inquiry')
          return
        }
        const message = messageId === null ? null : await readMessage(db, inquiryId, messageId)
        if (message === undefined) return
        const token = links.tokenOf(inquiryId, to)
        const writing = { inquiry, to, address, token, origin: siteAddress(env), receivesMail }
        const letter = message ? writeFurther(writing, message) : writeInquiry(writing)
        const thread = `inquiry.${inquiryId}.${to}`
        const mail = mailOf(letter, {
          id: messageId === null ? thread : `${thread}.${messageId}`,
          to: address.email,
          language: address.language,
          replyTo: replyAddress(env, { token, to, email: inquiry.email }),
          thread,
        })
        await deliverMail({ mailer, log }, mail, 'inquiry')
      }),
      paused: mailer ? undefined : mailsWait,
    },
  ]
}
