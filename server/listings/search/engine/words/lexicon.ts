/** Stems, ascending and numbered in this order; in shared memory. */
export interface Lexicon {
  /** UTF-16. */
  characters: Uint16Array
  /** Offset of each, and the end. */
  starts: Uint32Array
}

export function packLexicon(sorted: readonly string[]): Lexicon {
  const length = sorted.reduce((sum, stem) => sum + stem.length, 0)
  const characters = new Uint16Array(new SharedArrayBuffer(length * 2))
  const starts = new Uint32Array(new SharedArrayBuffer((sorted.length + 1) * 4))
  let end = 0
  sorted.forEach((stem, number) => {
    starts[number] = end
    for (let index = 0; index < stem.length; index++) characters[end++] = stem.charCodeAt(index)
  })
  starts[sorted.length] = end
  return { characters, starts }
}

/** Negative if the stem precedes `text`; `asPrefix`: a stem with this prefix is equal. */
function compare({ characters, starts }: Lexicon, number: number, text: string, asPrefix: boolean): number {
  const [start = 0, end = 0] = [starts[number], starts[number + 1]]
  const shared = Math.min(end - start, text.length)
  for (let index = 0; index < shared; index++) {
    const difference = (characters[start + index] ?? 0) - text.charCodeAt(index)
    if (difference !== 0) return difference
  }
  return asPrefix && end - start >= text.length ? 0 : end - start - text.length
}

function firstWhere(lexicon: Lexicon, isReached: (number: number) => boolean): number {
  let [low, high] = [0, lexicon.starts.length - 1]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isReached(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Undefined if absent. */
export function numberOfStem(lexicon: Lexicon, stem: string): number | undefined {
  const first = firstWhere(lexicon, (number) => compare(lexicon, number, stem, false) >= 0)
  const isThere = first < lexicon.starts.length - 1 && compare(lexicon, first, stem, false) === 0
  return isThere ? first : undefined
}

/** First stem with the prefix, and the one after the last. */
export function rangeOfPrefix(lexicon: Lexicon, prefix: string): [number, number] {
  return [
    firstWhere(lexicon, (number) => compare(lexicon, number, prefix, true) >= 0),
    firstWhere(lexicon, (number) => compare(lexicon, number, prefix, true) > 0),
  ]
}
