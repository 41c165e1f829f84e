import { words } from '#server/core/words.ts'
import { factsOf } from '#server/listings/facts.ts'
import type { MailContent } from '#server/notifications/mail.ts'
import { oneLine, timeInWords } from '#server/notifications/messages.ts'
import { formatPYG, formatUSD } from '#shared/core/money.ts'
import { type InquiryMessage, type InquirySide, inquiryPaths } from '#shared/inquiries/inbox.ts'
import { listingText } from '#shared/listings/listingText.ts'
import { paths } from '#shared/paths.ts'
import type { MailAddress, MailedInquiry } from './mailedInquiry.ts'

export interface MailContext {
  inquiry: MailedInquiry
  to: InquirySide
  address: MailAddress
  /** Without a trailing slash. */
  origin: string
  token: string
  receivesMail: boolean
}

export function inquiryContent(mailContext: MailContext): MailContent {
  const { inquiry, to } = mailContext
  const { w, title, name, frame } = mailFrame(mailContext)
  if (to === 'sender') {
    const copy = { ...frame, subject: w.copy.subject(title), heading: w.copy.heading }
    if (!mailContext.address.isConfirmed)
      return { ...copy, paragraphs: [w.copy.unconfirmed, replyNote(mailContext)] }
    const paragraphs = [w.copy.text, replyNote(mailContext)]
    return { ...copy, paragraphs, quote: inquiry.message, facts: timesOf(mailContext) }
  }
  const facts: [string, string][] = [
    [w.facts.name, name],
    [w.facts.email, inquiry.email ?? ''],
    [w.facts.phone, inquiry.phone ?? ''],
  ]
  return {
    ...frame,
    subject: w.received.subject({ title, name }),
    heading: w.received.heading,
    paragraphs: [w.received.text[inquiry.inquiryType](name), replyNote(mailContext)],
    quote: inquiry.message,
    facts: [...facts.filter(([, value]) => value !== ''), ...timesOf(mailContext)],
  }
}

type Message = Pick<InquiryMessage, 'author' | 'text' | 'isFromElsewhere'>

export function messageContent(mailContext: MailContext, message: Message): MailContent {
  const { w, title, frame } = mailFrame(mailContext)
  const name = oneLine(message.author ?? '') || (mailContext.to === 'sender' ? w.theAuthor : w.somebody)
  return {
    ...frame,
    subject: w.further.subject({ title, name }),
    heading: w.further.heading(name),
    paragraphs: [...(message.isFromElsewhere ? [w.further.fromElsewhere] : []), replyNote(mailContext)],
    quote: message.text,
  }
}

export function mailFrame({ inquiry, to, address, origin, token }: MailContext) {
  const { inquiryMails: w, listings, messages, page } = words(address.language)
  const { listing } = inquiry
  const title = oneLine(listingText(listing, address.language).title)
  const name = oneLine(inquiry.name ?? '') || w.somebody
  const per = listing.transactionType === 'rent' ? listings.perMonth : ''
  const prices = [
    formatUSD(listing.priceUSD) + per,
    listing.price.currency === 'PYG' && formatPYG(listing.price.amount) + per,
  ]
  const lines = [
    prices.filter(Boolean).join(' · '),
    `${listing.neighborhood}, ${listing.city}`,
    factsOf(listing, address.language, { page }).join(' · '),
  ]
  const isInbox = to === 'recipient' && address.isUser
  const path = isInbox ? inquiryPaths.thread(inquiry.id) : inquiryPaths.conversation(token)
  return {
    w,
    title,
    name,
    frame: {
      listing: {
        title,
        lines: lines.filter((line) => line !== ''),
        picture: `${origin}/og/${listing.id}.jpg`,
        url: origin + paths.property(listing.id),
      },
      action: { name: to === 'sender' ? w.openConversation : w.answer, url: origin + path },
      why: to === 'sender' ? w.why.sender : w.why.recipient,
      settings: address.isUser
        ? { name: messages.closing.settings, url: origin + paths.settings }
        : undefined,
    } satisfies Partial<MailContent>,
  }
}

function replyNote({ to, address, receivesMail }: MailContext): string {
  const { replying: w } = words(address.language).inquiryMails
  if (receivesMail) return w.stays
  return to === 'recipient' ? w.goesToSender : w.cannot
}

export function timesOf({
  inquiry: { preferredTimes },
  address: { language },
}: MailContext): [string, string][] {
  if (preferredTimes.length === 0) return []
  const times = preferredTimes.map((time) => timeInWords(time, language)).join('; ')
  return [[words(language).inquiryMails.facts.times, times]]
}
