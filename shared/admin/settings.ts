import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { emailOrNone } from '#shared/core/fields/emailOrNone.ts'

/** US dollars. */
export const maxCeiling = 10_000

export const adminSettings = z.object({
  /** E.164. */
  whatsappNumber: z.nullable(z.string()),
  moderation: z.boolean(),
  /** Recipient of last resort. */
  inquiriesEmail: z.nullable(z.string()),
  /** Told of sign-ins that fail again and again; null: `inquiriesEmail` is. */
  securityEmail: z.nullable(z.string()),
  /** Administrators need one-time codes. */
  requireCodes: z.boolean(),
  /** US dollars a day; 0 disables the model. */
  aiCeilingUSD: z.number(),
})
export type AdminSettings = z.infer<typeof adminSettings>

/** Without a country code it is Paraguayan. */
const typedNumber = z.string().check(z.trim(), z.maxLength(40))

export const settingsChange = z.partial(
  z.object({
    whatsappNumber: z.nullable(typedNumber),
    moderation: z.boolean(),
    inquiriesEmail: emailOrNone,
    securityEmail: emailOrNone,
    requireCodes: z.boolean(),
    aiCeilingUSD: z.number().check(z.gte(0), z.lte(maxCeiling)),
  }),
)
export type SettingsChange = z.infer<typeof settingsChange>

export const whatsappSetting = z.pick(adminSettings, { whatsappNumber: true })

export const rateFailure = z.object({ source: z.string(), fault: z.string() })

export const rateState = z.object({
  rate: z.number(),
  source: z.string(),
  /** Null: never fetched, a fallback. */
  updatedAt: z.nullable(z.string()),
  stale: z.boolean(),
  /** In order of preference; empty if off. */
  sources: z.array(z.string()),
  failedAt: z.nullable(z.string()),
  failures: z.array(rateFailure),
})
export type RateState = z.infer<typeof rateState>

const changeErrors = ['malformed_json', 'invalid', 'not_signed_in', 'conflict'] as const

export const adminSettingsApi = {
  get: endpoint('GET', '/api/admin/settings', {
    summary: 'The settings of the marketplace',
    access: 'settings.manage',
    answer: adminSettings,
    errors: ['not_signed_in'],
  }),
  change: endpoint('PATCH', '/api/admin/settings', {
    summary: 'Change settings',
    access: 'settings.manage',
    body: settingsChange,
    answer: adminSettings,
    errors: changeErrors,
  }),
  whatsapp: endpoint('GET', '/api/admin/settings/whatsapp', {
    summary: 'The number that all property messages go to',
    access: 'settings.manage',
    answer: whatsappSetting,
    errors: ['not_signed_in'],
  }),
  saveWhatsapp: endpoint('POST', '/api/admin/settings/whatsapp', {
    summary: 'Change the number that all property messages go to',
    access: 'settings.manage',
    body: z.object({ whatsappNumber: typedNumber.check(z.minLength(1)) }),
    answer: whatsappSetting,
    errors: changeErrors,
  }),
  rate: endpoint('GET', '/api/admin/settings/rate', {
    summary: 'Where the exchange rate comes from, and how that went',
    access: 'settings.manage',
    answer: rateState,
    errors: ['not_signed_in'],
  }),
  refreshRate: endpoint('POST', '/api/admin/settings/rate/refresh', {
    summary: 'Fetch the exchange rate now, at most every ten seconds',
    access: 'settings.manage',
    answer: rateState,
    errors: ['not_signed_in'],
  }),
}
