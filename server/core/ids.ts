import { createHash, randomInt } from 'node:crypto'

const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/** A new random id: 12 characters, 60 bits, readable aloud (no i, l, o, u). */
export function newId(): string {
  return Array.from({ length: 12 }, () => letters[randomInt(32)]).join('')
}

/** The id that follows from a text: the same for the same text, otherwise as good as random. */
export function idFrom(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 12)
  return Array.from(bytes, (byte) => letters[byte % 32]).join('')
}

/** Whether a text can be an id at all: what cannot is answered as not found, without asking the database. */
export function isId(text: string): boolean {
  return /^[0-9a-hjkmnp-tv-z]{12}$/.test(text)
}
