import type { IncomingMessage } from 'node:http'

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Whether a body comes with a request. */
export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Cuts a request off whose body is not there after so many milliseconds, whether anybody reads it or not. */
export function limitBody(request: IncomingMessage, timeout: number): void {
  if (!hasBody(request)) return
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, timeout).unref()
  timers.set(request, timer)
  request.once('close', () => clearTimeout(timer))
}

/** Lets a body take as long as the server has patience for any request: whoever reads it sees to it that it goes on. */
export function allowSlowBody(request: IncomingMessage): void {
  clearTimeout(timers.get(request))
}
