import { quantitiesIn, type Unit } from '#server/ai/checks/quantities.ts'
import { inDigits } from '#server/ai/checks/spelled.ts'
import { figuresIn } from '#server/ai/checks/statedFigures.ts'
import { currencies } from '#shared/currency/currencies.ts'

/** What tools and texts gave, as numbers by what they measure. */
export interface LearnedFigures {
  learn(value: unknown): void
  ofFields(unit: Unit): readonly number[]
  /** Of fields and texts. */
  of(unit: Unit): readonly number[]
  /** All, for figures without a unit. */
  all: ReadonlySet<number>
  /** Of texts. */
  unitless: ReadonlySet<number>
  guaraniesPerDollar(): number | undefined
}

export const smallestUnitless = 100
/** Opening hours may mention them. */
const hoursOfDay = 24
const perHectare = 10_000

/** Undefined: a count. */
function unitOfField(field: string): Unit | undefined {
  if (field === 'bedrooms' || field === 'bathrooms' || field === 'parkingSpaces') return field
  if (field === 'capacity') return 'people'
  if (/percent$/i.test(field)) return 'percent'
  if (/^area/i.test(field)) return 'squareMeters'
  if (field === 'guaraniesPerDollar') return 'guaranies'
  return /usd$|price|^low$|^high$/i.test(field) ? 'dollars' : undefined
}

/** Not of free text. */
const isCode = (field: string) => /(?:^|[a-z])(?:id|ids|path|At|date|source|status)$/.test(field)

export function createLearnedFigures(): LearnedFigures {
  const byField = new Map<Unit, Set<number>>([['hours', new Set([hoursOfDay])]])
  const byText = new Map<Unit, Set<number>>()
  const all = new Set<number>()
  const unitless = new Set<number>()
  let perDollar: number | undefined

  function add(to: Map<Unit, Set<number>>, unit: Unit, values: readonly number[]): void {
    const known = to.get(unit) ?? new Set()
    to.set(unit, known)
    for (const value of values) known.add(Math.abs(value))
  }
  function learnText(text: string): void {
    const digits = inDigits(text)
    const quantities = quantitiesIn(digits)
    for (const { unit, figure } of quantities) add(byText, unit, figure.readings)
    for (const { readings, text: written } of figuresIn(digits)) {
      for (const reading of readings) all.add(reading)
      // "15x40", "frente de 12"
      add(byText, 'meters', readings)
      if (!quantities.some(({ figure }) => figure.text === written))
        for (const reading of readings) if (reading >= smallestUnitless) unitless.add(reading)
    }
  }

  function learnNumber(value: number, unit: Unit | undefined): void {
    all.add(Math.abs(value))
    if (unit) add(byField, unit, [value])
  }

  function walk(value: unknown, field: string): void {
    if (typeof value === 'string') {
      if (!isCode(field)) learnText(value)
    } else if (typeof value === 'number') {
      if (field === 'guaraniesPerDollar') perDollar = value
      learnNumber(value, unitOfField(field))
    } else if (Array.isArray(value)) for (const one of value) walk(one, field)
    else if (typeof value === 'object' && value !== null) {
      const amount = amountOf(value)
      if (amount) learnNumber(amount.value, amount.unit)
      for (const [name, one] of Object.entries(value)) if (!amount || name !== 'amount') walk(one, name)
    }
  }

  const ofFields = (unit: Unit) => [...(byField.get(unit) ?? [])]
  const given = (unit: Unit) => [...ofFields(unit), ...(byText.get(unit) ?? [])]
  return {
    learn: (value) => walk(value, ''),
    ofFields,
    of: (unit) =>
      unit === 'hectares'
        ? [...given(unit), ...given('squareMeters').map((squareMeters) => squareMeters / perHectare)]
        : given(unit),
    all,
    unitless,
    guaraniesPerDollar: () => perDollar,
  }
}

function amountOf(value: object): { value: number; unit: Unit } | undefined {
  if (!('amount' in value && typeof value.amount === 'number' && 'currency' in value)) return undefined
  const currency = currencies.find((one) => one === value.currency)
  return currency && { value: value.amount, unit: currency === 'PYG' ? 'guaranies' : 'dollars' }
}
