import { sheetLimits } from '#shared/imports/sheetLimits.ts'
import { createMerges, readMerges } from './merges.ts'
import { SheetError } from './sheetError.ts'
import { readWorkbook, type Workbook } from './workbook.ts'
import { parseXml, type XmlHandler } from './xmlEvents.ts'
import { openZip } from './zipParts.ts'

interface Row {
  number: number
  cells: string[]
}

/** Of the first sheet. Formulas count as what they gave when it was saved. Throws `SheetError`. */
export async function* xlsxRows(file: Buffer): AsyncGenerator<Row> {
  const zip = await openZip(file)
  try {
    const workbook = await readWorkbook(zip)
    const merges = createMerges(await readMerges(zip.chunks(workbook.sheet)))
    const done: Row[] = []
    const handler = rowHandler(workbook, (row) => done.push(row))
    for await (const _ of parseXml(zip.chunks(workbook.sheet), handler))
      for (const row of done.splice(0)) yield { ...row, cells: merges.fill(row.number, row.cells) }
  } finally {
    zip.close()
  }
}

function rowHandler(workbook: Workbook, onRow: (row: Row) => void): XmlHandler {
  let row: Row = { number: 0, cells: [] }
  let cell = { column: 0, type: '', style: 0, value: '' }
  let isValue = false
  return {
    open(name, { r, t = 'n', s = '0' }) {
      if (name === 'row') row = { number: Number(r) || row.number + 1, cells: [] }
      else if (name === 'c')
        cell = {
          column: r === undefined ? row.cells.length : columnOf(r),
          type: t,
          style: Number(s),
          value: '',
        }
      isValue = name === 'v' || name === 't'
    },
    text(part) {
      if (isValue && cell.value.length < sheetLimits.cell) cell.value += part
    },
    close(name) {
      isValue = false
      if (name === 'c' && cell.value !== '') {
        if (cell.column >= sheetLimits.columns) throw new SheetError('too_many_columns')
        while (row.cells.length < cell.column) row.cells.push('')
        row.cells[cell.column] = textOf(cell, workbook)
      }
      if (name === 'row') onRow(row)
    },
  }
}

/** "AB12" → 27. */
export function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase() ?? ''
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

interface Cell {
  type: string
  style: number
  value: string
}

function textOf({ type, style, value }: Cell, { strings, dateStyles, isFrom1904 }: Workbook): string {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return ''
  if (type !== 'n') return value
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  return dateStyles[style] ? dayOf(number, isFrom1904) : numberText(number)
}

/** A decimal point that no reader takes for one of thousands: "1.2340". */
function numberText(number: number): string {
  const text = Math.abs(number) >= 1e-7 && Math.abs(number) < 1e21 ? String(number) : number.toFixed(0)
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

const daysTo1970 = 25_569
const daysTo1904 = 1462

/** "2026-11-27". */
function dayOf(serial: number, isFrom1904: boolean): string {
  const days = serial + (isFrom1904 ? daysTo1904 : 0) - daysTo1970
  const moment = new Date(Math.floor(days) * 86_400_000)
  return Number.isNaN(moment.getTime()) ? String(serial) : moment.toISOString().slice(0, 10)
}
