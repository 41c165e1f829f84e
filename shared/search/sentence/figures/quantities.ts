import {
  approximations,
  approximationsAfter,
  boundMarks,
  bounds,
  boundsAfter,
  fieldMeasures,
  perUnitLinks,
  refusals,
  sideWords,
  strictBounds,
  surcharges,
  wordSet,
} from '#shared/search/sentence/grammar.ts'
import type { Unit } from '#shared/search/sentence/meanings.ts'
import { type Period, periodAt, periodBefore } from '#shared/search/sentence/periods.ts'
import { isApart, type Token } from '#shared/search/sentence/tokens.ts'
import { longestMatch, meaningAt } from '#shared/search/sentence/vocabulary.ts'
import { type Amount, amountAt } from './amounts.ts'

/** Without a unit it is money. */
export interface Quantity {
  min?: Amount
  max?: Amount
  unit?: Unit
  /** "120 mil", "3 dormitorios". */
  bare: boolean
  /** Both ends are the same figure. */
  around?: true
  /** "15 usd el m2", "3 mil reais" */
  noPrice?: true
  /** Of the price. */
  period?: Period | undefined
  next: number
}

/** "más de 2" is not a price. */
const minPrice = 50
/** With its period: "hasta 30 la noche". */
const minPeriodPrice = 3

/** "2.500.000", "85.000" or "1500000" can only be a price. */
const typedThousands = /^[1-9]\d{0,2}(?:[.,]?\d{3})*[.,]?000$/
const minTyped = 20_000

const rangeStarts = new Set(['entre', 'between', 'de', 'from', 'desde'])
const rangeMiddles = new Set(['y', 'e', 'and', 'a', 'to', 'hasta', '-', '–', '—', '/', 'o', 'or'])

function unitAt(tokens: readonly Token[], at: number): { unit: Unit; next: number } | undefined {
  const found = meaningAt(tokens, at)
  return found?.value.kind === 'unit' ? { unit: found.value, next: found.next } : undefined
}

/** Nobody counts rooms in money: "700 dólares habitación", "2.000.000 dormitorio". */
function unitOf(tokens: readonly Token[], { sign, scale, value, next }: Amount) {
  const unit = unitAt(tokens, next)
  const isMoney = sign !== undefined || scale >= 1000 || value >= minTyped
  return unit && unit.unit.unit !== 'area' && isMoney ? undefined : unit
}

/** The figure, range or bound that begins at a token, with what it measures and its period. */
export function quantityAt(tokens: readonly Token[], at: number): Quantity | undefined {
  const quantity = rangeAt(tokens, at) ?? boundedAt(tokens, at)
  const isMoney =
    quantity && !quantity.unit && !quantity.noPrice && !quantity.min?.plot && !quantity.max?.plot
  if (!isMoney) return quantity
  const isKnown = (quantity.min ?? quantity.max)?.sign !== 'other'
  return withPeriod(tokens, at, isKnown ? quantity : { ...quantity, noPrice: true })
}

/** "60 dólares la noche", "por noche hasta 60", "60 por noche máximo". */
function withPeriod(tokens: readonly Token[], at: number, quantity: Quantity): Quantity {
  const after = periodAt(tokens, quantity.next)
  if (!after) return { ...quantity, period: periodBefore(tokens, at) }
  const { min, ...rest } = { ...quantity, period: after.value, next: after.next }
  const bound = quantity.bare ? boundAfter(tokens, after.next) : undefined
  if (!bound) return { min, ...rest }
  return { ...rest, [bound.value]: min, bare: false, next: bound.next }
}

/** Of an amount too small for other prices. */
function isOfPeriod(
  tokens: readonly Token[],
  at: number,
  { value, next }: Amount,
  isBounded: boolean,
): boolean {
  if (value < minPeriodPrice) return false
  const isBefore = isBounded && periodBefore(tokens, at) !== undefined
  return isBefore || periodAt(tokens, boundAfter(tokens, next)?.next ?? next) !== undefined
}

