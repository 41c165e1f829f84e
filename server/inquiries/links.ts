import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { isNull, or, type SQL, sql } from 'drizzle-orm'
import type { KeyFor } from '#server/auth/secrets.ts'
import { isId } from '#server/core/ids.ts'
import type { InquirySide } from '#shared/inquiries/inbox.ts'
import { inquiries } from './inquiries.table.ts'

interface Thread {
  id: string
  recipientUserId: string | null
  agencyId: string | null
}

/** What a token grants: one side of one thread; of an agency's only as long as its holder holds it. */
export interface Linked {
  inquiryId: string
  side: InquirySide
  /** Of whoever held it, of an agency's. */
  holderTag?: string
}

/** Tokens in mails and reply addresses, hence lower case and short. */
export interface InquiryLinks {
  tokenOf(thread: Thread, side: InquirySide): string
  /** Undefined if invalid; `whereLinked` tells whether it still holds. */
  read(token: string): Linked | undefined
}

/** In a text; the whole of it is a token. */
export const tokenPattern = '[0-9a-z]{12}(?:[sr]|m[0-9a-f]{6})\\.[0-9a-f]{32}'
const parts = /^([0-9a-z]{12})(?:([sr])|m([0-9a-f]{6}))\./

const tagOf = (holder: string | null) =>
  createHash('md5')
    .update(holder ?? '')
    .digest('hex')
    .slice(0, 6)

export function createInquiryLinks(keyFor: KeyFor): InquiryLinks {
  const key = keyFor('inquiry links')
  const signed = (text: string) =>
    `${text}.${createHmac('sha256', key).update(text).digest('hex').slice(0, 32)}`
  return {
    tokenOf({ id, recipientUserId, agencyId }, side) {
      if (side === 'sender') return signed(`${id}s`)
      return signed(agencyId === null ? `${id}r` : `${id}m${tagOf(recipientUserId)}`)
    },
    read(token) {
      const [, inquiryId = '', letter, holderTag] = parts.exec(token) ?? []
      if (!isId(inquiryId)) return undefined
      const [given, expected] = [Buffer.from(token), Buffer.from(signed(token.slice(0, token.indexOf('.'))))]
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      const side = letter === 's' ? 'sender' : 'recipient'
      return { inquiryId, side, ...(holderTag !== undefined && { holderTag }) }
    },
  }
}

/** Whoever left an agency, or handed a conversation on, reads it by no mail. */
export function whereLinked({ side, holderTag }: Linked): SQL | undefined {
  if (side === 'sender') return undefined
  const { agencyId, recipientUserId } = inquiries
  if (holderTag === undefined) return or(isNull(agencyId), isNull(recipientUserId))
  return sql`${agencyId} is not null and left(md5(coalesce(${recipientUserId}, '')), 6) = ${holderTag}`
}
