import type { RequestListener } from 'node:http'
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { limitBody } from './bodyTimeout.ts'
import { ExpressRequest, ExpressResponse } from './steps/expressMessages.ts'

export class PortProblem extends Error {}

export interface Listening {
  server: Server
  port: number
  /** Accepts requests for `delay` milliseconds more; resolves when the last socket is closed. */
  drain(delay?: number): Promise<void>
}

interface Timeouts {
  headers: number
  body: number
  /** Enough for an upload over a slow connection. */
  request: number
  reading: number
  interval: number
}

/** `readJson` responds after 20 seconds; this closes what is left. */
const defaultTimeouts: Timeouts = {
  headers: 14_500,
  body: 20_500,
  request: 180_000,
  reading: 30_000,
  interval: 500,
}
/** Milliseconds until sockets are destroyed. */
export const drainTimeout = 5000
/** Milliseconds until streamed answers end. */
export const streamTimeout = 4000

/** Throws `PortProblem` if the port is taken. */
export async function listenOn(
  handler: RequestListener,
  port: number,
  host: string,
  timeouts = defaultTimeouts,
): Promise<Listening> {
  const server = createServer(
    {
      IncomingMessage: ExpressRequest,
      ServerResponse: ExpressResponse,
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.interval,
      keepAliveTimeout: 65_000,
    },
    handler,
  )
  server.setTimeout(timeouts.reading)
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  let draining = false
  server.prependListener('request', (request, response) => {
    limitBody(request, timeouts.body)
    // A response may be slow to make, but not to be read.
    response.on('timeout', ({ writableLength }: Socket) => {
      if (writableLength > 0) request.socket.destroy()
    })
    if (draining) response.setHeader('Connection', 'close')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new PortProblem(describe(error, port))))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    async drain(delay = 0) {
      draining = true
      if (delay > 0) await sleep(delay)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      // Connections may become idle later.
      const sweep = setInterval(() => server.closeIdleConnections(), 50)
      const cut = setTimeout(() => {
        for (const socket of sockets) socket.destroy()
      }, drainTimeout)
      await closed
      clearInterval(sweep)
      clearTimeout(cut)
    },
  }
}

function describe(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') return `port ${port} is already in use: set PORT to another one`
  if (error.code === 'EACCES')
    return `port ${port} needs more rights than this process has: set PORT to another one`
  return `listening on port ${port} failed: ${error.message}`
}
