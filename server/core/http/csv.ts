import type { Request } from 'express'
import { sendStream } from '#server/core/http/streams/sendStream.ts'

export type Cell = string | number | Date | null

/** Excel needs it to recognize UTF-8. */
const byteOrderMark = '\ufeff'

/** RFC 4180; quotes text that a spreadsheet would take for a formula. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** In constant memory; ends if the client disconnects. */
export function sendCsv(
  request: Request,
  name: string,
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): Promise<void> {
  async function* lines() {
    yield byteOrderMark + csvLine(header)
    for await (const batch of batches) yield batch.map(csvLine).join('')
  }
  return sendStream(request, { name: `${name}.csv`, type: 'text/csv; charset=utf-8' }, lines())
}
