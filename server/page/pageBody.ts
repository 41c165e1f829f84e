import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Response } from 'express'
import vary from 'vary'
import type { StoredBody } from '#server/core/http/cache/sendResponse.ts'
import { chooseEncoding } from '#server/core/http/negotiate.ts'
import { createNonce, nonceOf } from '#server/core/http/security.ts'
import { appendCrc, crcShift } from './crc32.ts'
import { nonceMark } from './html.ts'

const brotli = promisify(zlib.brotliCompress)
const deflateRaw = promisify(zlib.deflateRaw)
const { BROTLI_PARAM_QUALITY, Z_FINISH, Z_FULL_FLUSH } = zlib.constants
/** For what is compressed for a single answer. */
const quick = { params: { [BROTLI_PARAM_QUALITY]: 4 } }

/**
 * A page whose nonce is filled in for each answer, in the body and in its policy. The parts between are compressed
 * once, with gzip: each is a sequence of whole deflate blocks that refer to no other part, and the nonces between them
 * are stored blocks (RFC 1951, 3.2.4; RFC 1952).
 */
export function createPageBody(html: string, policy: string): StoredBody {
  const parts = html.split(nonceMark).map((part) => Buffer.from(part))
  let packed: Promise<PackedPart[]> | undefined
  let isRepeated = false

  const pack = () =>
    Promise.all(
      parts.map(async (part, index) => ({
        deflated: await deflateRaw(part, {
          finishFlush: index === parts.length - 1 ? Z_FINISH : Z_FULL_FLUSH,
        }),
        length: part.length,
        crc: zlib.crc32(part),
        shift: crcShift(part.length),
      })),
    )
  async function encode(nonce: Buffer, encoding: 'br' | 'gzip' | 'identity'): Promise<Buffer> {
    if (encoding === 'gzip') {
      packed ??= pack()
      return gzipOf(await packed, nonce)
    }
    const plain = join(parts, nonce)
    return encoding === 'br' ? brotli(plain, quick) : plain
  }

  return {
    // The compressed parts take about a fourth.
    size: Math.ceil(html.length * 1.25),
    async send(request: IncomingMessage, response: ServerResponse) {
      const nonce = createNonce()
      vary(response, 'Accept-Encoding')
      response.setHeader('Content-Security-Policy', policy.replaceAll(nonceMark, nonce))
      const preferred = isRepeated
        ? (['gzip', 'br', 'identity'] as const)
        : (['br', 'gzip', 'identity'] as const)
      isRepeated = true
      const encoding = chooseEncoding(request.headers, preferred)
      const body = await encode(Buffer.from(nonce), encoding)
      if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
      response.setHeader('Content-Length', body.length)
      response.end(request.method === 'HEAD' ? undefined : body)
    },
  }
}

const join = (parts: readonly Buffer[], between: Buffer) =>
  Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [between, part])))

/** Deflate, without name and time, of an unknown system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

interface PackedPart {
  deflated: Buffer
  length: number
  crc: number
  shift: number
}

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

/** The policy of this response, with the mark in the place of the nonce. */
export function policyOf(response: Response): string {
  return String(response.getHeader('Content-Security-Policy')).replaceAll(nonceOf(response), nonceMark)
}
