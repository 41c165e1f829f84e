import { fold } from '#shared/core/text.ts'

const domains =
  'com|net|org|info|biz|io|co|py|ar|br|app|dev|xyz|shop|site|online|store|top|club|me|link|live|ru|cn|tk|ly|gg|ai|tv'

/** URLs, contacts, markup and codes. */
const patterns: readonly RegExp[] = [
  /\b(?:https?|ftp|mailto|tel|javascript|data|file)\s*:\s*\S/i,
  /\bwww\s*\./i,
  new RegExp(`[\\w-]{2,}\\.(?:${domains})(?![\\w-])`),
  new RegExp(`[\\w-]{2,}\\.(?:${domains.toUpperCase()})(?![\\w-])`),
  /[\w.+-]+\s?@\s?[\w-]+/,
  /(?:\+|\b00)\s?\d(?:[\s().-]?\d){7,}/,
  /(?<![\d.,])0\s?9\d{2}[\s.-]?\d{3}[\s.-]?\d{3}(?!\d)/,
  /<\s*[/!?]?\s*[a-z]/i,
  /!\[|\]\(/,
  /\/(?:property|api|admin)\//i,
  /\b[A-Z]{3,}[-_][A-Z-_]*\d/,
  /\b(?!\d+x\d+\b)(?=\w{7})(?:[a-zA-Z]+\d+[a-zA-Z]|\d+[a-zA-Z]+\d)\w*/,
  /\b[a-zA-Z]{4,}\d{3,}/,
  /[A-Za-z0-9+/=_-]{32,}/,
]

/** A longer match with the instructions is no coincidence. */
const window = 32
const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')

export function createForbidden(instructions: string, words: readonly string[] = []) {
  const secret = bare(instructions)
  const passages = new Set<string>()
  for (let start = 0; start + window <= secret.length; start++)
    passages.add(secret.slice(start, start + window))
  const forbiddenWords = words.map(bare).filter((word) => word.length > 3)

  return (text: string): boolean => {
    if (patterns.some((pattern) => pattern.test(text))) return true
    const letters = bare(text)
    if (forbiddenWords.some((word) => letters.includes(word))) return true
    for (let start = 0; start + window <= letters.length; start++)
      if (passages.has(letters.slice(start, start + window))) return true
    return false
  }
}
export type Forbidden = ReturnType<typeof createForbidden>
