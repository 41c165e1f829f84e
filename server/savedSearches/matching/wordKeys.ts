import type { StemSet, WordQuery } from '#server/listings/search/engine/words/wordQuery.ts'
import { isEmpty } from '#server/listings/search/engine/words/wordQuery.ts'

const minPrefix = 1
const keysOf = ({ stems, prefixes }: WordQuery): string[] => [
  ...stems.map((stem) => `word ${stem}`),
  ...prefixes.map((prefix) => `prefix ${prefix}`),
]

/** Under which searches for words are kept: of all words one, which the fewest others are kept under; of any words each. */
export function keysOfWords(
  words: readonly WordQuery[],
  how: 'all' | 'any',
  sizeOf: (key: string) => number,
): string[] {
  const alternatives = words.filter((word) => !isEmpty(word)).map(keysOf)
  if (how === 'any') return [...new Set(alternatives.flat())]
  const sizes = alternatives.map((keys) => keys.reduce((sum, key) => sum + sizeOf(key), 0))
  return alternatives[sizes.indexOf(Math.min(...sizes))] ?? []
}

/** Under which searches for words may ask for a listing. `hasPrefixes`: whether any asks for a beginning. */
export function* keysOfStems({ sorted }: StemSet, hasPrefixes: boolean): Generator<string> {
  for (const stem of sorted) {
    yield `word ${stem}`
    if (!hasPrefixes) continue
    for (let length = minPrefix; length <= stem.length; length++) yield `prefix ${stem.slice(0, length)}`
  }
}
