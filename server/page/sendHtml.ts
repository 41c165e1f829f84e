import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Request, Response } from 'express'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Pages are written per answer, so they are compressed quickly rather than well. */
const quick = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Sends a page, compressed as the browser likes; nobody but its browser keeps it. */
export async function sendHtml(request: Request, response: Response, html: string): Promise<void> {
  response.set('Cache-Control', 'private, no-cache').type('html').vary('Accept-Encoding')
  if (request.acceptsEncodings('br')) response.set('Content-Encoding', 'br').end(await brotli(html, quick))
  else if (request.acceptsEncodings('gzip')) response.set('Content-Encoding', 'gzip').end(await gzip(html))
  else response.end(html)
}
