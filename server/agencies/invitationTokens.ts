import { createHmac, timingSafeEqual } from 'node:crypto'
import type { KeyFor } from '#server/auth/secrets.ts'
import { isId } from '#server/core/ids.ts'

/** In mails, or in links to pass on where none are sent; nothing that opens an invitation is stored. */
export interface InvitationTokens {
  tokenOf(id: string): string
  /** The invitation's id; undefined if invalid. */
  read(token: string): string | undefined
}

export function createInvitationTokens(keyFor: KeyFor): InvitationTokens {
  const key = keyFor('agency invitations')
  const tokenOf = (id: string) =>
    `${id}.${createHmac('sha256', key).update(id).digest('base64url').slice(0, 32)}`
  return {
    tokenOf,
    read(token) {
      const id = token.slice(0, 12)
      if (!isId(id)) return undefined
      const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(id))]
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
    },
  }
}
