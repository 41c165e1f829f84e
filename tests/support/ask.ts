import http, { type IncomingHttpHeaders } from 'node:http'

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** In their original case. */
  names: string[]
  body: Buffer
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 20 })

/** Without what `fetch` adds or decodes. */
export function rawRequest(
  { port }: { port: number },
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  sent?: string,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ agent, port, host: '127.0.0.1', path, headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          names: response.rawHeaders.filter((_, at) => at % 2 === 0),
          body: Buffer.concat(chunks),
        }),
      )
    })
    request.on('error', reject)
    request.end(sent)
  })
}

export function withoutRequestHeaders({ status, headers, names, body }: RawAnswer) {
  const { 'x-request-id': _id, date: _date, ...rest } = headers
  return { status, headers: rest, names, body: body.toString('base64') }
}
