import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import iconv from 'iconv-lite'
import { SheetError } from './sheetError.ts'

const delimiters = [';', ',', '\t', '|'] as const
type Delimiter = (typeof delimiters)[number]
/** Characters. */
const chunkSize = 64 * 1024
const maxRecord = 1024 * 1024
const headSize = 20_000

/** Throws `SheetError`. */
export async function* csvRows(file: Buffer): AsyncGenerator<{ number: number; cells: string[] }> {
  const text = decode(file)
  if (text.includes('\0')) throw new SheetError('not_a_sheet')
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
  const lines = told ? 1 : 0
  try {
    for await (const record of Readable.from(chunksOf(body)).pipe(parser)) {
      const { record: cells, info } = readRecord(record)
      yield { number: info + lines, cells }
    }
  } catch (error) {
    throw error instanceof CsvError ? new SheetError('broken_sheet', error) : error
  }
}

function readRecord(record: unknown): { record: string[]; info: number } {
  const isRecord = (value: unknown): value is { record: string[]; info: { lines: number } } =>
    typeof value === 'object' && value !== null && 'record' in value && 'info' in value
  if (!isRecord(record)) throw new SheetError('broken_sheet')
  return { record: record.record, info: record.info.lines }
}

function* chunksOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += chunkSize) yield text.slice(from, from + chunkSize)
}

/** By its mark, else as UTF-8 where it is that to the last byte, else as Windows wrote it. */
export function decode(file: Buffer): string {
  if (file[0] === 0xff && file[1] === 0xfe) return iconv.decode(file, 'utf16-le')
  if (file[0] === 0xfe && file[1] === 0xff) return iconv.decode(file, 'utf16-be')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    // Node's own decoder reads € and curly quotes of Windows wrongly.
    return iconv.decode(file, 'win1252')
  }
}

/** What parts most cells outside of quotes, in the first lines. */
export function delimiterOf(head: string): Delimiter {
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
