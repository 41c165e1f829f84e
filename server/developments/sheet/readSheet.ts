import { CsvError } from 'csv-parse'
import { type CsvRow, csvRows } from '#server/core/csv/csvRows.ts'
import { fold } from '#shared/core/text.ts'
import { developmentLimits } from '#shared/developments/developmentTypes.ts'
import type { NewUnit, SheetColumn, SheetProblem } from '#shared/developments/teamDevelopments.ts'
import { unitKey } from '#shared/developments/unitNumber.ts'
import { columnOf, readFloor, readOrientation, readPrice, readState } from './sheetCells.ts'

export interface SheetUnit {
  unit: NewUnit
  /** Undefined: not said. */
  state: 'free' | 'sold' | undefined
  /** Columns that the sheet has: others stay as they are. */
  has: ReadonlySet<SheetColumn>
}

export interface ReadSheet {
  units: SheetUnit[]
  problems: SheetProblem[]
}

interface TypeName {
  id: string
  name: string
}

const required: readonly SheetColumn[] = ['floor', 'number']

/** Units of a sheet, or what is wrong with it by row and column. A type is named unless there is only one. */
export async function readSheet(sheet: string, types: readonly TypeName[]): Promise<ReadSheet> {
  const { rows: all, brokenRow } = await cellsOf(sheet)
  if (brokenRow !== undefined) return { units: [], problems: [problem(brokenRow, null, 'open_quote')] }
  const [header, ...rows] = all
  if (!header || rows.length === 0) return { units: [], problems: [problem(1, null, 'no_rows')] }
  const columns = header.cells.map(columnOf)
  const missing = [...required, ...(types.length === 1 ? [] : (['type'] as const))].filter(
    (name) => !columns.includes(name),
  )
  const twice = columns.filter((name, at) => name !== undefined && columns.indexOf(name) < at)
  const wrong = [
    ...missing.map((name) => problem(header.number, name, 'no_column')),
    ...twice.map((name) => problem(header.number, name ?? null, 'same_column')),
  ]
  if (wrong.length > 0) return { units: [], problems: wrong }
  if (rows.length > developmentLimits.units)
    return { units: [], problems: [problem(header.number, null, 'too_many_units')] }
  return readRows(rows, columns, types)
}

/** `brokenRow`: where a quote begins that nothing closes. */
async function cellsOf(sheet: string): Promise<{ rows: CsvRow[]; brokenRow?: number }> {
  const rows: CsvRow[] = []
  try {
    for await (const { number, cells } of csvRows(sheet)) {
      const trimmed = cells.map((cell) => cell.trim())
      if (trimmed.some((cell) => cell !== '')) rows.push({ number, cells: trimmed })
    }
    return { rows }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { rows, brokenRow: (rows.at(-1)?.number ?? 0) + 1 }
  }
}

function readRows(
  rows: readonly CsvRow[],
  columns: readonly (SheetColumn | undefined)[],
  types: readonly TypeName[],
): ReadSheet {
  const problems: SheetProblem[] = []
  const units: SheetUnit[] = []
  const firstRows = new Map<string, number>()
  const has = new Set(columns.flatMap((name) => name ?? []))
  for (const row of rows) {
    const read = readRow(row, columns, types, has)
    problems.push(...read.problems)
    const number = row.cells[columns.indexOf('number')] ?? ''
    const key = unitKey(number)
    const first = number === '' ? undefined : firstRows.get(key)
    if (first !== undefined)
      problems.push({ ...problem(row.number, 'number', 'twice', number), otherRow: first })
    else firstRows.set(key, row.number)
    if (read.unit && first === undefined) units.push({ ...read.unit, has })
  }
  return { units, problems }
}

function readRow(
  { number: row, cells }: CsvRow,
  columns: readonly (SheetColumn | undefined)[],
  types: readonly TypeName[],
  has: ReadonlySet<SheetColumn>,
): { unit?: Omit<SheetUnit, 'has'>; problems: SheetProblem[] } {
  const problems: SheetProblem[] = []
  /** Undefined if empty or wrong, which is told. */
  function cell<T>(
    column: SheetColumn,
    read: (text: string) => T | undefined,
    wrong: SheetProblem['problem'],
    isRequired = false,
  ): T | undefined {
    const text = cells[columns.indexOf(column)] ?? ''
    const value = text === '' ? undefined : read(text)
    if (text === '' && isRequired && has.has(column)) problems.push(problem(row, column, 'missing'))
    if (text !== '' && value === undefined) problems.push(problem(row, column, wrong, text))
    return value
  }
  const floor = cell('floor', readFloor, 'not_a_floor', true)
  const number = cell('number', readNumber, 'too_long', true)
  const named = cell('type', (text) => typeOf(text, types), 'unknown_type', true)
  const typeId = has.has('type') ? named : types[0]?.id
  const orientation = cell('orientation', readOrientation, 'not_an_orientation') ?? null
  const price = cell('price', readPrice, 'not_a_price') ?? null
  const state = cell('state', readState, 'not_a_state')
  if (floor === undefined || number === undefined || typeId === undefined) return { problems }
  return { unit: { unit: { floor, number, typeId, orientation, price }, state }, problems }
}

const readNumber = (text: string) => (text.length > developmentLimits.unitNumber ? undefined : text)

const typeOf = (text: string, types: readonly TypeName[]) =>
  types.find(({ name }) => fold(name) === fold(text))?.id

/** Characters of a value that is told. */
const maxValue = 60

function problem(
  row: number,
  column: SheetColumn | null,
  what: SheetProblem['problem'],
  value: string | null = null,
): SheetProblem {
  return { row, column, value: value?.slice(0, maxValue) ?? null, problem: what, otherRow: null }
}
