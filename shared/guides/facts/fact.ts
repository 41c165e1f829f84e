import type { SourceName } from './sources.ts'

/** Whom to ask where we are not sure; languages write them as the object of asking. */
export type Adviser =
  | 'notary'
  | 'accountant'
  | 'lawyer'
  | 'bank'
  | 'municipality'
  | 'migrations'
  | 'agency'
  | 'administrator'

/** Words of a count follow it: "35 business days". */
export const countUnits = ['businessDays', 'days', 'months', 'years', 'wages'] as const
export type CountUnit = (typeof countUnits)[number]
export type Unit = CountUnit | 'percent' | 'PYG' | 'USD' | 'km' | 'sqm' | 'sqkm'

/** Two amounts are a range. */
export interface Figure {
  unit: Unit
  amounts: readonly [number] | readonly [low: number, high: number]
}
/** Of each year. */
export interface YearDay {
  unit: 'yearDay'
  month: number
  day: number
}
export type FactValue = Figure | YearDay

interface Validity {
  /** As it is cited; the same in every language. */
  law?: string
  /** When the source said so, or when it was read where it bears no date: '2026-02-09', '2025-07', '2012'. */
  date: string
  /** Read then, as the source bears no date. */
  isUndated?: true
  /** In force since. */
  since?: string
  sources: readonly [SourceName, ...SourceName[]]
}
type Confidence = { confidence: 'high' | 'medium'; ask?: Adviser } | { confidence: 'low'; ask: Adviser }

/** A rule without a figure, one figure, or several of one rule. */
type Content =
  | { value?: undefined; values?: undefined }
  | { value: FactValue; values?: undefined }
  | { values: Readonly<Record<string, FactValue>>; value?: undefined }
export type Fact = Validity & Confidence & Content

const figure =
  (unit: Unit) =>
  (low: number, high?: number): Figure => ({ unit, amounts: high === undefined ? [low] : [low, high] })

/* Each makes a figure of its unit: of one amount, or of a low and a high one. */

/** Of a hundred. */
export const percent = figure('percent')
export const guaranies = figure('PYG')
export const dollars = figure('USD')
export const businessDays = figure('businessDays')
export const days = figure('days')
export const months = figure('months')
export const years = figure('years')
/** Minimum wages. */
export const wages = figure('wages')
export const kilometres = figure('km')
export const squareMetres = figure('sqm')
export const squareKilometres = figure('sqkm')
/** A day of every year; `month`: 1 to 12. */
export const yearDay = (month: number, day: number): YearDay => ({ unit: 'yearDay', month, day })

/** When sources without a date were read. */
export const undated = { date: '2026-11', isUndated: true } as const
