import { stopWords } from './grammar.ts'
import type { Token } from './tokens.ts'

/** Leaves words to the text search, but for those that say nothing and for signs. */
export function keepWords(tokens: readonly Token[], from: number, to: number, rest: Set<number>) {
  for (let index = from; index < to; index++) {
    const token = tokens[index]
    if (token && /[\p{L}\p{N}]/u.test(token.text) && !stopWords.has(token.key)) rest.add(index)
  }
}

/** The words that were kept, as typed; those that stood together without a space stay together. */
export function restOf(tokens: readonly Token[], kept: ReadonlySet<number>): string {
  const words = tokens.filter((_, index) => kept.has(index))
  return words.reduce((rest, word, index) => {
    const glued = words[index - 1]?.end === word.start
    return rest + (rest && !glued ? ' ' : '') + word.text
  }, '')
}
