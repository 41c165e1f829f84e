import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { isEmail } from '#shared/core/fields/email.ts'

export const inquiryTypes = ['info', 'visit', 'rental', 'purchase'] as const
export type InquiryType = (typeof inquiryTypes)[number]

export const inquiryLimits = { name: 100, email: 200, phone: 40, message: 4000, preferredTimes: 3 } as const

/** Seconds; a form that was filled in faster was filled in by a robot. */
export const minSecondsOpen = 2

/**
 * A moment with its offset, or a time in Paraguay without one: `2026-11-30T10:00`. One that is past, more than a
 * year away or skipped by a clock change is a field problem.
 */
export const typedMoment = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?$/))

/** One line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it keeps out
const plainLine = z.regex(/^[^\u0000-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/)

export const messageText = z.string().check(z.trim(), z.minLength(1), z.maxLength(inquiryLimits.message))

export const newInquiry = z.object({
  listingId: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(inquiryLimits.name), plainLine),
  email: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(inquiryLimits.email),
    plainLine,
    z.refine((value) => value === '' || isEmail(value), 'not_an_email'),
  ),
  /** As people write it; without a country code it is Paraguayan. Null or empty: none. */
  phone: z.nullish(z.string().check(z.trim(), z.maxLength(inquiryLimits.phone))),
  message: messageText,
  inquiryType: z._default(z.enum(inquiryTypes), 'info'),
  /** Of a visit, at most three; ignored for other types. */
  preferredTimes: z.optional(z.array(typedMoment).check(z.maxLength(inquiryLimits.preferredTimes))),
  /** Hidden in the form: who fills it in is a robot. */
  website: z.optional(z.string().check(z.maxLength(500))),
  /** How long the form was open when it was sent. What a robot sends is stored as spam, and nobody is notified. */
  secondsOpen: z.optional(z.number().check(z.gte(0))),
})
/** As it is sent. */
export type NewInquiry = z.input<typeof newInquiry>

export const responseTime = z.object({
  /**
   * Of the lister's answers, in minutes, over the last 180 days: the median, inquiries without an answer included.
   * Null where fewer than five were answered, or fewer than half.
   */
  medianMinutes: z.nullable(z.int()),
  answers: z.int(),
  /** When it was computed. */
  asOf: z.string(),
})
export type ResponseTime = z.infer<typeof responseTime>

export const inquiriesApi = {
  /** An `Idempotency-Key` makes repetitions the same inquiry. */
  create: endpoint('POST', '/api/inquiries', {
    summary: 'Ask the lister of a listing; 201 means that it is stored',
    body: newInquiry,
    answer: z.object({ id: z.string() }),
    status: 201,
    errors: [
      'malformed_json',
      'invalid',
      'not_found',
      'own_listing',
      'conflict',
      'idempotency_mismatch',
      'too_many_requests',
    ],
  }),
  /** Sent with the click that opens WhatsApp; the answer need not be waited for. */
  whatsapp: endpoint('POST', '/api/inquiries/whatsapp', {
    summary:
      'Record that somebody contacts the lister by WhatsApp: once per visitor, listing and half an hour',
    body: z.object({ listingId: newInquiry.shape.listingId }),
    errors: ['malformed_json', 'invalid', 'not_found', 'too_many_requests'],
  }),
  responseTime: endpoint('GET', '/api/listings/:id/response-time', {
    summary: 'How long the lister of a listing takes to answer',
    params: z.object({ id: z.string() }),
    answer: responseTime,
    cache: 'public',
    ages: true,
    errors: ['not_found'],
  }),
}
