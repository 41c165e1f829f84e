import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

/** A response in place of the site's own. */
export interface Replacement {
  status?: number
  headers?: Record<string, string>
  body?: string | Buffer
}

/** What stands between a browser and the site: it can go away, and answer in the site's place. */
export interface FrontServer {
  origin: string
  /** Breaks every connection until it is set back. */
  isDown: boolean
  /** Leaves every request unanswered until it is set back. */
  isSilent: boolean
  /** Answers in the site's place; undefined: the site answers. */
  replace: (path: string) => Replacement | undefined
  /** The paths that were asked for, with their query. */
  requests: string[]
  close(): Promise<void>
}

/** Starts a server of its own in front of the site, so that a test decides about what also a service worker gets. */
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
