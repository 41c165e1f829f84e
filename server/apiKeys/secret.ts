import { createHash, randomInt } from 'node:crypto'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const start = 'oga_live_'
const randomLetters = 30
const checkLetters = 6
const shape = new RegExp(`^${start}[0-9A-Za-z]{${randomLetters + checkLetters}}$`)
/** Characters that are shown afterwards. */
const shown = start.length + 4

/** Of CRC-32 (ISO 3309). */
const polynomial = 0xedb88320

function crc32(text: string): number {
  let rest = 0xffffffff
  for (const byte of Buffer.from(text)) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ polynomial : rest >>> 1
  }
  return (rest ^ 0xffffffff) >>> 0
}

function checkOf(text: string): string {
  let rest = crc32(text)
  let check = ''
  for (let place = 0; place < checkLetters; place++) {
    check = letters[rest % letters.length] + check
    rest = Math.floor(rest / letters.length)
  }
  return check
}

/** `oga_live_`, 30 random letters, and six that tell a mistyped key from an unknown one, also to scanners of leaks. */
export function makeSecret(): string {
  const random = Array.from({ length: randomLetters }, () => letters[randomInt(letters.length)]).join('')
  return start + random + checkOf(random)
}

/** Whether it may be a key at all. */
export function isSecret(text: string): boolean {
  if (!shape.test(text)) return false
  return checkOf(text.slice(start.length, -checkLetters)) === text.slice(-checkLetters)
}

export const prefixOf = (secret: string) => secret.slice(0, shown)

export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')