/** "entre 100 y 150 mil", "2 o 3 dormitorios", "100-150k". */
function rangeAt(tokens: readonly Token[], at: number): Quantity | undefined {
  const opened = rangeStarts.has(tokens[at]?.key ?? '')
  const first = amountAt(tokens, opened ? at + 1 : at)
  if (!first) return undefined
  const firstUnit = unitOf(tokens, first)
  const middle = firstUnit?.next ?? first.next
  if (!rangeMiddles.has(tokens[middle]?.key ?? '')) return undefined
  const second = amountAt(tokens, middle + 1)
  if (!second) return undefined
  const unit = unitOf(tokens, second)
  if (firstUnit && unit && unit.unit.unit !== firstUnit.unit.unit) return undefined
  // "150 mil dólares y dos hijos"
  if (
    !opened &&
    !unit &&
    second.scale === 1 &&
    second.sign === undefined &&
    second.value < minPeriodPrice &&
    first.value >= minPrice
  )
    return undefined
  // "1 suite y 2 dormitorios"
  if (firstUnit && !opened && ['y', 'e', 'and'].includes(tokens[middle]?.key ?? '')) return undefined
  const isTyped = isTypedPrice(tokens, at, first) && isTypedPrice(tokens, middle, second)
  const isPriced =
    isTyped ||
    isOfPeriod(tokens, at, second, true) ||
    isMoney(first, second, opened) ||
    isBareRange(tokens, at, first, second)
  if (!unit && (firstUnit || !isPriced)) return undefined
  const shared = first.scale === 1 && sharesScale(first.value, second)
  const factor = isThousands(first, second) ? 1000 : shared ? second.scale : 1
  const min = factor > 1 ? { ...first, value: first.value * factor, english: second.english } : first
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

/** "entre 800 y 1 millón" */
function isThousands(first: Amount, second: Amount): boolean {
  const millions = second.value / second.scale
  if (first.scale !== 1 || second.scale !== 1_000_000 || first.value < 100) return false
  return first.value > millions && first.value * 1000 < second.value
}

function isTypedPrice(tokens: readonly Token[], from: number, { value, next }: Amount): boolean {
  return value >= minTyped && tokens.slice(from, next).some(({ text }) => typedThousands.test(text))
}

/** "alquiler 300 a 400": no years, kilometers or numbers of houses. */
function isBareRange(tokens: readonly Token[], at: number, first: Amount, second: Amount): boolean {
  const [low, high] = [first.value, second.value]
  const isRound = [low, high].every((value) => value % 50 === 0 && value >= 100 && value <= 5000)
  const isOfWay = notBefore.has(tokens[at - 1]?.key ?? '')
  // "unfurnished 3 bed 900-1200"
  const isTyped = /^[-–—]$/.test(tokens[first.next]?.key ?? '') && low >= leastTypedRent && !isOfTime(low)
  const isOfRent = isTyped || tokens.some(({ key }) => rents.has(key))
  return isRound && low < high && high <= 3 * low && !isOfWay && isOfRent
}
const leastTypedRent = 300
const isOfTime = (value: number) => value >= 1900 && value <= 2100
const notBefore = wordSet('km, ruta, calle, nro, numero, n, altura, casa, año, años, avenida, avda, av')
const rents = wordSet(
  'alquiler*, alquil@, alquilar, alquileres, renta, rent, rental, aluguel, alugar, mensual*, mes',
)

function isMoney(first: Amount, second: Amount, opened: boolean): boolean {
  const said = [first, second].some((amount) => amount.sign !== undefined || amount.scale > 1)
  return said || (opened && first.value >= minPrice && second.value >= minPrice)
}

/** "hasta 120 mil", "mínimo 80 m²", "2 baños o más". */
function boundedAt(tokens: readonly Token[], at: number): Quantity | undefined {
  const before = boundAt(tokens, at) ?? refusedAt(tokens, at)
  const around = before ? undefined : longestMatch(approximations, tokens, at)
  let start = before?.next ?? around?.next ?? at
  while (before && ['los', 'las', 'the', 'unos', 'de', 'a'].includes(tokens[start]?.key ?? '')) start += 1
  const amount = amountAt(tokens, start)
  if (!amount) return undefined
  const middle = boundAfter(tokens, amount.next)
  const unit = unitOf(tokens, { ...amount, next: middle?.next ?? endOfSum(tokens, amount.next) })
  const isRooms = unit !== undefined && unit.unit.unit !== 'area'
  // "2.500 budget, 4 bedrooms"
  if (before && isRooms && isApart(tokens, start)) return undefined
  const perArea = areaPriced(tokens, amount)
  if (perArea) return { bare: true, noPrice: true, next: perArea }
  if (unit?.unit.unit === 'area' && isLength(tokens, at, unit.next, before !== undefined)) return undefined
  const half = unit ? halfAt(tokens, unit.next) : undefined
  const end = half?.next ?? unit?.next ?? amount.next
  if (!unit && isPayment(tokens, end, amount)) return undefined
  const after = boundAfter(tokens, end)
  const bound = before?.value ?? (unit ? middle?.value : undefined) ?? after?.value
  const about = bound === undefined && (around ?? longestMatch(approximationsAfter, tokens, end))
  const isTyped = isTypedPrice(tokens, start, amount)
  const isBounded = bound !== undefined || Boolean(about)
  const isPriced =
    isPrice(amount, isBounded || isTyped || isMonthly(tokens, end)) ||
    isOfPeriod(tokens, at, amount, isBounded)
  if (!unit && !isPriced) return undefined
  if (about && (!unit || unit.unit.unit === 'area')) {
    const next = around ? end : about.next
    return { min: amount, max: amount, unit: unit?.unit, bare: false, around: true, next }
  }
  const next = after?.next ?? end
  const step = before?.value === 'max' ? -1 : 1
  const beyond = isRooms && before && isStrict(tokens, at, before.next) ? step : 0
  const counted = { ...amount, value: amount.value + (half?.value ?? 0) + beyond }
  const figure = bound === 'max' ? { max: counted } : { min: counted }
  return { ...figure, unit: unit?.unit, bare: bound === undefined, next }
}

/** “hasta”, “desde”, “máximo”, “<”. */
export function boundAt(
  tokens: readonly Token[],
  at: number,
): { value: 'min' | 'max'; next: number } | undefined {
  const mark = boundMarks.get(tokens[at]?.key ?? '')
  return mark ? { value: mark, next: at + 1 } : longestMatch(bounds, tokens, at)
}

function isStrict(tokens: readonly Token[], at: number, next: number): boolean {
  const words = tokens.slice(at, next).map(({ key }) => key)
  return strictBounds.has(words.join(' ')) || words[0] === '>'
}

/** "una hectárea y media", "2 baños y medio" */
function halfAt(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const key = tokens[at]?.key === 'y' ? tokens[at + 1]?.key : undefined
  return key === 'media' || key === 'medio' ? { value: 0.5, next: at + 2 } : undefined
}

/** "3+1 dormitorios" */
function endOfSum(tokens: readonly Token[], at: number): number {
  const isSum = tokens[at]?.key === '+' && tokens[at + 1]?.number !== undefined
  return isSum ? at + 2 : at
}

const maxRefusedWords = 4

/** "que no cueste más de", "no quiero gastar más de", "can't pay more than": a maximum. */
function refusedAt(tokens: readonly Token[], at: number): { value: 'max'; next: number } | undefined {
  const from = tokens[at]?.key === 'que' ? at + 1 : at
  // Portuguese: "no mínimo 3 quartos".
  if (!refusals.has(tokens[from]?.key ?? '') || tokens[from + 1]?.key === 'minimo') return undefined
  for (let index = from + 1; index <= from + maxRefusedWords; index++) {
    const bound = boundAt(tokens, index)
    if (bound) return bound.value === 'min' ? { value: 'max', next: bound.next } : undefined
    if (meaningAt(tokens, index)) return undefined
  }
  return undefined
}

/** The end of "15 usd el m2", "usd 50/m2". */
function areaPriced(tokens: readonly Token[], { sign, scale, value, next }: Amount): number | undefined {
  let start = next
  while (perUnitLinks.has(tokens[start]?.key ?? '')) start += 1
  const unit = unitAt(tokens, start)
  const isMoney = sign !== undefined || (start > next && (scale > 1 || value >= minPrice))
  return isMoney && unit?.unit.unit === 'area' ? unit.next : undefined
}

/** "a 200 metros del shopping", "12 metros de frente" */
function isLength(tokens: readonly Token[], at: number, end: number, isBounded: boolean): boolean {
  const [key = '', following = ''] = [tokens[end]?.key, tokens[end + 1]?.key]
  // "altura 8 metros"
  if (sideWords.has(key === 'de' ? following : key) || sideWords.has(tokens[at - 1]?.key ?? '')) return true
  if (isBounded) return false
  // "A thousand hectares", "me estiro a cinco hectáreas"
  if (tokens[at - 1]?.key === 'a') return !fieldMeasures.has(tokens[end - 1]?.key ?? '')
  return key === 'del' || key === 'from' || (key === 'de' && ['la', 'las', 'los'].includes(following))
}

const maxInstallment = 5_000_000

/** "20 millones de entrega", "250.000 la cuota", "390.000 gs cuotas" */
function isPayment(tokens: readonly Token[], at: number, { sign, value }: Amount): boolean {
  const key = tokens[at]?.key ?? ''
  if (key === 'de' || key === 'la' || key === 'por')
    return meaningAt(tokens, at + 1)?.value.kind === 'payment'
  const isSmall = sign !== 'USD' && value >= minTyped && value < maxInstallment
  return isSmall && (key === 'cuota' || key === 'cuotas') && !amountAt(tokens, at + 2)
}

/** "1000 a month" */
function isMonthly(tokens: readonly Token[], at: number): boolean {
  const after = meaningAt(tokens, at)?.value
  return after?.kind === 'transaction' && after.monthly === true
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
  const isSum =
    meaningAt(tokens, at + 1)?.value.kind === 'payment' || surcharges.has(tokens[at + 1]?.key ?? '')
  if (tokens[at]?.key === '+')
    return isSum || endOfSum(tokens, at) > at ? undefined : { value: 'min', next: at + 1 }
  const found = longestMatch(boundsAfter, tokens, at)
  if (!found || (amountAt(tokens, found.next) && !isApart(tokens, found.next))) return undefined
  return found
}
