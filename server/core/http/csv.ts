import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request } from 'express'
import { AppError } from '#server/core/errors.ts'

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
export async function sendCsv(
  request: Request,
  name: string,
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): Promise<void> {
  const response = request.res
  if (!response) throw new AppError('internal')
  async function* lines() {
    yield byteOrderMark + csvLine(header)
    for await (const batch of batches) yield batch.map(csvLine).join('')
  }
  response.status(200).set('Cache-Control', 'private, no-store').attachment(`${name}.csv`)
  try {
    await pipeline(Readable.from(lines(), { objectMode: true, highWaterMark: 1 }), response)
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

const isGone = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
