import type { Language } from '#shared/core/language.ts'
import { fold } from '#shared/core/text.ts'

const values: readonly [number, string, string][] = [
  [2, 'dos', 'two'],
  [3, 'tres', 'three'],
  [4, 'cuatro', 'four'],
  [5, 'cinco', 'five'],
  [6, 'seis', 'six'],
  [7, 'siete', 'seven'],
  [8, 'ocho', 'eight'],
  [9, 'nueve', 'nine'],
  [10, 'diez', 'ten'],
  [11, 'once', 'eleven'],
  [12, 'doce', 'twelve'],
  [15, 'quince', 'fifteen'],
  [20, 'veinte', 'twenty'],
  [30, 'treinta', 'thirty'],
  [40, 'cuarenta', 'forty'],
  [50, 'cincuenta', 'fifty'],
  [100, 'cien|ciento', 'hundred'],
  [1000, 'mil', 'thousand'],
]
const multiples: readonly [number, string, string][] = [
  [2, 'doble|par de', 'double|twin|couple'],
  [3, 'triple', 'triple'],
]

export const numbersByWord: ReadonlyMap<string, number> = new Map(
  values.flatMap(([value, es, en]) => `${es}|${en}`.split('|').map((word) => [word, value] as const)),
)

const patternsOf = (language: Language) =>
  [...values, ...multiples].map(
    ([value, es, en]) =>
      [value, new RegExp(`(?<!\\p{L})(?:${language === 'es' ? es : en})(?!\\p{L})`, 'u')] as const,
  )
const patterns: Record<Language, ReturnType<typeof patternsOf>> = {
  es: patternsOf('es'),
  en: patternsOf('en'),
}

export function unknownNumberWords(
  text: string,
  known: readonly number[],
  { written, language }: { written: string; language: Language },
): string[] {
  const [said, wrote] = [fold(text), fold(written)]
  return patterns[language]
    .filter(([value, words]) => words.test(said) && !known.includes(value) && !words.test(wrote))
    .map(([, words]) => said.match(words)?.[0] ?? '')
}
