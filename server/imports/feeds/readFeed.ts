import { createGunzip } from 'node:zlib'
import iconv from 'iconv-lite'
import { SheetError } from '#server/imports/read/sheetError.ts'
import { type FeedFormat as FormatName, feedLimits } from '#shared/imports/feedTypes.ts'
import { FeedError } from './feedError.ts'
import type { FeedFormat } from './formats/feedFormat.ts'
import { kyero } from './formats/kyero.ts'
import { trovit } from './formats/trovit.ts'
import { xmlItems } from './formats/xmlNode.ts'
import { rawHashOf } from './rawHash.ts'
import { cellsOf, copyOf, type FeedEntry } from './sources/feedEntry.ts'

const formats: Partial<Record<FormatName, FeedFormat>> = { kyero, trovit }

/** The listings of a file, as they come. Throws `FeedError`. */
export async function* readFeed(body: AsyncIterable<Buffer>, name: FormatName): AsyncGenerator<FeedEntry> {
  const format = formats[name]
  if (!format) throw new FeedError('not_a_feed')
  let count = 0
  try {
    for await (const node of xmlItems(inUtf8(unpacked(body)), format)) {
      if (++count > feedLimits.listings) throw new FeedError('too_many_listings')
      const listing = format.read(node)
      const hash = rawHashOf(cellsOf(listing))
      yield { code: copyOf((listing.externalId ?? '').trim()), hash, read: () => listing }
    }
  } catch (error) {
    if (error instanceof SheetError) throw new FeedError('cut_off', error)
    throw error
  }
}

/** Texts of listings are packed to a tenth, not to a hundredth. */
const bombRatio = 100
const bombBytes = 20 * 1024 * 1024

/** By its first bytes: many name no encoding. */
async function* unpacked(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = body[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) return
  const rest = { [Symbol.asyncIterator]: () => chunks }
  const isPacked = first.value[0] === 0x1f && first.value[1] === 0x8b
  yield* isPacked ? inflated(prepend(first.value, rest)) : prepend(first.value, rest)
}

async function* prepend(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}

async function* inflated(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip()
  let failure: unknown
  const feeding = feed(gunzip, packed).catch((error: unknown) => {
    failure = error
    gunzip.destroy()
  })
  let size = 0
  try {
    for await (const chunk of gunzip) {
      size += chunk.length
      const isBomb = size > bombBytes && size > gunzip.bytesWritten * bombRatio
      if (isBomb || size > feedLimits.bytes) throw new FeedError('too_large')
      yield chunk
    }
  } catch (error) {
    if (error instanceof FeedError) throw error
    throw failure ?? new FeedError('cut_off', error)
  } finally {
    gunzip.destroy()
    await feeding
  }
}

async function feed(gunzip: ReturnType<typeof createGunzip>, packed: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of packed) {
    if (gunzip.destroyed) return
    if (!gunzip.write(chunk))
      await new Promise<void>((resolve) => {
        gunzip.once('drain', resolve).once('close', resolve)
      })
  }
  gunzip.end()
}

/** Its declaration says so; what Windows calls Latin 1 has the euro sign in it. */
const headSize = 200
const declared = /encoding=["'](?:windows-1252|iso-8859-1|latin-?1)["']/i

async function* inUtf8(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0)
  let decoder: ReturnType<typeof iconv.getDecoder> | undefined
  const decoded = (chunk: Buffer) => (decoder ? Buffer.from(decoder.write(chunk)) : chunk)
  for await (const chunk of body) {
    if (head) {
      head = Buffer.concat([head, chunk])
      if (head.length < headSize) continue
      if (declared.test(head.subarray(0, headSize).toString('latin1')))
        decoder = iconv.getDecoder('windows-1252')
      yield decoded(head)
      head = undefined
    } else yield decoded(chunk)
  }
  if (head) yield head
}
