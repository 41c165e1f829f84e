import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { paging, rowsOfPage } from '#shared/core/paging.ts'
import { choice, choices, flag, line } from '#shared/core/query.ts'
import { transactionTypes } from '#shared/listings/listingTypes.ts'
import { appointment } from './appointments.ts'
import { inquiryTypes, messageText, responseTime } from './inquiries.ts'

export const inquiryStatuses = ['new', 'answered', 'visit_agreed', 'closed', 'spam'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]

export const inquiryChannels = ['form', 'whatsapp'] as const
export type InquiryChannel = (typeof inquiryChannels)[number]

export const inquirySides = ['sender', 'recipient'] as const
export type InquirySide = (typeof inquirySides)[number]

/** Linked from mails and push messages; `ref` is a token. */
export const inquiryPaths = {
  thread: (id: string) => `/inbox/${id}`,
  adminInbox: '/admin/inbox',
  adminThread: (id: string) => `/admin/inbox/${id}`,
  conversation: (ref: string) => `/inquiries/${ref}`,
} as const

/** Default page size. */
export const inboxPageSize = 30

export const inquiryListing = z.object({
  id: z.string(),
  title: z.string(),
  titleEn: z.nullable(z.string()),
  priceUSD: z.string(),
  transactionType: z.enum(transactionTypes),
  neighborhood: z.string(),
  city: z.string(),
  /** WebP. */
  pictureUrl: z.nullable(z.string()),
  isActive: z.boolean(),
})

const common = {
  id: z.string(),
  listing: inquiryListing,
  channel: z.enum(inquiryChannels),
  inquiryType: z.enum(inquiryTypes),
  createdAt: z.string(),
  lastMessageAt: z.string(),
  /** The last message, shortened; empty for a click. */
  excerpt: z.string(),
  /** By the reader. */
  isUnread: z.boolean(),
}

/** Who works for the agency that the listing is of. */
const colleague = z.object({ id: z.string(), name: z.nullable(z.string()) })

export const inquirySummary = z.object({
  ...common,
  /** Of an agency's: who is to answer; null: nobody yet. Absent: it is one's own. */
  holder: z.optional(z.nullable(colleague)),
  status: z.enum(inquiryStatuses),
  name: z.nullable(z.string()),
  /** By the recipient. */
  firstAnsweredAt: z.nullable(z.string()),
  visitAt: z.nullable(z.string()),
})
export type InquirySummary = z.infer<typeof inquirySummary>

export const inquiryMessage = z.object({
  id: z.string(),
  side: z.enum(inquirySides),
  /** Null: unknown. */
  author: z.nullable(z.string()),
  text: z.string(),
  createdAt: z.string(),
  /** By mail, from another address than the conversation's. */
  isFromElsewhere: z.boolean(),
})
export type InquiryMessage = z.infer<typeof inquiryMessage>

/** For the author, or all administrators. */
export const inquiryNote = z.object({
  id: z.string(),
  author: z.nullable(z.string()),
  text: z.string(),
  createdAt: z.string(),
})
export type InquiryNote = z.infer<typeof inquiryNote>

/** From one who works for the agency to another; null: unknown by now. */
export const inquiryHandover = z.object({
  at: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  by: z.nullable(z.string()),
  /** It was not opened in two working hours. */
  isByClock: z.boolean(),
})
export type InquiryHandover = z.infer<typeof inquiryHandover>

export const returnWays = ['tokko', 'easybroker', 'mail'] as const
export type ReturnWay = (typeof returnWays)[number]

/** `unsure`: it was sent, and nobody knows whether it arrived: it is not sent again. */
export const returnStates = ['waiting', 'sending', 'sent', 'failed', 'unsure'] as const
export type ReturnState = (typeof returnStates)[number]

/** Of a listing that came from elsewhere: its source is told of who asks. */
export const inquiryReturn = z.object({
  way: z.enum(returnWays),
  state: z.enum(returnStates),
  at: z.string(),
})
export type InquiryReturn = z.infer<typeof inquiryReturn>

/** For the recipient. */
export const inquiryThread = z.object({
  ...inquirySummary.shape,
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Oldest first; the first is the inquiry. */
  messages: z.array(inquiryMessage),
  notes: z.array(inquiryNote),
  preferredTimes: z.array(z.string()),
  /** The newest, even if canceled. */
  visit: z.nullable(appointment),
  /** Whether replies to its mails arrive here. */
  receivesMail: z.boolean(),
  /** Of an agency's, oldest first. */
  handovers: z.optional(z.array(inquiryHandover)),
  returned: z.optional(inquiryReturn),
  /** A colleague who writes an answer right now. */
  writing: z.optional(colleague),
})
export type InquiryThread = z.infer<typeof inquiryThread>

export const inboxFilters = z.object({
  status: choices(inquiryStatuses),
  inquiryType: choices(inquiryTypes),
  channel: choice(inquiryChannels),
  listingId: line(64),
  unread: flag,
  /** Of an agency's: one's own, or those of all who work there. */
  heldBy: choice(['me', 'others']),
  /** In names, addresses, messages and the listing's title. */
  text: line(200),
})
export type InboxFilters = z.output<typeof inboxFilters>

export const sentInquiry = z.object(common)
export type SentInquiry = z.infer<typeof sentInquiry>

