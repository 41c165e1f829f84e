import { fold } from '#shared/core/text.ts'

const multiples: readonly [number, RegExp][] = [
  [2, /(?<!\p{L})(?:doble|par de|double|twin|couple)(?!\p{L})/u],
  [3, /(?<!\p{L})triple(?!\p{L})/u],
]

/** "Cochera doble", where neither a two nor these words were given. */
export function unknownMultiples(text: string, known: readonly number[], written: string): string[] {
  const [said, wrote] = [fold(text), fold(written)]
  return multiples
    .filter(([value, words]) => words.test(said) && !known.includes(value) && !words.test(wrote))
    .map(([, words]) => said.match(words)?.[0] ?? '')
}
