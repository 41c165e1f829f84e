import { AppError } from '#server/core/errors.ts'
import type { RowProblem } from '#server/imports/importRows.table.ts'
import type { ImportField } from '#shared/imports/importFields.ts'
import type { ImportMapping } from '#shared/imports/imports.ts'

/** Fields of the API that a sheet has under another name. */
const aliases: Record<string, readonly ImportField[]> = {
  priceUSD: ['price'],
  price: ['price'],
  latitude: ['latitude', 'coordinates'],
  longitude: ['longitude', 'coordinates'],
  state: ['city'],
}

const columnOf = (field: string, { columns }: ImportMapping): { field: string; column: number | null } => {
  const names: readonly string[] = aliases[field] ?? [field]
  const column = columns.findIndex((one) => one !== null && names.includes(one))
  return { field: columns[column] ?? names[0] ?? field, column: column < 0 ? null : column }
}

/** Of a draft that is refused, with what the row says. Throws other errors. */
export function problemsOf(error: unknown, cells: readonly string[], mapping: ImportMapping): RowProblem[] {
  if (!(error instanceof AppError) || error.status !== 422) throw error
  const fields = Object.entries(error.details.fields ?? {})
  if (fields.length === 0) return [{ code: 'invalid', field: null, column: null, value: '' }]
  return fields.map(([name, code]) => {
    const { field, column } = columnOf(name.split('.')[0] ?? name, mapping)
    return { code, field, column, value: (column === null ? '' : (cells[column] ?? '')).slice(0, 200) }
  })
}

/** Rows with one key have one cure: what few values are told apart, what is a doubt answered for all. */
export const groupKey = ({ code, field }: Pick<RowProblem, 'code' | 'field'>): string =>
  `${code}:${field ?? ''}`
