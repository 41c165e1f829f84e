import { fold } from '#shared/core/text.ts'

const values: readonly [number, string][] = [
  [2, 'dos|doble|two|double|twin|par de|couple'],
  [3, 'tres|triple|three'],
  [4, 'cuatro|four'],
  [5, 'cinco|five'],
  [6, 'seis|six'],
  [7, 'siete|seven'],
  [8, 'ocho|eight'],
  [9, 'nueve|nine'],
  [10, 'diez|ten'],
  [11, 'once|eleven'],
  [12, 'doce|twelve'],
  [15, 'quince|fifteen'],
  [20, 'veinte|twenty'],
  [30, 'treinta|thirty'],
  [40, 'cuarenta|forty'],
  [50, 'cincuenta|fifty'],
  [100, 'cien|ciento|hundred'],
  [1000, 'mil|thousand'],
]
const patterns = values.map(
  ([value, words]) => [value, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')] as const,
)

/** Numbers in words that are neither known nor written so by the author. */
export function unknownNumberWords(text: string, known: readonly number[], written: string): string[] {
  const [said, wrote] = [fold(text), fold(written)]
  return patterns
    .filter(([value, words]) => words.test(said) && !known.includes(value) && !words.test(wrote))
    .map(([, words]) => said.match(words)?.[0] ?? '')
}
