import type { Entity } from '#shared/search/sentence/entities.ts'
import { wordSet } from '#shared/search/sentence/grammar.ts'
import type { Meaning } from '#shared/search/sentence/meanings.ts'
import type { Token } from '#shared/search/sentence/tokens.ts'
import { type Match, meaningAt } from '#shared/search/sentence/vocabulary.ts'
import { boundAt } from './quantities.ts'

const best = wordSet(
  'mejor+, mayor, mas, alt@, buen, buena, best, highest, high, good, most, melhor, maior, by',
)
/** Of these only the best. */
const investments = wordSet('rentable*, profitable, inversion+, investment*')
const years = wordSet('anual, annual, año, year')
const links = wordSet(
  'de, del, of, neta, net, bruta, gross, es, is, a, al, an, un, por, per, que, sea, con, with',
)
const maxWords = 10
const maxUnmarked = 40

/** "mejor roi", "rentabilidad mayor a 7%", "al menos 6% de retorno". Without `entity` a maximum: no filter. */
export function returnAt(
  tokens: readonly Token[],
  at: number,
  first: Match<Meaning> | undefined,
): { entity?: Entity; next: number } | undefined {
  const isNear = first?.value.kind === 'return' || best.has(tokens[at]?.key ?? '')
  const hasPercent = ({ percent }: Token) => percent !== undefined
  if (!isNear && !tokens.slice(at, at + maxWords).some(hasPercent)) return undefined
  let isBest = false
  let isReturn = false
  let bound: 'min' | 'max' | undefined
  let percent: number | undefined
  let next = at
  let index = at
  while (index < at + maxWords) {
    const token = tokens[index]
    const { key = '', number = Number.NaN } = token ?? {}
    const word = meaningAt(tokens, index)
    const isNoun = word?.value.kind === 'return'
    const limit = percent === undefined ? boundAt(tokens, index) : undefined
    const isPlain = isReturn && number <= maxUnmarked && !meaningAt(tokens, index + 1)
    if (isNoun || (isBest && investments.has(key))) {
      isReturn = true
      index = isNoun ? word.next : index + 1
      next = index
    } else if (limit) {
      bound = limit.value
      index = limit.next
    } else if (percent === undefined && (token?.percent !== undefined || isPlain)) {
      percent = token?.percent ?? number
      index += 1
      next = index
    } else if (best.has(key)) {
      isBest = true
      index += 1
    } else if (index > at && years.has(key)) {
      index += 1
      next = index
    } else if (index > at && links.has(key)) index += 1
    else break
  }
  if (!isReturn || (percent === undefined && !isBest)) return undefined
  if (percent === undefined)
    return { entity: { kind: 'sort', sortBy: 'roi', sortOrder: 'desc', at, next }, next }
  return bound === 'max' ? { next } : { entity: { kind: 'return', percent, at, next }, next }
}
