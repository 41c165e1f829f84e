import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { createStreamPair } from './streamPair.ts'

type Answer = (origin: string, request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Without a socket: the site's URL may lead through a proxy. */
export function createBackChannel(mountPath: string, handle: Answer): typeof fetch {
  const server = http.createServer((request, response) => {
    const { 'x-origin': origin } = request.headers
    request.url = request.url?.slice(mountPath.length) || '/'
    Object.assign(request, { originalUrl: mountPath + request.url })
    handle(String(origin), request, response).catch((error: Error) => response.destroy(error))
  })
  return async (input, init) => {
    const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input)
    const text = init?.body ? String(init.body) : undefined
    return new Promise<Response>((resolve, reject) => {
      const request = http.request({
        method: init?.method ?? 'GET',
        path: pathname + search,
        headers: {
          ...Object.fromEntries(new Headers(init?.headers)),
          'x-origin': origin,
          ...(text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) }),
        },
        signal: init?.signal ?? undefined,
        createConnection: () => {
          const [ours, theirs] = createStreamPair()
          server.emit('connection', theirs)
          return ours
        },
      })
      request.on('error', reject)
      request.on('response', (response) => {
        readAll(response).then((body) => {
          const { statusCode: status = 500 } = response
          const headers = new Headers()
          for (const [name, value] of Object.entries(response.headers)) headers.set(name, String(value))
          resolve(new Response(new Uint8Array(body), { status, headers }))
        }, reject)
      })
      request.end(text)
    })
  }
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
