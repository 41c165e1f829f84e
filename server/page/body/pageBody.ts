import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Response } from 'express'
import vary from 'vary'
import type { StoredBody } from '#server/core/http/cache/sendResponse.ts'
import { chooseEncoding } from '#server/core/http/negotiate.ts'
import { createNonce, nonceOf } from '#server/core/http/security.ts'
import { nonceMark } from '#server/page/html.ts'
import { packBrotli } from './brotliBody.ts'
import { join, packGzip } from './gzipBody.ts'

const brotli = promisify(zlib.brotliCompress)
const { BROTLI_PARAM_QUALITY } = zlib.constants
/** Per response. */
const quick = { params: { [BROTLI_PARAM_QUALITY]: 4 } }

/** The nonce is filled in per response. Compressed once from the second response on: most pages have no second. */
export function createPageBody(html: string, policy: string): StoredBody {
  const parts = html.split(nonceMark).map((part) => Buffer.from(part))
  let gzip: ReturnType<typeof packGzip> | undefined
  let repeatedBrotli: ReturnType<typeof packBrotli> | undefined
  let isRepeated = false

  async function encodeBrotli(nonce: Buffer): Promise<Buffer> {
    if (isRepeated) repeatedBrotli ??= packBrotli(parts)
    isRepeated = true
    const write = await repeatedBrotli
    return write ? write(nonce) : brotli(join(parts, nonce), quick)
  }
  async function encode(nonce: Buffer, encoding: 'br' | 'gzip' | 'identity'): Promise<Buffer> {
    if (encoding === 'br') return encodeBrotli(nonce)
    if (encoding === 'identity') return join(parts, nonce)
    gzip ??= packGzip(parts)
    return (await gzip)(nonce)
  }

  return {
    size: Math.ceil(html.length * 1.4),
    async send(request: IncomingMessage, response: ServerResponse) {
      const nonce = createNonce()
      vary(response, 'Accept-Encoding')
      response.setHeader('Content-Security-Policy', policy.replaceAll(nonceMark, nonce))
      const encoding = chooseEncoding(request.headers, ['br', 'gzip', 'identity'])
      const body = await encode(Buffer.from(nonce), encoding)
      if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
      response.setHeader('Content-Length', body.length)
      response.end(request.method === 'HEAD' ? undefined : body)
    },
  }
}

/** The response's policy with the placeholder of the nonce. */
export function policyOf(response: Response): string {
  return String(response.getHeader('Content-Security-Policy')).replaceAll(nonceOf(response), nonceMark)
}
