import { createHash, randomInt } from 'node:crypto'

const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/** 12 characters, 60 bits, without i, l, o, u. */
export function newId(): string {
  return Array.from({ length: 12 }, () => letters[randomInt(32)]).join('')
}

export function idFrom(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 12)
  return Array.from(bytes, (byte) => letters[byte % 32]).join('')
}

export function isId(text: string): boolean {
  return /^[0-9a-hjkmnp-tv-z]{12}$/.test(text)
}