/** For both sides. */
export const conversation = z.object({
  ...common,
  side: z.enum(inquirySides),
  otherName: z.nullable(z.string()),
  messages: inquiryThread.shape.messages,
  preferredTimes: inquiryThread.shape.preferredTimes,
  visit: inquiryThread.shape.visit,
  /** False once closed or spam. */
  canWrite: z.boolean(),
})
export type Conversation = z.infer<typeof conversation>

export const inquiryChange = z.partial(
  z.object({
    status: z.enum(inquiryStatuses),
    isUnread: z.boolean(),
    /** The id of who is to answer from now on: a colleague. */
    holder: z.string().check(z.minLength(1), z.maxLength(64)),
    /** An answer is being written: colleagues see it for half a minute. */
    isWriting: z.boolean(),
  }),
)
export type InquiryChange = z.infer<typeof inquiryChange>

export const unreadCounts = z.object({ received: z.int(), sent: z.int() })
export type UnreadCounts = z.infer<typeof unreadCounts>
export const maxUnread = 100

const written = z.object({ text: messageText })
const params = z.object({ id: z.string() })
/** An id, or the token of a mail's link. */
const reference = z.object({ ref: z.string().check(z.maxLength(200)) })

const readErrors = ['not_signed_in', 'not_found'] as const
const writeErrors = [...readErrors, 'malformed_json', 'invalid', 'forbidden', 'too_many_requests'] as const

export const inboxApi = {
  list: endpoint('GET', '/api/inquiries', {
    scope: 'leads:read',
    summary:
      'What was asked about one’s listings, the last message first; administrators: about all listings',
    access: 'userOrAdmin',
    query: z.extend(inboxFilters, paging.shape),
    answer: z.array(inquirySummary),
    paged: true,
    rows: rowsOfPage,
    errors: ['not_signed_in', 'bad_parameter', 'bad_cursor'],
  }),
  unread: endpoint('GET', '/api/inquiries/unread', {
    scope: 'leads:read',
    summary: 'How many conversations have an unread message, received and sent',
    access: 'userOrAdmin',
    answer: unreadCounts,
    errors: ['not_signed_in'],
  }),
  responseTime: endpoint('GET', '/api/inquiries/response-time', {
    scope: 'leads:read',
    summary: 'How long one takes to answer',
    access: 'userOrAdmin',
    answer: responseTime,
    errors: ['not_signed_in'],
  }),
  export: endpoint('GET', '/api/inquiries/export', {
    scope: 'leads:read',
    summary: 'What was asked about one’s listings, as CSV',
    access: 'userOrAdmin',
    query: inboxFilters,
    download: 'text/csv',
    cost: 20,
    errors: ['not_signed_in', 'bad_parameter', 'too_many_requests'],
  }),
  get: endpoint('GET', '/api/inquiries/:id', {
    scope: 'leads:read',
    summary: 'One thread, with its messages and notes',
    access: 'userOrAdmin',
    params,
    answer: inquiryThread,
    errors: readErrors,
  }),
  change: endpoint('PATCH', '/api/inquiries/:id', {
    summary: 'Set the status of a thread, mark it as read, or hand it to a colleague',
    access: 'userOrAdmin',
    params,
    body: inquiryChange,
    answer: inquiryThread,
    errors: writeErrors,
  }),
  /** Idempotent with an `Idempotency-Key`. */
  answer: endpoint('POST', '/api/inquiries/:id/messages', {
    summary: 'Answer by mail; the answer stays in the thread',
    access: 'userOrAdmin',
    params,
    body: written,
    answer: inquiryMessage,
    status: 201,
    errors: [...writeErrors, 'conflict', 'idempotency_mismatch'],
  }),
  addNote: endpoint('POST', '/api/inquiries/:id/notes', {
    summary: 'Add a private note to a thread',
    access: 'userOrAdmin',
    params,
    body: written,
    answer: inquiryNote,
    status: 201,
    errors: [...writeErrors, 'conflict', 'idempotency_mismatch'],
  }),
  removeNote: endpoint('DELETE', '/api/inquiries/:id/notes/:noteId', {
    summary: 'Delete a private note',
    access: 'userOrAdmin',
    params: z.object({ id: z.string(), noteId: z.string() }),
    errors: readErrors,
  }),
}

/** By mail link also for the recipient. */
export const conversationsApi = {
  sent: endpoint('GET', '/api/inquiries/sent', {
    summary: 'What one asked, the last message first',
    access: 'user',
    query: paging,
    answer: z.array(sentInquiry),
    paged: true,
    rows: rowsOfPage,
    errors: ['not_signed_in', 'bad_parameter', 'bad_cursor'],
  }),
  get: endpoint('GET', '/api/inquiries/conversations/:ref', {
    summary: 'One conversation, by its id with the session of who asked, or by the link of a mail',
    params: reference,
    answer: conversation,
    errors: ['not_found'],
  }),
  read: endpoint('POST', '/api/inquiries/conversations/:ref/read', {
    summary: 'Mark a conversation as read',
    params: reference,
    errors: ['not_found'],
  }),
  write: endpoint('POST', '/api/inquiries/conversations/:ref/messages', {
    summary: 'Write to the other side',
    params: reference,
    body: written,
    answer: inquiryMessage,
    status: 201,
    errors: [
      'malformed_json',
      'invalid',
      'forbidden',
      'not_found',
      'conflict',
      'idempotency_mismatch',
      'too_many_requests',
    ],
  }),
}
