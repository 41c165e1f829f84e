import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { createNonce } from '#server/core/http/security.ts'
import { join } from './gzipBody.ts'

const decompress = promisify(zlib.brotliDecompress)
const { BROTLI_OPERATION_FLUSH, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
/** Higher ones save little more. */
const quality = 5

/**
 * Returns a function that writes the parts in brotli with a nonce between them. The first nonce is a block of its own that
 * the encoder stores uncompressed (RFC 7932, 9.2), the others refer to it: any nonce can be written over it. Undefined where
 * the encoder did otherwise.
 */
export async function packBrotli(parts: readonly Buffer[]): Promise<((nonce: Buffer) => Buffer) | undefined> {
  const [first = Buffer.alloc(0), ...others] = parts
  const sample = Buffer.from(createNonce())
  const packed = await compressBlocks(first, sample, join(others, sample))
  const at = packed.indexOf(sample)
  const write = (nonce: Buffer) => {
    const body = Buffer.from(packed)
    nonce.copy(body, at)
    return body
  }
  const other = unlike(sample)
  if (at < 0 || !(await isPage(write(other), join(parts, other)))) return undefined
  return write
}

async function isPage(compressed: Buffer, page: Buffer): Promise<boolean> {
  const decoded = await decompress(compressed).catch(() => undefined)
  return decoded?.equals(page) === true
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Another letter in each place: shows whether the encoder wrote one of the first elsewhere. */
function unlike(nonce: Buffer): Buffer {
  const other = (letter: string, at: number) =>
    letters.charAt((letters.indexOf(letter) + 1 + at) % letters.length)
  return Buffer.from(nonce.toString().replace(/[^=]/g, other))
}

async function compressBlocks(...blocks: Buffer[]): Promise<Buffer> {
  const size = blocks.reduce((sum, { length }) => sum + length, 0)
  const encoder = zlib.createBrotliCompress({
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: size },
  })
  const output = buffer(encoder)
  for (const block of blocks) {
    encoder.write(block)
    await new Promise<void>((flushed) => encoder.flush(BROTLI_OPERATION_FLUSH, flushed))
  }
  encoder.end()
  return output
}
