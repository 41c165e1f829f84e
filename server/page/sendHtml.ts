import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Request, Response } from 'express'
import { chooseEncoding } from '#server/core/http/negotiate.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Pages are compressed for each answer: quickly rather than well. */
const quick = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }

const compress = {
  br: (html: string) => brotli(html, quick),
  gzip: (html: string) => gzip(html),
  identity: async (html: string) => html,
}

/** Shared caches must not store pages. */
export async function sendHtml(request: Request, response: Response, html: string): Promise<void> {
  response.set('Cache-Control', 'private, no-cache').type('html').vary('Accept-Encoding')
  const encoding = chooseEncoding(request.headers, ['br', 'gzip', 'identity'])
  if (encoding !== 'identity') response.set('Content-Encoding', encoding)
  response.end(await compress[encoding](html))
}
