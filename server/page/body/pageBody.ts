import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Response } from 'express'
import vary from 'vary'
import { endWith, type StoredBody } from '#server/core/http/cache/sendResponse.ts'
import { chooseEncoding } from '#server/core/http/negotiate.ts'
import { createNonce, nonceOf } from '#server/core/http/security.ts'
import { nonceMark, type PageHtml } from '#server/page/html.ts'
import { packBrotli } from './brotliBody.ts'
import { packGzip } from './gzipBody.ts'

const brotli = promisify(zlib.brotliCompress)
const { BROTLI_PARAM_QUALITY } = zlib.constants
/** Per response. */
const quick = { params: { [BROTLI_PARAM_QUALITY]: 4 } }

/** Of gzip and brotli together, as a share. */
const compressed = 0.3

/** The nonce is filled in per response. Compressed once from the second response on: most pages have no second. */
export function createPageBody({ runs, ownSize }: PageHtml, policy: string): StoredBody {
  const size = runs.flat().reduce((sum, { length }) => sum + length, 0)
  let gzip: ReturnType<typeof packGzip> | undefined
  let repeatedBrotli: ReturnType<typeof packBrotli> | undefined
  let isRepeated = false

  async function encodeBrotli(nonce: Buffer): Promise<Buffer> {
    if (isRepeated) repeatedBrotli ??= packBrotli(joined())
    isRepeated = true
    const write = await repeatedBrotli
    return write ? write(nonce) : brotli(Buffer.concat(withNonce(nonce)), quick)
  }
  async function encode(nonce: Buffer, encoding: 'br' | 'gzip' | 'identity'): Promise<Buffer[]> {
    if (encoding === 'br') return [await encodeBrotli(nonce)]
    if (encoding === 'identity') return withNonce(nonce)
    gzip ??= packGzip(joined())
    return [(await gzip)(nonce)]
  }
  const withNonce = (nonce: Buffer) => runs.flatMap((run, index) => (index === 0 ? run : [nonce, ...run]))
  const joined = () => runs.map((run) => Buffer.concat(run))

  return {
    size: Math.ceil(ownSize + compressed * size),
    async send(request: IncomingMessage, response: ServerResponse) {
      const nonce = createNonce()
      vary(response, 'Accept-Encoding')
      response.setHeader('Content-Security-Policy', policy.replaceAll(nonceMark, nonce))
      const encoding = chooseEncoding(request.headers, ['br', 'gzip', 'identity'])
      const body = await encode(Buffer.from(nonce), encoding)
      if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
      response.setHeader(
        'Content-Length',
        body.reduce((sum, { length }) => sum + length, 0),
      )
      if (request.method === 'HEAD') response.end()
      else endWith(response, body)
    },
  }
}

/** The response's policy with the placeholder of the nonce. */
export function policyOf(response: Response): string {
  return String(response.getHeader('Content-Security-Policy')).replaceAll(nonceOf(response), nonceMark)
}
