import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '#server/core/database/database.ts'
import { suspensionReason } from '#server/users/panel/suspension.service.ts'
import { SignInError } from './signInError.ts'

/** Lets a suspended user read the reason without a session. */
export interface SuspensionTokens {
  tokenOf(userId: string): string
  /** Undefined if invalid. */
  userOf(token: string): string | undefined
}

export function createSuspensionTokens(key: Buffer): SuspensionTokens {
  const tokenOf = (userId: string) =>
    `${userId}.${createHmac('sha256', key).update(userId).digest('base64url')}`
  return {
    tokenOf,
    userOf(token) {
      const [userId = ''] = token.split('.', 1)
      const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(userId))]
      return given.length === expected.length && timingSafeEqual(given, expected) ? userId : undefined
    },
  }
}

/** Throws `suspended`. */
export async function refuseSuspended(db: Db, tokens: SuspensionTokens, userId: string): Promise<void> {
  if ((await suspensionReason(db, userId)) === undefined) return
  throw new SignInError('suspended', 'the account is suspended', undefined, tokens.tokenOf(userId))
}
