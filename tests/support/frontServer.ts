import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

export interface Replacement {
  status?: number
  headers?: Record<string, string>
  body?: string | Buffer
}

/** A proxy that can fail, or replace responses. */
export interface FrontServer {
  origin: string
  isDown: boolean
  /** Leaves every request unanswered while true. */
  isSilent: boolean
  replace: (path: string) => Replacement | undefined
  requests: string[]
  close(): Promise<void>
}

/** Intercepts a service worker's requests too. */
export async function startFrontServer(site: string): Promise<FrontServer> {
  const { hostname, port } = new URL(site)
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/'
    if (front.isDown) return void request.socket.destroy()
    front.requests.push(path)
    if (front.isSilent) return
    const replacement = front.replace(path)
    if (replacement) {
      response.writeHead(replacement.status ?? 200, replacement.headers)
      return void response.end(replacement.body)
    }
    const { method, headers } = request
    const forwarded = http.request({ hostname, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      pipeline(answer, response, () => undefined)
    })
    forwarded.on('error', () => response.destroy())
    pipeline(request, forwarded, () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo
  const front: FrontServer = {
    origin: `http://localhost:${own}`,
    isDown: false,
    isSilent: false,
    replace: () => undefined,
    requests: [],
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return front
}
