import { Readable } from 'node:stream'
import { parse } from 'csv-parse'

const delimiters = [';', ',', '\t', '|'] as const
type Delimiter = (typeof delimiters)[number]
/** Characters. */
const chunkSize = 64 * 1024
const maxRecord = 1024 * 1024
const headSize = 20_000

export interface CsvRow {
  /** As a spreadsheet counts rows, from 1: a cell may have several lines. */
  number: number
  cells: string[]
}

/** RFC 4180 with any of the usual delimiters, or what its first line says ("sep=;"); without empty lines. Throws `CsvError`. */
export async function* csvRows(sheet: string): AsyncGenerator<CsvRow> {
  const text = sheet.replace(/^\ufeff/, '')
  const told = /^sep=(.)\r?\n/i.exec(text)
  const body = told ? text.slice(told[0].length) : text
  const parser = parse({
    delimiter: told?.[1] ?? delimiterOf(body.slice(0, headSize)),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRecord,
    info: true,
  })
  const before = told ? 1 : 0
  for await (const record of Readable.from(chunksOf(body)).pipe(parser)) {
    const { record: cells, info } = readRecord(record)
    yield { number: info.records + info.empty_lines + before, cells }
  }
}

interface Parsed {
  record: string[]
  /** Of this record inclusive. */
  info: { records: number; empty_lines: number }
}

function readRecord(record: unknown): Parsed {
  const isRecord = (value: unknown): value is Parsed =>
    typeof value === 'object' && value !== null && 'record' in value && 'info' in value
  if (!isRecord(record)) throw new Error('csv-parse gives records in another shape')
  return record
}

function* chunksOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += chunkSize) yield text.slice(from, from + chunkSize)
}

/** What parts most cells outside of quotes, in the first lines. */
function delimiterOf(head: string): Delimiter {
  const counts = new Map<Delimiter, number>(delimiters.map((one) => [one, 0]))
  let isQuoted = false
  let lines = 0
  for (const letter of head) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === '\n' && !isQuoted && ++lines === 5) break
    else if (!isQuoted) {
      const one = delimiters.find((delimiter) => delimiter === letter)
      if (one) counts.set(one, (counts.get(one) ?? 0) + 1)
    }
  }
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a)
  return best && best[1] > 0 ? best[0] : ';'
}
