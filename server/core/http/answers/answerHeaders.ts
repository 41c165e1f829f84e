import type { ServerResponse } from 'node:http'
import vary from 'vary'
import { type ParsedCall, pageAddress } from '#server/core/http/cache/cacheKey.ts'
import { actingHeader } from '#shared/core/actingHeader.ts'
import type { Endpoint } from '#shared/core/endpoint.ts'
import type { Page } from '#shared/core/paging.ts'

/** Shared caches may store visitors' responses only. */
export function setAnswerHeaders(
  endpoint: Endpoint,
  response: ServerResponse,
  { isPublic, replayed, status = endpoint.status }: { isPublic: boolean; replayed: boolean; status?: number },
): void {
  response.statusCode = status
  if (replayed) response.setHeader('Idempotent-Replayed', 'true')
  if (endpoint.cache === 'public') vary(response, ['Cookie', actingHeader])
  response.setHeader(
    'Cache-Control',
    isPublic ? 'public, max-age=0, s-maxage=15, must-revalidate' : 'private, no-store',
  )
}

export function setPageHeaders(
  endpoint: Endpoint,
  page: Page<unknown>,
  call: ParsedCall,
  response: ServerResponse,
): void {
  response.setHeader('X-Total-Count', String(page.total))
  if (page.totalIsCapped) response.setHeader('X-Total-Capped', 'true')
  if (page.rankedBy !== undefined) response.setHeader('X-Ranked-By', page.rankedBy)
  if (page.sections) response.setHeader('X-Sections', page.sections)
  if (page.isPlainText) response.setHeader('X-Plain-Text', 'true')
  if (page.places) response.setHeader('X-Places', page.places)
  if (page.nearDuplicates) response.setHeader('X-Near-Duplicates', page.nearDuplicates)
  if (page.next) response.setHeader('Link', `<${pageAddress(endpoint, call, page.next)}>; rel="next"`)
}
