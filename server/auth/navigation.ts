import type { Request } from 'express'

const isPrefetch = (request: Request) =>
  ['sec-purpose', 'purpose', 'x-moz'].some((name) => request.get(name)?.includes('prefetch'))

/** From any site. By `Sec-Fetch-*`, else (old browsers, plain http, programs) by `Accept`. */
export function isNavigation(request: Request): boolean {
  if (isPrefetch(request)) return false
  const [mode, dest, site] = ['mode', 'dest', 'site'].map((name) => request.get(`sec-fetch-${name}`))
  if (dest !== undefined || site !== undefined) return mode === 'navigate' && dest === 'document'
  const accept = request.get('accept') ?? ''
  return accept.includes('text/html') || !accept.includes('image/')
}

/**
 * From this site or the address bar. By `Sec-Fetch-*`, which browsers omit on plain http beyond localhost;
 * there by `Referer`.
 */
export function isOwnNavigation(request: Request, origin: string): boolean {
  if (isPrefetch(request)) return false
  const mode = request.get('sec-fetch-mode')
  if (mode !== undefined) {
    const site = request.get('sec-fetch-site') ?? ''
    return (
      mode === 'navigate' &&
      request.get('sec-fetch-dest') === 'document' &&
      ['same-origin', 'none'].includes(site)
    )
  }
  const from = request.get('referer')
  return from !== undefined && URL.canParse(from) && new URL(from).origin === new URL(origin).origin
}
