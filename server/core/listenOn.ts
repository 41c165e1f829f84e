import type { RequestListener } from 'node:http'
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'

/** The port could not be had; the message is a line for the person who started the server. */
export class PortProblem extends Error {}

export interface Listening {
  server: Server
  port: number
  /** Answers what is under way, refuses what is new, and resolves when the last socket is closed. */
  drain(): Promise<void>
}

/** Milliseconds for a request's head, and for all of it: a photo over a slow telephone line takes its time. */
const headersTimeout = 10_000
const requestTimeout = 180_000

/** Listens with time limits fit for the open internet. Throws `PortProblem` where the port is taken. */
export async function listenOn(handler: RequestListener, port: number, host: string): Promise<Listening> {
  const server = createServer({ headersTimeout, requestTimeout, keepAliveTimeout: 65_000 }, handler)
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  let stopping = false
  server.prependListener('request', (_request, response) => {
    if (stopping) response.setHeader('Connection', 'close')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new PortProblem(describe(error, port))))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    drain() {
      stopping = true
      return new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        // Whoever is still talking after this long is cut off.
        setTimeout(() => {
          for (const socket of sockets) socket.destroy()
        }, 5000).unref()
      })
    },
  }
}

function describe(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') return `port ${port} is already in use: set PORT to another one`
  if (error.code === 'EACCES')
    return `port ${port} needs more rights than this process has: set PORT to another one`
  return `listening on port ${port} failed: ${error.message}`
}
