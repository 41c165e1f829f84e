import type { RowProblem } from '#server/imports/importRows.table.ts'
import type { ImportMapping } from '#shared/imports/imports.ts'

/** What a row says, before it is compared with anything. */
export interface Said {
  externalId: string
  /** By name of the API's field; null: removed. */
  fields: Record<string, unknown>
  pictures: { url: string; isPlan: boolean }[] | undefined
  problems: RowProblem[]
  warnings: RowProblem[]
}

/** One of a field. */
export interface Cell {
  text: string
  column: number
}

export interface Reading {
  mapping: ImportMapping
  problem: (code: string, field: string, cell: Cell) => void
}
