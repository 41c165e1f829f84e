import { makeHtmlBody, type StoredBody, sendResponse } from '#server/core/http/cache/sendResponse.ts'
import type { PageHtml } from '#server/page/html.ts'

/** Of gzip and brotli together, as a share. */
const compressed = 0.3

export function createPageBody({ chunks, ownSize }: PageHtml): StoredBody {
  const body = makeHtmlBody(chunks)
  return {
    size: Math.ceil(ownSize + compressed * body.length),
    send: (request, response) => sendResponse(request, response, body, false),
  }
}
