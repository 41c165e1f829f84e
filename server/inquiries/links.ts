import { createHmac, timingSafeEqual } from 'node:crypto'
import type { KeyFor } from '#server/auth/secrets.ts'
import { isId } from '#server/core/ids.ts'
import type { InquirySide } from '#shared/inquiries/inbox.ts'

/** Tokens in mails and reply addresses, hence lower case. Each grants one side of one thread. */
export interface InquiryLinks {
  tokenOf(inquiryId: string, side: InquirySide): string
  /** Undefined if invalid. */
  read(token: string): { inquiryId: string; side: InquirySide } | undefined
}

const letters = { sender: 's', recipient: 'r' } as const satisfies Record<InquirySide, string>

export function createInquiryLinks(keyFor: KeyFor): InquiryLinks {
  const key = keyFor('inquiry links')
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('hex').slice(0, 32)
  const tokenOf = (inquiryId: string, side: InquirySide) => {
    const text = inquiryId + letters[side]
    return `${text}.${sign(text)}`
  }
  return {
    tokenOf,
    read(token) {
      const inquiryId = token.slice(0, 12)
      const side = token[12] === letters.sender ? 'sender' : 'recipient'
      if (!isId(inquiryId)) return undefined
      const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(inquiryId, side))]
      return given.length === expected.length && timingSafeEqual(given, expected)
        ? { inquiryId, side }
        : undefined
    },
  }
}
