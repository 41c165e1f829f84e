import type { Request } from 'express'

const isPrefetch = (request: Request) =>
  ['sec-purpose', 'purpose', 'x-moz'].some((name) => request.get(name)?.includes('prefetch'))

/**
 * Whether a browser goes to this address as a page, from wherever: not a picture, frame or script of a page, and not a prefetch.
 * Browsers say it by `Sec-Fetch-*`. Where those are missing (old browsers, plain http, programs), what asks for a picture is none.
 */
export function isNavigation(request: Request): boolean {
  if (isPrefetch(request)) return false
  const [mode, dest, site] = ['mode', 'dest', 'site'].map((name) => request.get(`sec-fetch-${name}`))
  if (dest !== undefined || site !== undefined) return mode === 'navigate' && dest === 'document'
  const accept = request.get('accept') ?? ''
  return accept.includes('text/html') || !accept.includes('image/')
}

/**
 * Whether a person went to this address from a page of ours, or typed it. Only that may sign somebody out: not a picture or
 * frame of another site, not a link on one, not a prefetch. Browsers say it by `Sec-Fetch-*`, which they leave out on plain
 * http beyond localhost; there the page that led here must be ours, by `Referer`. Who says nothing at all does not count.
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
