/** Consecutive words, as in a Postgres query: `'air' <-> 'acondicion'`. */
export interface Phrase {
  key: string
  /** `offset`: distance to the first word. */
  stems: readonly { stem: string; offset: number }[]
}

/** Undefined unless it consists of two or more consecutive stems. */
export function readPhrase(query: string): Phrase | undefined {
  if (!/^'(?:[^']|'')*'(?: <(?:-|\d+)> '(?:[^']|'')*')+$/.test(query)) return undefined
  let offset = 0
  const stems = Array.from(query.matchAll(/(?:<(-|\d+)> )?'((?:[^']|'')*)'/g), ([, distance, stem = '']) => {
    if (distance !== undefined) offset += distance === '-' ? 1 : Number(distance)
    return { stem, offset }
  })
  return { key: query, stems }
}

/** Phrases by the numbers of their stems. */
export interface PhraseTable {
  stems: readonly string[]
  phrases: readonly { key: string; first: number; others: readonly { stem: number; offset: number }[] }[]
}

export function phraseTable(phrases: readonly Phrase[]): PhraseTable {
  const stems = [...new Set(phrases.flatMap((phrase) => phrase.stems.map(({ stem }) => stem)))]
  const numbers = new Map(stems.map((stem, number) => [stem, number]))
  const numberOf = (stem = '') => numbers.get(stem) ?? -1
  return {
    stems,
    phrases: phrases.map(({ key, stems: [first, ...others] }) => ({
      key,
      first: numberOf(first?.stem),
      others: others.map(({ stem, offset }) => ({ stem: numberOf(stem), offset })),
    })),
  }
}

/** `positions`: of a listing, by stem number. */
export function visitPhrases(
  { phrases }: PhraseTable,
  positions: readonly (readonly number[] | undefined)[],
  visit: (phrase: number) => void,
): void {
  phrases.forEach(({ first, others }, phrase) => {
    const stands = positions[first]?.some((start) =>
      others.every(({ stem, offset }) => positions[stem]?.includes(start + offset)),
    )
    if (stands) visit(phrase)
  })
}
