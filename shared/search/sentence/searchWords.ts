import { stopWords } from './grammar.ts'
import type { Token } from './tokens.ts'

/** Except stop words and punctuation. */
export function addWords(tokens: readonly Token[], from: number, to: number, rest: Set<number>) {
  for (let index = from; index < to; index++) {
    const token = tokens[index]
    if (token && /[\p{L}\p{N}]/u.test(token.text) && !stopWords.has(token.key)) rest.add(index)
  }
}

/** As typed; adjacent words stay joined. */
export function textOf(tokens: readonly Token[], indexes: ReadonlySet<number>): string {
  const words = tokens.filter((_, index) => indexes.has(index))
  return words.reduce((rest, word, index) => {
    const glued = words[index - 1]?.end === word.start
    return rest + (rest && !glued ? ' ' : '') + word.text
  }, '')
}
