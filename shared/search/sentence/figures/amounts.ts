import { spelledAt } from '#shared/search/sentence/figures/spelledNumber.ts'
import {
  currencyMarks,
  currencySigns,
  halves,
  type MoneySign,
  scales,
} from '#shared/search/sentence/grammar.ts'
import type { Token } from '#shared/search/sentence/tokens.ts'
import { longestMatch, meaningAt } from '#shared/search/sentence/vocabulary.ts'

/** "150 mil", "USD 95.000", "un millón y medio". */
export interface Amount {
  /** Scaled: 150000. */
  value: number
  /** Product of "mil", "millones", "k"; default 1. */
  scale: number
  /** An English scale ("million") suggests dollars. */
  english: boolean
  sign?: MoneySign
  /** Square meters, from "12x30". */
  plot: boolean
  next: number
}

function signAt(tokens: readonly Token[], at: number): { sign: MoneySign; next: number } | undefined {
  const mark = currencyMarks.get(tokens[at]?.key ?? '')
  if (mark) return { sign: mark, next: at + 1 }
  const word = longestMatch(currencySigns, tokens, at)
  return word && { sign: word.value, next: word.next }
}

interface Figure {
  value: number
  /** "two hundred" */
  english?: boolean
  next: number
}

function figureAt(tokens: readonly Token[], at: number): Figure | undefined {
  const figure = tokens[at]?.number ?? halves.get(tokens[at]?.key ?? '')
  if (figure !== undefined) return { value: figure, next: at + 1 }
  const spelled = spelledAt((index) => tokens[index]?.key ?? '', at)
  if (!spelled) return undefined
  const english = tokens.slice(at, spelled.next).some(({ key }) => key === 'hundred')
  return { ...spelled, english }
}

/** The amount that begins at a token, with its currency, scale and end. */
export function amountAt(tokens: readonly Token[], at: number): Amount | undefined {
  const before = signAt(tokens, at)
  let next = before?.next ?? at
  const figure = figureAt(tokens, next)
  if (!figure && !scales.has(tokens[next]?.key ?? '')) return undefined
  if (!figure && tokens[next]?.key === 'k') return undefined
  const plot = tokens[next]?.plot === true
  next = figure?.next ?? next
  if (figure && plot) return { value: figure.value, scale: 1, english: false, plot, next }
  if (figure && tokens[next - 1]?.key === 'half' && /^an?$/.test(tokens[next]?.key ?? '')) next += 1
  const half = figure && isHalfScaled(tokens, next) ? 0.5 : 0
  if (half) next += 2
  let scale = 1
  let english = figure?.english === true
  const isMarked = before !== undefined || isMillions(tokens, next)
  const isLimit =
    before === undefined && tokens[next]?.text === 'm' && limits.has(tokens[next - 2]?.key ?? '')
  for (let found = scaleAt(tokens, next, isMarked); found; found = scaleAt(tokens, next, false)) {
    if (scale > maxScale) return undefined
    scale *= found.factor
    english ||= found.english === true && !isLimit
    next += 1
  }
  let value = ((figure?.value ?? 1) + half) * scale
  const more = scale > 1 ? remainderAt(tokens, next, scale) : undefined
  value += more?.value ?? 0
  next = more?.next ?? next
  const times = more && scale === 1000 ? scales.get(tokens[next]?.key ?? '') : undefined
  if (times && times.factor > scale) {
    value *= times.factor
    scale *= times.factor
    next += 1
  }
  const preposition = ['de', 'of', 'in', 'en'].includes(tokens[next]?.key ?? '') && scale > 1 ? 1 : 0
  const after = before ? undefined : signAt(tokens, next + preposition)
  const isInternet = tokens[next]?.key === 'g' && value < 1000
  const trailing = after && !isInternet && !startsAmount(tokens, after) ? after : undefined
  if (!Number.isFinite(value) || value > 1e15) return undefined
  return { value, scale, english, plot, sign: (before ?? trailing)?.sign, next: trailing?.next ?? next }
}

/** "tres y medio millones" */
function isHalfScaled(tokens: readonly Token[], at: number): boolean {
  const [and, half, scale] = tokens.slice(at, at + 3)
  return and?.key === 'y' && half?.key === 'medio' && (scales.get(scale?.key ?? '')?.factor ?? 1) > 1
}

/** "mil mil mil …" is no amount. */
const maxScale = 1e15

const maxShortMillions = 20

const limits: ReadonlySet<string> = new Set([
  'max',
  'maximo',
  'hasta',
  'hsta',
  'tope',
  'ate',
  'under',
  'upto',
])

/** "1,5M alquiler", "350M gs", but not "350M" nor "12M de frente". */
function isMillions(tokens: readonly Token[], at: number): boolean {
  const [figure, mark] = [tokens[at - 1], tokens[at]]
  if (mark?.key !== 'm' || figure?.number === undefined) return false
  if (signAt(tokens, at + 1)) return true
  // "max 3.8m": so few square meters limit nothing.
  const isFraction = !Number.isInteger(figure.number) && limits.has(tokens[at - 2]?.key ?? '')
  const isShort =
    (mark.text === 'M' || isFraction) && mark.start === figure.end && figure.number < maxShortMillions
  return (
    isShort && !['de', 'frente', 'fondo', 'ancho', 'largo', 'x', 'por'].includes(tokens[at + 1]?.key ?? '')
  )
}

/** "un millón y medio", "mil quinientos", "2 millones 500 mil"; "un millón ochocientos" means thousands. */
function remainderAt(
  tokens: readonly Token[],
  at: number,
  scale: number,
): { value: number; next: number } | undefined {
  if (tokens[at]?.key === 'y' && tokens[at + 1]?.key === 'medio') return { value: scale / 2, next: at + 2 }
  // "mil e quinhentos"
  if (tokens[at]?.key === 'e' && (figureAt(tokens, at + 1)?.value ?? 0) >= 100)
    return remainderAt(tokens, at + 1, scale)
  const isWritten = tokens[at]?.number !== undefined && tokens[at + 1]?.key === 'mil'
  const isShort = scale === 1_000_000 && isShortThousands(tokens, at)
  const found = figureAt(tokens, at)
  const isSpelled = tokens[at]?.number === undefined && (found?.value ?? 0) >= 100
  const figure = isSpelled || isWritten || isShort ? found : undefined
  if (!figure) return undefined
  const saysThousands = tokens[figure.next]?.key === 'mil'
  const value = figure.value * (saysThousands || scale === 1_000_000 ? 1000 : 1)
  if (value >= scale) return undefined
  return { value, next: saysThousands ? figure.next + 1 : figure.next }
}

/** "1 millón 800", but not "90 millones 300 m2". */
function isShortThousands(tokens: readonly Token[], at: number): boolean {
  const figure = tokens[at]
  const millions = tokens[at - 2]?.number ?? 1
  const isRound = figure?.number !== undefined && /^[1-9](?:00|50)$/.test(figure.text)
  return isRound && millions < maxShortMillions && meaningAt(tokens, at + 1)?.value.kind !== 'unit'
}

function scaleAt(tokens: readonly Token[], at: number, afterSign: boolean) {
  const key = tokens[at]?.key ?? ''
  return afterSign && key === 'm' ? { factor: 1_000_000, english: true as const } : scales.get(key)
}

/** In "100 $ 200" the sign belongs to the second figure. */
function startsAmount(tokens: readonly Token[], after: { sign: MoneySign; next: number }): boolean {
  return after.sign === '$' && tokens[after.next]?.number !== undefined
}
