import type { IncomingMessage } from 'node:http'

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Milliseconds. */
export function limitBody(request: IncomingMessage, timeout: number): void {
  if (!hasBody(request)) return
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, timeout).unref()
  timers.set(request, timer)
  request.once('close', () => clearTimeout(timer))
}

/** Its reader watches the progress instead. */
export function allowSlowBody(request: IncomingMessage): void {
  clearTimeout(timers.get(request))
}
