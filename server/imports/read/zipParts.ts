import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { sheetLimits } from '#shared/imports/sheetLimits.ts'
import { SheetError } from './sheetError.ts'

export interface ZipParts {
  has(name: string): boolean
  /** Throws `SheetError` beyond what all may inflate to. */
  chunks(name: string): AsyncGenerator<Buffer>
  close(): void
}

const maxEntries = 2000

/** What it says that it inflates to is checked first, what it does while it is read. Throws `SheetError`. */
export async function openZip(file: Buffer): Promise<ZipParts> {
  try {
    const zip = await fromBufferPromise(file, { lazyEntries: true, autoClose: false })
    const entries = await readEntries(zip)
    return {
      has: (name) => entries.has(name),
      chunks: (name) => inflate(zip, entries.get(name)),
      close: () => zip.close(),
    }
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('broken_sheet', error)
  }
}

async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let bytes = 0
  if (zip.entryCount > maxEntries) throw new SheetError('broken_sheet')
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry)
      // Pictures within a sheet are not read.
      if (/\.(xml|rels)$/.test(entry.fileName)) bytes += entry.uncompressedSize
      if (bytes > sheetLimits.inflatedBytes) reject(new SheetError('inflates_too_much'))
      else zip.readEntry()
    })
    zip.on('end', resolve)
    zip.on('error', reject)
    zip.readEntry()
  })
  return entries
}

async function* inflate(zip: ZipFile, entry: Entry | undefined): AsyncGenerator<Buffer> {
  if (!entry) return
  if (entry.isEncrypted()) throw new SheetError('encrypted_sheet')
  let stream: Readable | undefined
  let bytes = 0
  try {
    stream = await zip.openReadStreamPromise(entry)
    for await (const chunk of stream) {
      bytes += chunk.length
      if (bytes > sheetLimits.inflatedBytes) throw new SheetError('inflates_too_much')
      yield chunk
    }
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('broken_sheet', error)
  } finally {
    stream?.destroy()
  }
}
