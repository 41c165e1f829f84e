import { CsvError } from 'csv-parse'
import iconv from 'iconv-lite'
import { type CsvRow, csvRows } from '#server/core/csv/csvRows.ts'
import { SheetError } from './sheetError.ts'

/** In any encoding. Throws `SheetError`. */
export async function* csvFileRows(file: Buffer): AsyncGenerator<CsvRow> {
  const text = decode(file)
  if (text.includes('\0')) throw new SheetError('not_a_sheet')
  try {
    yield* csvRows(text)
  } catch (error) {
    throw error instanceof CsvError ? new SheetError('broken_sheet', error) : error
  }
}

/** By its mark, else as UTF-8 where it is that to the last byte, else as Windows wrote it. */
function decode(file: Buffer): string {
  if (file[0] === 0xff && file[1] === 0xfe) return iconv.decode(file, 'utf16-le')
  if (file[0] === 0xfe && file[1] === 0xff) return iconv.decode(file, 'utf16-be')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    // Node's own decoder reads € and curly quotes of Windows wrongly.
    return iconv.decode(file, 'win1252')
  }
}
