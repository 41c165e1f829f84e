export interface CsvRow {
  /** As a spreadsheet counts lines of cells, from 1. */
  row: number
  cells: string[]
}

const delimiters = [';', '\t', ',', '|'] as const

/** The one that separates most in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1)
  const bare = line.replace(/"[^"]*"/g, '')
  const counted = delimiters.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).delimiter
}

/** RFC 4180 with any of the usual delimiters; empty rows are left out. A quote that nothing closes ends with the text. */
export function readCsv(sheet: string): CsvRow[] {
  const text = sheet.replace(/^\ufeff/, '').replace(/^sep=(.)\r?\n/i, '')
  const delimiter = delimiterOf(text)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let row = /^\ufeff?sep=/i.test(sheet) ? 2 : 1
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((one) => one !== '')) rows.push({ row, cells })
    cells = []
    row += 1
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (letter === delimiter) endCell()
    else if (letter === '\n') endRow()
    else if (letter !== '\r') cell += letter
  }
  if (cell !== '' || cells.length > 0) endRow()
  return rows
}
