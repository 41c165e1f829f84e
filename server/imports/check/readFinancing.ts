import { readFigure } from '#server/imports/values/amounts.ts'
import { readFeeItems, readFinancingWays } from '#server/imports/values/lists.ts'
import { currencyIn } from '#shared/core/readAmount.ts'
import type { Currency } from '#shared/currency/currencies.ts'
import type { ImportField } from '#shared/imports/importFields.ts'
import type { Cell, Reading, Said } from './said.ts'

const guessedFrom = 50_000

/** An amount with the currency of its text, of all that name none, or else by its size. */
export function readMoneyCell(
  { text }: Cell,
  currency: Currency | undefined,
): { amount: number; currency: Currency } | undefined {
  const amount = readFigure(text)
  if (amount === undefined || amount < 0) return undefined
  return {
    amount,
    currency: currencyIn(text) ?? currency ?? (amount >= guessedFrom ? 'PYG' : 'USD'),
  }
}

type Given = ReadonlyMap<ImportField, Cell[]>

const financingFields = ['financing', 'downPaymentPercent', 'instalments', 'instalmentAmount'] as const

/** How it can be paid: four columns make one fact. With instalments and no way named, the seller gives them. */
export function readFinancing(said: Said, given: Given, reading: Reading): void {
  const cells = financingFields.map((field) => given.get(field)?.[0])
  if (cells.every((cell) => cell === undefined || cell.text === '')) return
  const [ways, down, count, amount] = cells.map((cell) => (cell?.text ? cell : undefined))
  const { codes } = ways ? readKnown(said, 'financing', ways, readFinancingWays) : { codes: [] }
  const downPaymentPercent = down ? numberOf('downPaymentPercent', down, reading) : null
  const instalments = count ? numberOf('instalments', count, reading) : null
  const instalmentAmount = amount
    ? (readMoneyCell(amount, reading.mapping.currency ?? undefined) ?? null)
    : null
  if (amount && !instalmentAmount) reading.problem('not_a_number', 'instalmentAmount', amount)
  const has = (way: (typeof codes)[number]) => codes.some((one) => one === way)
  said.fields.financing = {
    bank: has('bank'),
    afd: has('afd'),
    own: has('own') || (codes.length === 0 && instalments !== null),
    downPaymentPercent,
    instalments,
    instalmentAmount,
  }
}

/** Beside the amount of the fee, which stands in a column of its own. */
export function readFeeIncludes(said: Said, given: Given): void {
  const [cell] = given.get('feeIncludes') ?? []
  const { maintenanceFee: fee } = said.fields
  if (!cell?.text || typeof fee !== 'object' || fee === null) return
  said.fields.maintenanceFee = { ...fee, includes: readKnown(said, 'feeIncludes', cell, readFeeItems).codes }
}

/** What is not known is told, and left out. */
function readKnown<Code>(
  said: Said,
  field: ImportField,
  { text, column }: Cell,
  read: (text: string) => { codes: Code[]; unknown: string[] },
) {
  const { codes, unknown } = read(text)
  for (const value of unknown.slice(0, 5))
    said.warnings.push({ code: 'unknown_item', field, column, value: value.slice(0, 60) })
  return { codes }
}

function numberOf(field: ImportField, cell: Cell, { problem }: Reading): number | null {
  const number = readFigure(cell.text.replace('%', ''))
  if (number === undefined) problem('not_a_number', field, cell)
  return number ?? null
}
