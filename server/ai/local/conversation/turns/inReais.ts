/* A limit in reais: no rate of it is known, so nothing is compared with it. */

const figure = '\\d[\\d.,]{0,12}'
/** As it is typed, with the word before it. */
export const typedReais = new RegExp(
  `(?:(?:até|ate|por|hasta|up to|under|de|uns)\\s+)?(?:r\\$ ?${figure}(?: ?(?:mil|k)\\b)?|${figure} ?(?:mil |k )?(?:reais|reales|brl)\\b)`,
  'gi',
)
/** Of a folded wording. */
export const inReais = new RegExp(` (?:r\\$ ?${figure}|${figure} (?:mil |k )?(?:reais|reales|brl))(?= )`)

/** Reais: no home is sold for less. */
const maxRent = 20_000
const amount = new RegExp(`(${figure}) ?(mil|k)?`)

/** "Até 1500 reais" can only be a rent. */
export function isRentInReais(wording: string): boolean {
  const [said] = inReais.exec(wording) ?? []
  const [, digits, thousands] = amount.exec(said ?? '') ?? []
  if (digits === undefined) return false
  const value = Number(digits.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'))
  return value * (thousands ? 1000 : 1) <= maxRent
}
