import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { typedPassword } from './signIn.ts'

export const recoveryCodeCount = 10
export const passwordLength = { min: 10, max: 200 } as const

export const newPassword = z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max))

export const adminAccount = z.object({
  id: z.string(),
  username: z.string(),
  createdAt: z.string(),
  hasCodes: z.boolean(),
  recoveryCodesLeft: z.int(),
})
export type AdminAccount = z.infer<typeof adminAccount>

export const openSession = z.object({
  id: z.string(),
  /** Of the browser. */
  userAgent: z.nullable(z.string()),
  address: z.nullable(z.string()),
  createdAt: z.string(),
  /** To the minute. */
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

export const preparedCodes = z.object({
  /** In base 32. */
  secret: z.string(),
  /** `otpauth://…`, for a QR code. */
  address: z.string(),
})
export type PreparedCodes = z.infer<typeof preparedCodes>

/** Each is accepted once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const withPassword = z.object({ currentPassword: typedPassword })
const errors = ['malformed_json', 'invalid', 'not_signed_in', 'too_many_requests'] as const

export const accountApi = {
  get: endpoint('GET', '/api/admin/account', {
    summary: 'The administrator’s own account',
    access: 'admin',
    enrols: true,
    answer: adminAccount,
    errors: ['not_signed_in'],
  }),
  password: endpoint('POST', '/api/admin/account/password', {
    summary: 'Change the own password: every other session ends',
    access: 'admin',
    body: z.object({ currentPassword: typedPassword, password: newPassword }),
    errors,
  }),
  prepareCodes: endpoint('POST', '/api/admin/account/codes', {
    summary: 'A new secret for one-time codes, which are asked for once a first code is confirmed',
    access: 'admin',
    enrols: true,
    body: withPassword,
    answer: preparedCodes,
    errors,
  }),
  confirmCodes: endpoint('POST', '/api/admin/account/codes/confirm', {
    summary: 'Ask for one-time codes from now on; answers the recovery codes, once',
    access: 'admin',
    enrols: true,
    body: z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
    answer: recoveryCodes,
    errors,
  }),
  renewRecoveryCodes: endpoint('POST', '/api/admin/account/codes/recovery', {
    summary: 'New recovery codes, once; the former ones end',
    access: 'admin',
    body: withPassword,
    answer: recoveryCodes,
    errors: [...errors, 'conflict'],
  }),
  turnOffCodes: endpoint('DELETE', '/api/admin/account/codes', {
    summary: 'Ask for no one-time codes any more',
    access: 'admin',
    body: withPassword,
    errors: [...errors, 'conflict'],
  }),
  sessions: endpoint('GET', '/api/admin/account/sessions', {
    summary: 'The own open sessions, the last used first',
    access: 'admin',
    answer: z.array(openSession),
    errors: ['not_signed_in'],
  }),
  endSession: endpoint('DELETE', '/api/admin/account/sessions/:id', {
    summary: 'End one of the own sessions',
    access: 'admin',
    params: z.object({ id: z.string() }),
    errors: ['not_signed_in', 'not_found'],
  }),
  endOtherSessions: endpoint('DELETE', '/api/admin/account/sessions', {
    summary: 'End every own session but this one',
    access: 'admin',
    errors: ['not_signed_in'],
  }),
}
