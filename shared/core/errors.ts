import { z } from 'zod/mini'

/** `words.errors` has the texts. */
export const errorStatus = {
  malformed_json: 400,
  malformed_body: 400,
  bad_parameter: 400,
  bad_cursor: 400,
  not_signed_in: 401,
  bad_credentials: 401,
  code_required: 401,
  bad_code: 401,
  forbidden: 403,
  codes_required: 403,
  missing_scope: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  timeout: 408,
  conflict: 409,
  edited_meanwhile: 409,
  own_listing: 409,
  already_member: 409,
  last_owner: 409,
  too_many: 409,
  no_places_left: 409,
  precondition_failed: 412,
  too_large: 413,
  unsupported_type: 415,
  not_an_image: 415,
  heic_unsupported: 415,
  foreign_host: 421,
  invalid: 422,
  broken_image: 422,
  too_many_pixels: 422,
  storage_full: 422,
  idempotency_mismatch: 422,
  price_currency_suspect: 422,
  location_suspect: 422,
  no_comparables: 422,
  no_comparables_left: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  ai_unavailable: 503,
  storage_unavailable: 507,
} as const

export type ErrorCode = keyof typeof errorStatus

export const errorAnswer = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Of `edited_meanwhile`: `editConflict`. */
  conflicts: z.optional(z.array(z.unknown())),
})
export type ErrorAnswer = z.infer<typeof errorAnswer>
