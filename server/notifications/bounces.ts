import { createHmac } from 'node:crypto'
import type { KeyFor } from '#server/auth/secrets.ts'

/** Of a mail's envelope: where a server that cannot deliver it says so (RFC 3464). */
export interface Bounces {
  /** Undefined where none is configured. */
  returnPath(to: string): string | undefined
  /** The address that takes no mail, by a report to its return path; undefined for anything else. */
  bounced(recipients: string, texts: Iterable<string>): string | undefined
}

const tokenLength = 24
const tokens = new RegExp(`\\+b([0-9a-f]{${tokenLength}})@`, 'gi')
const addresses = /[^\s<>()[\]\\,;:"@]{1,64}@[\p{L}\p{N}.-]{1,190}/gu
/** Of one text; characters and addresses. */
const maxRead = 64 * 1024
const maxAddresses = 200

/** Enhanced status codes (RFC 3463) of reports. */
const statuses = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/g

/** Whether a report says for good that nobody takes mail at the address. */
function isForGood(text: string): boolean {
  const found = [...text.matchAll(statuses)]
  if (found.length === 0) return /\b55[013]\b/.test(text)
  return found.some(
    ([, kind, subject, detail]) => kind === '5' && (subject === '1' || (subject === '2' && detail === '1')),
  )
}

export function createBounces(keyFor: KeyFor, address: string | undefined): Bounces {
  const key = keyFor('return paths')
  const tokenOf = (to: string) =>
    createHmac('sha256', key).update(to.toLowerCase()).digest('hex').slice(0, tokenLength)
  return {
    returnPath: (to) => address?.replace(/@(?=[^@]*$)/, `+b${tokenOf(to)}@`),
    bounced(recipients, texts) {
      const given = new Set([...recipients.matchAll(tokens)].map(([, token = '']) => token.toLowerCase()))
      if (given.size === 0) return undefined
      const read = [...texts].map((text) => text.slice(0, maxRead))
      if (!read.some(isForGood)) return undefined
      const named = read.flatMap((text) =>
        [...text.matchAll(addresses)].slice(0, maxAddresses).map(([one]) => one),
      )
      return [...new Set(named)].find((one) => given.has(tokenOf(one)))
    },
  }
}
