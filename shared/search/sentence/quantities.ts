import { type Amount, amountAt } from './amounts.ts'
import { approximations, approximationsAfter, boundMarks, bounds, boundsAfter } from './grammar.ts'
import type { Unit } from './meanings.ts'
import type { Token } from './tokens.ts'
import { longestMatch, meaningAt } from './vocabulary.ts'

/** Without a unit it is money. */
export interface Quantity {
  min?: Amount
  max?: Amount
  unit?: Unit
  /** "120 mil", "3 dormitorios". */
  bare: boolean
  /** Both ends are the same figure. */
  around?: true
  next: number
}

/** "más de 2" is not a price. */
const minPrice = 50

/** "2.500.000", "85.000" or "1500000" can only be a price. */
const typedThousands = /^[1-9]\d{0,2}(?:[.,]?\d{3})*[.,]?000$/
const minTyped = 20_000

const rangeStarts = new Set(['entre', 'between', 'de', 'from', 'desde'])
const rangeMiddles = new Set(['y', 'and', 'a', 'to', 'hasta', '-', '–', '—', '/', 'o', 'or'])

function unitAt(tokens: readonly Token[], at: number): { unit: Unit; next: number } | undefined {
  const found = meaningAt(tokens, at)
  return found?.value.kind === 'unit' ? { unit: found.value, next: found.next } : undefined
}

export function quantityAt(tokens: readonly Token[], at: number): Quantity | undefined {
  return rangeAt(tokens, at) ?? boundedAt(tokens, at)
}

/** "entre 100 y 150 mil", "2 o 3 dormitorios", "100-150k". */
function rangeAt(tokens: readonly Token[], at: number): Quantity | undefined {
  const opened = rangeStarts.has(tokens[at]?.key ?? '')
  const first = amountAt(tokens, opened ? at + 1 : at)
  if (!first) return undefined
  const firstUnit = unitAt(tokens, first.next)
  const middle = firstUnit?.next ?? first.next
  if (!rangeMiddles.has(tokens[middle]?.key ?? '')) return undefined
  const second = amountAt(tokens, middle + 1)
  if (!second) return undefined
  const unit = unitAt(tokens, second.next)
  if (firstUnit && unit && unit.unit.unit !== firstUnit.unit.unit) return undefined
  if (!unit && (firstUnit || !isMoney(first, second, opened))) return undefined
  const shared = first.scale === 1 && sharesScale(first.value, second)
  const min = shared ? { ...first, value: first.value * second.scale, english: second.english } : first
  const sign = first.sign ?? second.sign
  return {
    min: { ...min, sign },
    max: { ...second, sign },
    unit: unit?.unit,
    bare: false,
    next: unit?.next ?? second.next,
  }
}

/** "entre 100 y 150 mil" shares the thousands; "500 y 2 mil" does not. */
function sharesScale(first: number, { value, scale }: Amount): boolean {
  return first * scale <= value || (scale === 1000 && first < 1000 && value >= 20_000)
}

function isMoney(first: Amount, second: Amount, opened: boolean): boolean {
  const said = [first, second].some((amount) => amount.sign !== undefined || amount.scale > 1)
  return said || (opened && first.value >= minPrice && second.value >= minPrice)
}

/** "hasta 120 mil", "mínimo 80 m²", "2 baños o más". */
function boundedAt(tokens: readonly Token[], at: number): Quantity | undefined {
  const mark = boundMarks.get(tokens[at]?.key ?? '')
  const before = mark ? { value: mark, next: at + 1 } : longestMatch(bounds, tokens, at)
  const around = before ? undefined : longestMatch(approximations, tokens, at)
  let start = before?.next ?? around?.next ?? at
  while (before && ['los', 'las', 'the', 'unos', 'de', 'a'].includes(tokens[start]?.key ?? '')) start += 1
  const amount = amountAt(tokens, start)
  if (!amount) return undefined
  const middle = boundAfter(tokens, amount.next)
  const unit = unitAt(tokens, middle?.next ?? amount.next)
  if (unit?.unit.unit === 'area' && !before && isDistance(tokens, at, unit.next)) return undefined
  const end = unit?.next ?? amount.next
  if (!unit && isPayment(tokens, end)) return undefined
  const after = boundAfter(tokens, end)
  const bound = before?.value ?? (unit ? middle?.value : undefined) ?? after?.value
  const about = bound === undefined && (around ?? longestMatch(approximationsAfter, tokens, end))
  const isTyped =
    amount.value >= minTyped && tokens.slice(start, amount.next).some(({ text }) => typedThousands.test(text))
  if (!unit && !isPrice(amount, bound !== undefined || isTyped || Boolean(about))) return undefined
  if (about && (!unit || unit.unit.unit === 'area')) {
    const next = around ? end : about.next
    return { min: amount, max: amount, unit: unit?.unit, bare: false, around: true, next }
  }
  const next = after?.next ?? end
  const figure = bound === 'max' ? { max: amount } : { min: amount }
  return { ...figure, unit: unit?.unit, bare: bound === undefined, next }
}

/** "a 200 metros del shopping" */
function isDistance(tokens: readonly Token[], at: number, end: number): boolean {
  const [key = '', following = ''] = [tokens[end]?.key, tokens[end + 1]?.key]
  if (tokens[at - 1]?.key === 'a') return true
  return key === 'del' || key === 'from' || (key === 'de' && ['la', 'las', 'los'].includes(following))
}

/** "20 millones de entrega" */
function isPayment(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.key === 'de' && meaningAt(tokens, at + 1)?.value.kind === 'payment'
}

function isPrice(amount: Amount, bounded: boolean): boolean {
  if (amount.plot) return true
  return amount.sign !== undefined || amount.scale >= 1000 || (bounded && amount.value >= minPrice)
}

/** Unless it belongs to the next figure: "2 baños máximo 100 mil". */
function boundAfter(
  tokens: readonly Token[],
  at: number,
): { value: 'min' | 'max'; next: number } | undefined {
  // "2.500.000 + expensas"
  const isSum = meaningAt(tokens, at + 1)?.value.kind === 'payment'
  if (tokens[at]?.key === '+') return isSum ? undefined : { value: 'min', next: at + 1 }
  const found = longestMatch(boundsAfter, tokens, at)
  if (!found || amountAt(tokens, found.next)) return undefined
  return found
}
