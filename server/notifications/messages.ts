import { z } from 'zod'
import { words } from '#server/core/words.ts'
import { brand } from '#shared/brand.ts'
import { formatters } from '#shared/core/formatters.ts'
import { type Language, localeOf } from '#shared/core/language.ts'
import { paraguayZone } from '#shared/core/paraguayTime.ts'
import { inquiryPaths, inquirySides } from '#shared/inquiries/inbox.ts'
import { paths } from '#shared/paths.ts'

const aboutListing = {
  listingId: z.string(),
  title: z.string(),
  titleEn: z.string().nullable(),
}

/** `name`: the sender's. */
const aboutInquiry = { inquiryId: z.string(), name: z.string() }

const aboutAppointment = {
  inquiryId: z.string(),
  startsAt: z.iso.datetime(),
  to: z.enum(inquirySides),
}

/** A new kind needs texts in `words.messages` and a case in `writeMessage`. */
export const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('listing_expiring'), ...aboutListing, expiresAt: z.iso.datetime() }),
  z.object({ kind: z.literal('listing_expired'), ...aboutListing }),
  z.object({ kind: z.literal('listing_approved'), ...aboutListing }),
  z.object({ kind: z.literal('listing_closed'), ...aboutListing }),
  z.object({ kind: z.literal('listing_restored'), ...aboutListing }),
  z.object({ kind: z.literal('listing_rejected'), ...aboutListing, reason: z.string() }),
  z.object({ kind: z.literal('inquiry_received'), ...aboutListing, ...aboutInquiry }),
  z.object({ kind: z.literal('inquiry_answered'), ...aboutListing, ...aboutInquiry }),
  z.object({
    kind: z.literal('inquiry_handed_over'),
    ...aboutListing,
    ...aboutInquiry,
    /** Who has it now. */
    to: z.string().nullable(),
  }),
  z.object({
    kind: z.enum(['visit_agreed', 'visit_cancelled', 'visit_reminder']),
    ...aboutListing,
    ...aboutAppointment,
  }),
  z.object({ kind: z.literal('inquiries_bundled'), count: z.int() }),
  z.object({ kind: z.literal('alerts'), count: z.int(), title: z.string().nullable() }),
  z.object({ kind: z.literal('account_suspended'), reason: z.string() }),
  z.object({ kind: z.literal('feed_failed'), host: z.string(), isHeld: z.boolean() }),
  z.object({
    kind: z.literal('webhook_off'),
    url: z.string(),
    reason: z.enum(['gone', 'failing']),
    isAgency: z.boolean(),
  }),
  z.object({
    kind: z.literal('import_ended'),
    importId: z.string(),
    fileName: z.string(),
    state: z.enum(['done', 'failed', 'undone']),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    withdrawn: z.int(),
    refused: z.int(),
    picturesFailed: z.int(),
  }),
])
export type Message = z.infer<typeof message>

export interface Written {
  heading: string
  title: string
  text: string
  action: string
  path: string
}

export function writeMessage(message: Message, language: Language): Written {
  const { messages } = words(language)
  if (message.kind === 'account_suspended') {
    const reason = oneLine(message.reason)
    return { ...messages.account_suspended({ reason }), title: brand.name, path: paths.contact }
  }
  if (message.kind === 'alerts') {
    const title = message.title === null ? null : oneLine(message.title)
    return {
      ...messages.alerts({ count: message.count, title }),
      title: title ?? brand.name,
      path: paths.alerts(),
    }
  }
  if (message.kind === 'import_ended')
    return {
      ...messages.import_ended({ ...message, fileName: oneLine(message.fileName) }),
      title: oneLine(message.fileName),
      path: paths.import(message.importId),
    }
  if (message.kind === 'feed_failed') {
    const host = oneLine(message.host)
    return { ...messages.feed_failed({ host, isHeld: message.isHeld }), title: host, path: paths.import() }
  }
  if (message.kind === 'webhook_off') {
    const [reason, host] = [message.reason, oneLine(new URL(message.url).host)]
    return {
      ...messages.webhook_off({ reason, host }),
      title: host,
      path: message.isAgency ? paths.agency('settings') : paths.settings,
    }
  }
  if (message.kind === 'inquiries_bundled')
    return { ...messages.inquiries_bundled(message), title: brand.name, path: paths.inbox() }
  const title = oneLine((language === 'en' && message.titleEn) || message.title)
  switch (message.kind) {
    case 'listing_expiring':
      return {
        ...messages.listing_expiring({ title, day: dayInWords(message.expiresAt, language) }),
        title,
        path: renewPath(message.listingId),
      }
    case 'inquiry_received':
      return {
        ...messages.inquiry_received({ title, name: oneLine(message.name) }),
        title,
        path: inquiryPaths.thread(message.inquiryId),
      }
    case 'inquiry_handed_over': {
      const to = message.to === null ? null : oneLine(message.to)
      return {
        ...messages.inquiry_handed_over({ title, name: oneLine(message.name), to }),
        title,
        path: inquiryPaths.thread(message.inquiryId),
      }
    }
    case 'inquiry_answered':
      return {
        ...messages.inquiry_answered({ title, name: oneLine(message.name) }),
        title,
        path: inquiryPaths.conversation(message.inquiryId),
      }
    case 'visit_agreed':
    case 'visit_cancelled':
    case 'visit_reminder':
      return {
        ...messages[message.kind]({ title, time: timeInWords(message.startsAt, language) }),
        title,
        path: inquiryPaths[message.to === 'sender' ? 'conversation' : 'thread'](message.inquiryId),
      }
    case 'listing_expired':
      return { ...messages.listing_expired({ title }), title, path: renewPath(message.listingId) }
    case 'listing_approved':
      return { ...messages.listing_approved({ title }), title, path: paths.property(message.listingId) }
    case 'listing_restored':
      return { ...messages.listing_restored({ title }), title, path: paths.property(message.listingId) }
    case 'listing_closed':
      return { ...messages.listing_closed({ title }), title, path: paths.contact }
    case 'listing_rejected':
      return {
        ...messages.listing_rejected({ title, reason: oneLine(message.reason) }),
        title,
        path: paths.edit(message.listingId),
      }
  }
}

function renewPath(listingId: string): string {
  return `${paths.mine}?${new URLSearchParams({ renew: listingId })}`
}

/** In Paraguay: `27 de noviembre`, `November 27`. */
function dayInWords(moment: string, language: Language): string {
  const format = { day: 'numeric', month: 'long', timeZone: paraguayZone } as const
  return new Intl.DateTimeFormat(localeOf(language), format).format(new Date(moment))
}

const timeFormat = formatters(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: paraguayZone,
    }),
)

/** In Paraguay: `lunes, 30 de noviembre, 10:00`. */
export function timeInWords(moment: string, language: Language): string {
  return timeFormat(language).format(new Date(moment))
}

/** No control characters, line breaks and bidirectional marks. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
}
