import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

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
type Encoding = keyof typeof compress

/** Less than this is not worth packing. */
const worthPacking = 1024

/** An answer in every form in which it is sent; packed when first asked for so. */
export interface ResponseBody {
  type: string
  body: Buffer
  etag: string
  packed: Map<Encoding, Buffer>
}

export function makeResponseBody(text: string, type = 'application/json'): ResponseBody {
  const body = Buffer.from(text)
  return {
    type: `${type}; charset=utf-8`,
    body,
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    packed: new Map(),
  }
}

/** Sends an answer as the caller likes it packed; 304 where it has this version already and may reuse it. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ResponseBody,
  reusable: boolean,
): Promise<void> {
  addVary(response, 'Accept-Encoding')
  if (reusable) response.setHeader('ETag', answer.etag)
  if (reusable && response.statusCode === 200 && hasVersion(request, answer.etag)) {
    response.statusCode = 304
    response.end()
    return
  }
  const encoding = answer.body.length < worthPacking ? undefined : chooseEncoding(request)
  let body = answer.body
  if (encoding) {
    body = answer.packed.get(encoding) ?? (await compress[encoding](answer.body))
    answer.packed.set(encoding, body)
    response.setHeader('Content-Encoding', encoding)
  }
  response.setHeader('Content-Type', answer.type)
  response.setHeader('Content-Length', body.length)
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

function addVary(response: ServerResponse, name: string): void {
  const names = String(response.getHeader('Vary') ?? '').split(/\s*,\s*/)
  response.setHeader('Vary', [...new Set([...names, name])].filter(Boolean).join(', '))
}

/** Whether the caller says that it has this version, and does not insist on a new one. */
function hasVersion({ headers }: IncomingMessage, etag: string): boolean {
  if (/no-cache/.test(headers['cache-control'] ?? '')) return false
  const versions = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  return versions.includes('*') || versions.includes(etag.replace(/^W\//, ''))
}

function chooseEncoding({ headers }: IncomingMessage): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}
