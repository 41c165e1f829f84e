import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { appendCrc, crcShift } from './crc32.ts'

const deflateRaw = promisify(zlib.deflateRaw)
const { Z_FINISH, Z_FULL_FLUSH } = zlib.constants

interface PackedPart {
  deflated: Buffer
  length: number
  crc: number
  shift: number
}

/**
 * Returns a function that writes the parts in gzip with a nonce between them. Parts are complete deflate blocks without
 * references to other parts; nonces are stored blocks (RFC 1951, 3.2.4; RFC 1952).
 */
export async function packGzip(parts: readonly Buffer[]): Promise<(nonce: Buffer) => Buffer> {
  const packed = await Promise.all(
    parts.map(async (part, index) => ({
      deflated: await deflateRaw(part, {
        finishFlush: index === parts.length - 1 ? Z_FINISH : Z_FULL_FLUSH,
      }),
      length: part.length,
      crc: zlib.crc32(part),
      shift: crcShift(part.length),
    })),
  )
  return (nonce) => gzipOf(packed, nonce)
}

/** Deflate, no name or time, unknown system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

function gzipOf(parts: readonly PackedPart[], nonce: Buffer): Buffer {
  let crc = 0
  let length = 0
  for (const [index, part] of parts.entries()) {
    const before = index === 0 ? 0 : zlib.crc32(nonce, crc)
    crc = appendCrc(before, part.crc, part.shift)
    length += part.length + (index === 0 ? 0 : nonce.length)
  }
  const deflated = parts.map((part) => part.deflated)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc, 0)
  trailer.writeUInt32LE(length, 4)
  return Buffer.concat([gzipHeader, join(deflated, storedBlock(nonce)), trailer])
}

/** An uncompressed block, not the last one. */
function storedBlock(data: Buffer): Buffer {
  const block = Buffer.alloc(5 + data.length)
  block.writeUInt16LE(data.length, 1)
  block.writeUInt16LE(~data.length & 0xffff, 3)
  data.copy(block, 5)
  return block
}

export const join = (parts: readonly Buffer[], between: Buffer) =>
  Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [between, part])))
