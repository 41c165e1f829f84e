/** Of one file. */
export const sheetLimits = {
  bytes: 20 * 1024 * 1024,
  /** Of an xlsx, unpacked. */
  inflatedBytes: 100 * 1024 * 1024,
  rows: 20_000,
  columns: 200,
  /** Characters; more is cut. */
  cell: 20_000,
} as const

/** Why a file cannot be read as a sheet. */
export const sheetProblems = [
  'not_a_sheet',
  'broken_sheet',
  'encrypted_sheet',
  'inflates_too_much',
  'too_many_rows',
  'too_many_columns',
  'empty_sheet',
] as const
export type SheetProblem = (typeof sheetProblems)[number]
