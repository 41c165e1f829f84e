import type { IncomingMessage } from 'node:http'
import { contextOf } from './steps/requestContext.ts'

export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Milliseconds. */
export function limitBody(request: IncomingMessage, timeout: number): void {
  if (!hasBody(request)) return
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, timeout).unref()
  contextOf(request).bodyTimer = timer
  request.once('close', () => clearTimeout(timer))
}

/** Its reader watches the progress instead. */
export function allowSlowBody(request: IncomingMessage): void {
  clearTimeout(contextOf(request).bodyTimer)
}
