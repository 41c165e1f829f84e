import { mailFrame, timesOf } from '#server/inquiries/mails/inquiryMailContent.ts'
import type { MailedInquiry } from '#server/inquiries/mails/mailedInquiry.ts'
import { type Mail, mailOf } from '#server/notifications/mail.ts'
import { defaultLanguage, type Language } from '#shared/core/language.ts'
import { paths } from '#shared/paths.ts'

interface Lead {
  inquiryId: string
  /** The address. */
  target: string
  externalId: string
  /** Without a trailing slash. */
  origin: string
}

/** To whom a feed names for a listing: who asks, what, and their own code of it. */
export function leadMail(inquiry: MailedInquiry, { inquiryId, target, externalId, origin }: Lead): Mail {
  const language: Language = defaultLanguage
  const address = { email: target, language, isUser: false, isConfirmed: true }
  const context = { inquiry, to: 'recipient' as const, address, origin, token: '', receivesMail: false }
  const { w, title, name, frame } = mailFrame(context)
  const facts: [string, string][] = [
    [w.facts.name, name],
    [w.facts.email, inquiry.email ?? ''],
    [w.facts.phone, inquiry.phone ?? ''],
    [w.returned.code, externalId],
  ]
  return mailOf(
    {
      ...frame,
      subject: w.received.subject({ title, name }),
      heading: w.received.heading,
      paragraphs: [w.received.text[inquiry.inquiryType](name), w.returned.reply],
      quote: inquiry.message,
      facts: [...facts.filter(([, value]) => value !== ''), ...timesOf(context)],
      action: { name: w.returned.open, url: `${origin}${paths.property(inquiry.listingId)}` },
      why: w.returned.why,
      settings: undefined,
    },
    {
      id: `inquiry.${inquiryId}.source`,
      to: target,
      language,
      replyTo: inquiry.email ?? undefined,
    },
  )
}
