import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import fresh from 'fresh'
import vary from 'vary'
import { chooseEncoding, type Encoding } from '#server/core/http/negotiate.ts'

const compress = {
  br: (body: Buffer) =>
    promisify(zlib.brotliCompress)(body, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 5,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(zlib.gzip)(body),
}
type Packed = Exclude<Encoding, 'identity'>

const minSize = 1024

export interface StoredBody {
  /** Bytes in memory, including compressed forms. */
  size: number
  send(request: IncomingMessage, response: ServerResponse): Promise<void>
}

export interface ResponseBody {
  type: string
  body: Buffer
  etag: string
  packed: Map<Packed, Buffer>
}

export function makeResponseBody(text: string, type = 'application/json'): ResponseBody {
  const body = Buffer.from(text)
  return makeBody(body, hash('sha1', body, 'base64url'), type)
}

/** `digest`: equal for equal bodies, and for no others. */
export const makeJsonBody = (body: Buffer, digest: string) => makeBody(body, digest, 'application/json')

function makeBody(body: Buffer, digest: string, type: string): ResponseBody {
  return { type: `${type}; charset=utf-8`, body, etag: `W/"${digest}"`, packed: new Map() }
}

export const storedBody = (answer: ResponseBody): StoredBody => ({
  // The compressed forms take about as much again.
  size: answer.body.length * 2,
  send: (request, response) => sendResponse(request, response, answer, true),
})

export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ResponseBody,
  reusable: boolean,
): Promise<void> {
  vary(response, 'Accept-Encoding')
  if (reusable) response.setHeader('ETag', answer.etag)
  if (reusable && response.statusCode === 200 && fresh(request.headers, { etag: answer.etag })) {
    response.statusCode = 304
    response.end()
    return
  }
  const isLong = answer.body.length >= minSize
  const encoding = chooseEncoding(
    request.headers,
    isLong ? ['br', 'gzip', 'identity'] : ['identity', 'br', 'gzip'],
  )
  let body = answer.body
  if (encoding !== 'identity') {
    body = answer.packed.get(encoding) ?? (await compress[encoding](answer.body))
    answer.packed.set(encoding, body)
    response.setHeader('Content-Encoding', encoding)
  }
  response.setHeader('Content-Type', answer.type)
  response.setHeader('Content-Length', body.length)
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}
