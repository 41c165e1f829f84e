import { words } from '#server/core/words.ts'
import { factsOf } from '#server/listings/facts.ts'
import type { Letter } from '#server/notifications/mail.ts'
import { oneLine, timeInWords } from '#server/notifications/messages.ts'
import { formatPYG, formatUSD } from '#shared/core/money.ts'
import { type InquirySide, inquiryPaths } from '#shared/inquiries/inbox.ts'
import { listingText } from '#shared/listings/listingText.ts'
import { paths } from '#shared/paths.ts'
import type { Correspondence, MailAddress } from './correspondence.ts'

export interface Writing {
  inquiry: Correspondence
  to: InquirySide
  address: MailAddress
  /** Without a trailing slash. */
  origin: string
  token: string
  receivesMail: boolean
}

export function writeInquiry(writing: Writing): Letter {
  const { inquiry, to } = writing
  const { w, title, name, frame } = framed(writing)
  if (to === 'sender')
    return {
      ...frame,
      subject: w.copy.subject(title),
      heading: w.copy.heading,
      paragraphs: [w.copy.text, replying(writing)],
      quote: inquiry.message,
      facts: timesOf(writing),
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
    paragraphs: [w.received.text[inquiry.inquiryType](name), replying(writing)],
    quote: inquiry.message,
    facts: [...facts.filter(([, value]) => value !== ''), ...timesOf(writing)],
  }
}

export function writeFurther(writing: Writing, message: { author: string | null; text: string }): Letter {
  const { w, title, frame } = framed(writing)
  const name = oneLine(message.author ?? '') || (writing.to === 'sender' ? w.theAuthor : w.somebody)
  return {
    ...frame,
    subject: w.further.subject({ title, name }),
    heading: w.further.heading(name),
    paragraphs: [replying(writing)],
    quote: message.text,
  }
}

export function framed({ inquiry, to, address, origin, token }: Writing) {
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
    } satisfies Partial<Letter>,
  }
}

function replying({ to, address, receivesMail }: Writing): string {
  const { replying: w } = words(address.language).inquiryMails
  if (receivesMail) return w.stays
  return to === 'recipient' ? w.goesToSender : w.cannot
}

function timesOf({ inquiry: { preferredTimes }, address: { language } }: Writing): [string, string][] {
  if (preferredTimes.length === 0) return []
  const times = preferredTimes.map((time) => timeInWords(time, language)).join('; ')
  return [[words(language).inquiryMails.facts.times, times]]
}
