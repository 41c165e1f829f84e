import type { Entity } from '#shared/search/sentence/entities.ts'
import { type Amount, amountAt } from '#shared/search/sentence/figures/amounts.ts'
import { boundAt, quantityAt } from '#shared/search/sentence/figures/quantities.ts'
import { wordSet, wordTable } from '#shared/search/sentence/grammar.ts'
import type { Token } from '#shared/search/sentence/tokens.ts'
import { longestMatch } from '#shared/search/sentence/vocabulary.ts'
import { feeWords } from './factWords.ts'

type Fee = Extract<Entity, { kind: 'fee' }>

const fees = new Map([...feeWords].map((phrase) => [phrase, true] as const))
const links = wordSet('de, del, que, son, sean, sea, con, of, no, los, las, a, por')
/** "500 mil de expensas" */
const linksAfter = wordSet('de, en, por, of, for, in')
const none = wordTable([
  [
    'sin, sem, without, no, s, sin pagar, no paga, (que )no pague, no pagar, que no tenga(n), libre de, cero, zero',
    true,
  ],
])
/** "sin expensas altas" asks for none. */
const high = wordSet('alta*, cara*, elevadas, excesivas, high, altos, elevados')

/** "expensas hasta 500 mil", "hasta 500 mil de expensas", "sin expensas". */
export function feeAt(tokens: readonly Token[], at: number): Fee | undefined {
  return withoutFee(tokens, at) ?? feeBefore(tokens, at) ?? feeAfter(tokens, at)
}

function withoutFee(tokens: readonly Token[], at: number): Fee | undefined {
  const mark = longestMatch(none, tokens, at)
  const fee = mark && longestMatch(fees, tokens, mark.next)
  if (!fee || high.has(tokens[fee.next]?.key ?? '')) return undefined
  return { kind: 'fee', max: undefined, at, next: fee.next }
}

function feeBefore(tokens: readonly Token[], at: number): Fee | undefined {
  const fee = longestMatch(fees, tokens, at)
  if (!fee) return undefined
  let start = fee.next
  let quantity = quantityAt(tokens, start)
  while (!quantity && links.has(tokens[start]?.key ?? '')) {
    start += 1
    quantity = quantityAt(tokens, start)
  }
  if (!quantity || quantity.unit || quantity.noPrice || quantity.period) return undefined
  const max = quantity.max ?? (quantity.bare ? quantity.min : undefined)
  return max && isMoney(max) ? { kind: 'fee', max, at, next: quantity.next } : undefined
}

function feeAfter(tokens: readonly Token[], at: number): Fee | undefined {
  const bound = boundAt(tokens, at)
  const amount = amountAt(tokens, bound?.next ?? at)
  if (!amount || bound?.value === 'min' || !isMoney(amount)) return undefined
  const fee = linksAfter.has(tokens[amount.next]?.key ?? '')
    ? longestMatch(fees, tokens, amount.next + 1)
    : undefined
  return fee && { kind: 'fee', max: amount, at, next: fee.next }
}

const minFee = 10
const isMoney = ({ plot, value, sign }: Amount) => !plot && sign !== 'other' && value >= minFee
