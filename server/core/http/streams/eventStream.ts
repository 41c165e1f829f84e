import type { Request, Response } from 'express'
import { AppError } from '#server/core/errors.ts'
import { contextOf, type EventStream } from '#server/core/http/steps/requestContext.ts'

/** Milliseconds; proxies close silent connections. */
const heartbeat = 10_000

export interface Streaming {
  /** Aborted when the client disconnects or the server stops. */
  signal: AbortSignal
  onDelta(text: string): void
}

export function eventStreamOf(response: Response): EventStream | undefined {
  return response.headersSent ? contextOf(response.req).stream : undefined
}

export function acceptsEvents(request: Request): boolean {
  // `*/*` asks for nothing in particular.
  return request.get('accept')?.includes('text/event-stream') ?? false
}

export function openEventStream(response: Response): EventStream {
  const write = (text: string) => {
    if (!response.headersSent) begin(response)
    if (response.writable) response.write(text)
  }
  const send = (event: string, json: string) => write(`event: ${event}\ndata: ${json}\n\n`)
  const beat = setInterval(() => write(':\n\n'), heartbeat)
  const end = (event: string, json: string) => {
    clearInterval(beat)
    send(event, json)
    response.end()
  }
  response.on('close', () => clearInterval(beat))
  const stream: EventStream = {
    delta: (text) => send('delta', JSON.stringify({ text })),
    done: (json) => end('done', json),
    error: (answer) => end('error', JSON.stringify(answer)),
  }
  contextOf(response.req).stream = stream
  return stream
}

function begin(response: Response): void {
  response.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    // Keeps proxies from buffering or compressing it.
    'Cache-Control': 'private, no-store, no-transform',
    'X-Accel-Buffering': 'no',
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  })
  response.vary('Accept')
  response.flushHeaders()
}

export interface OpenCalls {
  signalOf(response: Response): AbortSignal
  /** Aborts calls after `timeout` milliseconds. */
  stop(timeout: number): Promise<void>
}

export function createOpenCalls(): OpenCalls {
  const open = new Map<AbortController, Response>()
  return {
    signalOf(response) {
      const controller = new AbortController()
      open.set(controller, response)
      response.once('close', () => {
        open.delete(controller)
        if (!response.writableFinished) controller.abort(new AppError('timeout'))
      })
      return controller.signal
    },
    async stop(timeout) {
      const closed = [...open.values()].map(
        (response) => new Promise<void>((resolve) => response.once('close', () => resolve())),
      )
      const timer = setTimeout(() => {
        for (const controller of open.keys()) controller.abort(new AppError('unavailable'))
      }, timeout)
      await Promise.all(closed)
      clearTimeout(timer)
    },
  }
}
