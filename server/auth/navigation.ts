import type { Request } from 'express'

/**
 * Whether a person went to this address from a page of ours, or typed it. Only that may sign somebody out: not a picture or
 * frame of another site, not a link on one, not a prefetch. Browsers say it by `Sec-Fetch-*`, which they leave out on plain
 * http beyond localhost; there the page that led here must be ours, by `Referer`. Who says nothing at all does not count.
 */
export function isOwnNavigation(request: Request, origin: string): boolean {
  if (request.get('sec-purpose') !== undefined) return false
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
