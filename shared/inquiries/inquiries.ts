import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { isEmail } from '#shared/core/fields/email.ts'
import { visible } from '#shared/core/fields/visible.ts'

export const inquiryTypes = ['info', 'visit', 'rental', 'purchase'] as const
export type InquiryType = (typeof inquiryTypes)[number]

export const inquiryLimits = { name: 100, email: 200, phone: 40, message: 4000, preferredTimes: 3 } as const

/** Seconds; robots are faster. */
export const minSecondsOpen = 2

/** Without an offset: local time, `2026-11-30T10:00`. Between now and a year ahead. */
export const typedMoment = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?$/))

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it keeps out
const plainLine = z.regex(/^[^\u0000-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/)

export const messageText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(inquiryLimits.message), visible)

export const newInquiry = z.object({
  listingId: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(inquiryLimits.name), plainLine, visible),
  email: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(inquiryLimits.email),
    plainLine,
    z.refine((value) => value === '' || isEmail(value), 'not_an_email'),
  ),
  /** Without a country code it is Paraguayan. Null or empty: none. */
  phone: z.nullish(z.string().check(z.trim(), z.maxLength(inquiryLimits.phone))),
  message: messageText,
  inquiryType: z._default(z.enum(inquiryTypes), 'info'),
  /** Ignored for types other than a visit. */
  preferredTimes: z.optional(z.array(typedMoment).check(z.maxLength(inquiryLimits.preferredTimes))),
  /** Hidden: only robots fill it in. */
  website: z.optional(z.string().check(z.maxLength(500))),
  /** Robots' submissions are stored as spam. */
  secondsOpen: z.optional(z.number().check(z.gte(0))),
})
export type NewInquiry = z.input<typeof newInquiry>

export const responseTime = z.object({
  /**
   * Median minutes over 180 days, including unanswered inquiries. Null with fewer than five answers, or half.
   */
  medianMinutes: z.nullable(z.int()),
  answers: z.int(),
  /** Time of computation. */
  asOf: z.string(),
})
export type ResponseTime = z.infer<typeof responseTime>

export const inquiriesApi = {
  /** Idempotent with an `Idempotency-Key`. */
  create: endpoint('POST', '/api/inquiries', {
    summary: 'Ask the author of a listing; 201 means that it is stored',
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
  /** Do not wait for the response. */
  whatsapp: endpoint('POST', '/api/inquiries/whatsapp', {
    summary:
      'Record that somebody contacts the author by WhatsApp: once per visitor, listing and half an hour',
    body: z.object({ listingId: newInquiry.shape.listingId }),
    errors: ['malformed_json', 'invalid', 'not_found', 'too_many_requests'],
  }),
  responseTime: endpoint('GET', '/api/listings/:id/response-time', {
    summary: 'How long the author of a listing takes to answer',
    params: z.object({ id: z.string() }),
    answer: responseTime,
    cache: 'public',
    ages: true,
    errors: ['not_found'],
  }),
}
