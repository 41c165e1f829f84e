import { sheetLimits } from '#shared/imports/sheetLimits.ts'
import { csvFileRows } from './csvFile.ts'
import { SheetError } from './sheetError.ts'
import { xlsxRows } from './xlsxRows.ts'

export interface SheetRow {
  /** As the sheet counts, from 1. */
  number: number
  cells: string[]
}

const zipMark = Buffer.from('PK\x03\x04', 'latin1')
/** Of the old binary format, and of encrypted xlsx files. */
const oleMark = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/**
 * The rows of a CSV in any encoding and with any delimiter, or of an xlsx's first sheet, without empty ones. Throws
 * `SheetError`.
 */
export async function* readSheet(file: Buffer): AsyncGenerator<SheetRow> {
  let count = 0
  for await (const { number, cells } of rowsOf(file)) {
    const cleaned = cells.map(cleanCell)
    const width = cleaned.findLastIndex((cell) => cell !== '') + 1
    if (width === 0) continue
    if (width > sheetLimits.columns) throw new SheetError('too_many_columns')
    if (++count > sheetLimits.rows + maxHeadRows) throw new SheetError('too_many_rows')
    yield { number, cells: cleaned.slice(0, width) }
  }
  if (count === 0) throw new SheetError('empty_sheet')
}

/** Titles and headers above the rows. */
export const maxHeadRows = 10

function rowsOf(file: Buffer): AsyncIterable<SheetRow> {
  if (file.subarray(0, 4).equals(zipMark)) return xlsxRows(file)
  if (file.subarray(0, 8).equals(oleMark)) throw new SheetError('encrypted_sheet')
  return csvFileRows(file)
}

const isUnstorable = /[\0\ud800-\udfff]/
const unstorable = /\0|\p{Cs}/gu

/** Without what the database cannot store, and without the mark that keeps a spreadsheet from taking text for a formula. */
function cleanCell(text: string): string {
  const storable = (isUnstorable.test(text) ? text.replace(unstorable, '') : text).trim()
  const plain = /^'[=+\-@\t\r\n]/.test(storable) ? storable.slice(1) : storable
  return plain.slice(0, sheetLimits.cell)
}
