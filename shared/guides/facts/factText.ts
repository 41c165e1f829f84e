import { formatPYG, formatUSD, toUSD } from '#shared/core/money.ts'
import { numberText } from '#shared/core/numberText.ts'
import type { Adviser, CountUnit, Fact, FactValue, Figure } from './fact.ts'
import { type FactName, factOf } from './facts.ts'
import { type SourceName, sourceNames } from './sources.ts'

/** How a language writes facts; there are more of them than languages of pages. */
export interface FactWords {
  decimal: ',' | '.'
  units: Record<CountUnit, readonly [one: string, other: string]>
  /** 'entre 3% y 5%' is left to the sentence: '3% a 5%'. */
  range(low: string, high: string): string
  millions(figure: string): string
  about(amount: string): string
  /** January first. */
  monthNames: readonly string[]
  dayOf(day: string, month: string): string
  monthOf(month: string, year: string): string
  readIn(date: string): string
  inForceSince(date: string): string
  unwritten: string
  advisers: Record<Adviser, string>
}

const million = 1_000_000

/** `Gs. 725 millones`, `Gs. 94.777`. */
function guaraniesText(amount: number, w: FactWords): string {
  if (amount < million) return formatPYG(amount)
  const rounded = amount / million
  return Number.isInteger(rounded * 10)
    ? w.millions(`Gs.\u00a0${numberText(rounded, w.decimal, 1, 0)}`)
    : formatPYG(amount)
}

/** Two digits say as much as a rate of the day does. */
const roughly = (amount: number) => Number(amount.toPrecision(2))

const after: Partial<Record<Figure['unit'], string>> = {
  percent: '%',
  km: '\u00a0km',
  sqm: '\u00a0m²',
  sqkm: '\u00a0km²',
}

function amountText({ unit, amounts }: Figure, w: FactWords): string {
  const write = (amount: number) => {
    if (unit === 'USD') return formatUSD(amount)
    if (unit === 'PYG') return guaraniesText(amount, w)
    return numberText(amount, w.decimal, 2, 0)
  }
  const [low, high] = amounts
  const suffix = after[unit] ?? ''
  const range = (one: string, other: string) => w.range(one, other)
  if (
    unit === 'businessDays' ||
    unit === 'days' ||
    unit === 'months' ||
    unit === 'years' ||
    unit === 'wages'
  ) {
    const [one, other] = w.units[unit]
    const count = high === undefined ? write(low) : range(write(low), write(high))
    return `${count}\u00a0${(high ?? low) === 1 ? one : other}`
  }
  return high === undefined ? write(low) + suffix : range(write(low) + suffix, write(high) + suffix)
}

/** What the amount is in money that the reader may think in. */
function aside({ unit, amounts }: Figure, rate: number, w: FactWords): string {
  const inUSD = (amount: number) => formatUSD(roughly(toUSD(amount, rate)))
  const write = (amount: number) => (unit === 'PYG' ? inUSD(amount) : wageText(amount, w))
  if (unit !== 'PYG' && unit !== 'wages') return ''
  const [low, high] = amounts
  return ` (${w.about(high === undefined ? write(low) : w.range(write(low), write(high)))})`
}

const wage = factOf('minimumWage')
const monthlyWage = wage.value && wage.value.unit !== 'yearDay' ? wage.value.amounts[0] : 0
const wageText = (count: number, w: FactWords) =>
  guaraniesText(Math.round((count * monthlyWage) / 100_000) * 100_000, w)

/** '3 a 5 %', 'Gs. 94.777', '31 de marzo'. `rate`: guaraníes per dollar; undefined: the figure alone. */
export function valueText(value: FactValue, w: FactWords, rate?: number): string {
  if (value.unit === 'yearDay') return w.dayOf(String(value.day), w.monthNames[value.month - 1] ?? '')
  return amountText(value, w) + (rate === undefined ? '' : aside(value, rate, w))
}

/** The value of a fact, or of a part of one with several; undefined where it has none. */
export function factValue(name: FactName, part?: string): FactValue | undefined {
  const { value, values } = factOf(name)
  return part === undefined ? value : values?.[part]
}

/** '2026-02-09' is '9 de febrero de 2026', '2026-02' 'febrero de 2026'. */
export function dateText(date: string, w: FactWords): string {
  const [year = '', month, day] = date.split('-')
  if (month === undefined) return year
  const name = w.monthOf(w.monthNames[Number(month) - 1] ?? '', year)
  return day === undefined ? name : w.dayOf(String(Number(day)), name)
}

/** The name of a source; what a language calls custom, where nobody wrote it down. */
export const sourceText = (name: SourceName, w: FactWords): string => sourceNames[name] ?? w.unwritten

/** 'Ley 7424/2025. 1000 Noticias, 9 de febrero de 2026.' */
export function originText({ law, date, since, isUndated, sources }: Fact, w: FactWords): string {
  const when = dateText(date, w)
  const names = sources.map((name) => sourceText(name, w)).join(', ')
  const force = since === undefined ? '' : `, ${w.inForceSince(dateText(since, w))}`
  const isWritten = sources.some((name) => sourceNames[name] !== null)
  const from = isWritten ? `${names}, ${isUndated ? w.readIn(when) : when}.` : `${names}.`
  return law === undefined ? from : `${law}${force}. ${from}`
}
