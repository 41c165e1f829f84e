import { readUnsigned } from '#shared/core/readAmount.ts'

/* Ads say "48 cuotas de Gs. 1.500.000", "cuota: 250 USD", "150 dólares mensuales". */
const word = '(?:cuotas?|mensualidad(?:es)?|instal(?:l)?ments?)'
const figure = '(\\d+(?:[.,]\\d+)*)\\s*(mil(?:l[oó]n(?:es)?)?\\b|thousand\\b|million\\b)?'
const instalments = new RegExp(`\\b${word}\\b[^\\d\\n]{0,24}${figure}`, 'giu')
const times: Record<string, number> = { mil: 1000, thousand: 1000 }
const million = 1_000_000

export const mentionsInstalments = (text: string): boolean => new RegExp(`\\b${word}\\b`, 'iu').test(text)

/** Whether that amount is what a text names as an instalment. */
export function statesInstalment(text: string, amount: number): boolean {
  return [...text.matchAll(instalments)].some(([, digits = '', scale]) => {
    const stated = readUnsigned(digits) ?? 0
    return stated * (scale ? (times[scale.toLowerCase()] ?? million) : 1) === amount
  })
}
