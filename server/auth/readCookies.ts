import type { IncomingMessage } from 'node:http'

/** The cookies of a request as they stand there; of two with one name the first, which is the more specific. */
export function readCookies({ headers }: Pick<IncomingMessage, 'headers'>): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim())
  }
  return cookies
}
