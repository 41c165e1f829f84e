import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { inquiryLimits, typedMoment } from './inquiries.ts'

export const appointmentStatuses = ['agreed', 'cancelled'] as const

export const appointment = z.object({
  id: z.string(),
  status: z.enum(appointmentStatuses),
  startsAt: z.string(),
  minutes: z.int(),
  /** As precise as the owner allows. */
  place: z.string(),
  note: z.nullable(z.string()),
  cancelReason: z.nullable(z.string()),
})
export type Appointment = z.infer<typeof appointment>

export const appointmentMinutes = { min: 10, max: 480, default: 45 } as const

export const newAppointment = z.object({
  startsAt: typedMoment,
  minutes: z._default(
    z.int().check(z.gte(appointmentMinutes.min), z.lte(appointmentMinutes.max)),
    appointmentMinutes.default,
  ),
  /** For both sides. */
  note: z.nullish(z.string().check(z.trim(), z.maxLength(500))),
})
export type NewAppointment = z.input<typeof newAppointment>

const cancellation = z.object({
  reason: z.nullish(z.string().check(z.trim(), z.maxLength(inquiryLimits.message))),
})

const params = z.object({ id: z.string() })
const reference = z.object({ ref: z.string().check(z.maxLength(200)) })
const errors = [
  'malformed_json',
  'invalid',
  'forbidden',
  'not_found',
  'conflict',
  'too_many_requests',
] as const

/** Idempotent. Both sides get a calendar file. */
export const appointmentsApi = {
  agree: endpoint('POST', '/api/inquiries/:id/visit', {
    summary: 'Enter the agreed visit, or move it',
    access: 'userOrAdmin',
    params,
    body: newAppointment,
    answer: appointment,
    errors: ['not_signed_in', ...errors],
  }),
  cancel: endpoint('POST', '/api/inquiries/:id/visit/cancel', {
    summary: 'Cancel the agreed visit',
    access: 'userOrAdmin',
    params,
    body: cancellation,
    answer: appointment,
    errors: ['not_signed_in', ...errors],
  }),
  calendar: endpoint('GET', '/api/inquiries/:id/visit.ics', {
    summary: 'The agreed visit as a calendar file',
    access: 'userOrAdmin',
    params,
    download: 'text/calendar',
    errors: ['not_signed_in', 'not_found'],
  }),
  /** `ref`: an id, or the token of a mail's link. */
  move: endpoint('POST', '/api/inquiries/conversations/:ref/visit', {
    summary: 'Move the agreed visit; who was asked may also enter one',
    params: reference,
    body: newAppointment,
    answer: appointment,
    errors,
  }),
  cancelByLink: endpoint('POST', '/api/inquiries/conversations/:ref/visit/cancel', {
    summary: 'Cancel the agreed visit',
    params: reference,
    body: cancellation,
    answer: appointment,
    errors,
  }),
  calendarByLink: endpoint('GET', '/api/inquiries/conversations/:ref/visit.ics', {
    summary: 'The agreed visit as a calendar file',
    params: reference,
    download: 'text/calendar',
    errors: ['not_found'],
  }),
}
