import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request } from 'express'
import { AppError } from '#server/core/errors.ts'
import { frugally } from '#server/core/restingMemory.ts'

interface StreamedFile {
  /** With its ending. */
  name: string
  type: string
  /** Opened, not downloaded. */
  isShown?: boolean
}

/** In constant memory; ends if the client disconnects. */
export async function sendStream(
  request: Request,
  { name, type, isShown = false }: StreamedFile,
  parts: AsyncIterable<string>,
): Promise<void> {
  const response = request.res
  if (!response) throw new AppError('internal')
  response.status(200).set('Cache-Control', 'private, no-store')
  if (!isShown) response.attachment(name)
  response.type(type)
  try {
    await pipeline(Readable.from(frugalParts(parts), { objectMode: true, highWaterMark: 1 }), response)
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

/** While a part is made alone: whoever reads slowly costs nobody else anything. */
async function* frugalParts(parts: AsyncIterable<string>): AsyncGenerator<string> {
  const each = parts[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await frugally('stream', () => each.next())
      if (next.done) return
      yield next.value
    }
  } finally {
    await each.return?.()
  }
}

const isGone = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
