import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { singleLine } from '#shared/core/fields/singleLine.ts'
import { visible } from '#shared/core/fields/visible.ts'
import { keyScopes } from './scopes.ts'

/** Characters, and keys of one party that are in use. */
export const keyLimits = { name: 60, keys: 20 }
/** Calls of a key. */
export const keyBudget = { perMinute: 60, perDay: 10_000 }

/** Without its secret. */
export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** Its first characters, to tell it from others. */
  prefix: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  createdAt: z.string(),
  /** Who made it, and acts by it. */
  createdBy: z.nullable(z.string()),
  /** Null: never. */
  expiresAt: z.nullable(z.string()),
  /** To the minute; null: never used. */
  lastUsedAt: z.nullable(z.string()),
})
export type ApiKey = z.infer<typeof apiKey>

export const newKey = z.object({
  name: z.string().check(singleLine, z.minLength(1), z.maxLength(keyLimits.name), visible),
  scopes: z.array(z.enum(keyScopes)).check(z.minLength(1), z.maxLength(keyScopes.length)),
  /** In the future. */
  expiresAt: z.optional(z.nullable(z.iso.datetime())),
})
export type NewKey = z.infer<typeof newKey>

/** `key` is shown this once: only its hash is kept. */
export const madeKey = z.extend(apiKey, { key: z.string() })
export type MadeKey = z.infer<typeof madeKey>

/** Of the agency that who is signed in works for, else their own. Assistants have none. A key makes no keys. */
export const keysApi = {
  list: endpoint('GET', '/api/keys', {
    summary: 'The keys in use, newest first, without their secrets',
    access: 'user',
    answer: z.array(apiKey),
    errors: ['not_signed_in', 'forbidden'],
  }),
  make: endpoint('POST', '/api/keys', {
    summary: 'Make a key; it stands in this answer alone',
    access: 'user',
    tellsOnce: true,
    body: newKey,
    answer: madeKey,
    status: 201,
    errors: ['not_signed_in', 'forbidden', 'too_many'],
  }),
  revoke: endpoint('DELETE', '/api/keys/:id', {
    summary: 'Revoke a key, at once',
    access: 'user',
    params: z.object({ id: z.string() }),
    errors: ['not_signed_in', 'forbidden', 'not_found'],
  }),
}
