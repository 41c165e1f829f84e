/* "Ordename del más grande al más chico". Patterns of folded wordings. */

const large = '(?:mas |mais )?(?:grandes?|mayor(?:es)?|maior(?:es)?|largest|biggest|larger|bigger)'
const small = '(?:mas |mais )?(?:chic[oa]s?|pequen[oa]s?|menor(?:es)?|smallest|smaller)'
const to = '(?: (?:a|al|ao|to|para|la|el|o|the|first))*'
const ofSize = '(?:tamano|superficie|metros?|m2|size|area|tamanho)'

const orders = {
  largest: new RegExp(
    ` (?:${large}${to} ${small}|(?:${large}) primeir?[oa]s?|(?:orden\\w+|sort\\w*)(?: \\w+){0,3} (?:por|segun|by|pelo) ${ofSize})(?= )`,
  ),
  smallest: new RegExp(` (?:${small}${to} ${large})(?= )`),
} as const

export type SizeOrder = keyof typeof orders

/** Undefined: in no order of size. */
export function sizeOrder(wording: string): SizeOrder | undefined {
  if (orders.largest.test(wording)) return 'largest'
  return orders.smallest.test(wording) ? 'smallest' : undefined
}
