import { fold } from '#shared/core/text.ts'
import { hasForbiddenClaim } from './claims.ts'
import { hasContact } from './contacts.ts'
import { hasOnlyReadable, isDisguised, isForeign } from './readable.ts'
import { inDigits } from './spelled.ts'

/** No word, and patterns take long over it. */
const longRun = /\S{50}/
const markup: readonly RegExp[] = [/<\s*(?:[/!?]\s*)?[a-z]/i, /!\[|\]\(/, /\/(?:property|api|admin)\//i]

/** A longer match with the instructions is no coincidence. */
const window = 32
const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')

const sentences = (text: string) => text.split(/(?<=[.!?…])\s+|\n/u)

/** `given`: words of the very person who is answered, who may use them again. */
export function createForbidden(instructions: string, words: readonly string[] = [], given = '') {
  const secret = bare(instructions)
  const passages = new Set<string>()
  for (let start = 0; start + window <= secret.length; start++)
    passages.add(secret.slice(start, start + window))
  const forbiddenWords = words.map(bare).filter((word) => word.length > 3)

  const givenCharacters = new Set(given)
  const isOwnClaim = hasForbiddenClaim(given, inDigits(given))
  const isOwnLanguage = sentences(given).some(isForeign)

  /** Also what no check can read. */
  return (text: string): boolean => {
    if (
      longRun.test(text) ||
      !hasOnlyReadable([...text].filter((one) => !givenCharacters.has(one)).join('')) ||
      markup.some((pattern) => pattern.test(text))
    )
      return true
    const letters = bare(text)
    if (forbiddenWords.some((word) => letters.includes(word))) return true
    for (let start = 0; start + window <= letters.length; start++)
      if (passages.has(letters.slice(start, start + window))) return true
    const digits = inDigits(text)
    return (
      hasContact(text, digits) ||
      (!isOwnClaim && hasForbiddenClaim(text, digits)) ||
      isDisguised(text) ||
      (!isOwnLanguage && sentences(text).some(isForeign))
    )
  }
}
export type Forbidden = ReturnType<typeof createForbidden>
