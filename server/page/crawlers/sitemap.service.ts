import type { Database } from '#server/core/database/database.ts'
import { createMemo, freshFor } from '#server/core/database/memo.ts'
import { AppError } from '#server/core/errors.ts'
import { escapeHtml } from '#server/core/http/answers/escape.ts'
import { makeResponseBody, type ResponseBody } from '#server/core/http/cache/sendResponse.ts'
import { countActive } from './sitemap.queries.ts'
import { listingsSitemap, pagesSitemap, prefixesFor, sitemapIndex } from './sitemap.ts'

/** Milliseconds: crawlers return after days. */
const maxAge = 10 * 60_000
const maxBytes = 32 * 1024 * 1024
/** The site's URL depends on the request. */
const anyOrigin = 'https://origin.invalid'

export interface Sitemaps {
  /** Throws `not_found`. */
  read(file: string, origin: string): Promise<ResponseBody>
}

/** Kept for some minutes, within a bound of bytes. */
export function createSitemaps(database: Pick<Database, 'reads'>): Sitemaps {
  const time = freshFor(maxAge)
  const counts = createMemo<number>(time, { maxSize: 1 })
  const texts = createMemo<string>(time, { maxSize: maxBytes, sizeOf: (text) => text.length })
  const answers = createMemo<ResponseBody>(time, { maxSize: maxBytes, sizeOf: ({ length }) => 2 * length })

  const prefixes = async () => prefixesFor(await counts('active', () => countActive(database.reads)))

  async function write(file: string): Promise<string> {
    if (file === 'index') return sitemapIndex(await prefixes(), anyOrigin)
    if (file === 'pages') return pagesSitemap(database.reads, anyOrigin)
    const prefix = /^listings(?:-([\da-hjkmnp-tv-z]{1,2}))?$/.exec(file)
    const [, letters = ''] = prefix ?? []
    // With fewer letters, a file would be too large.
    const [coarsest = ''] = await prefixes()
    if (!prefix || letters.length < coarsest.length) throw new AppError('not_found')
    return listingsSitemap(database.reads, anyOrigin, letters)
  }

  return {
    read: (file, origin) =>
      answers(`${origin} ${file}`, async () => {
        const text = await texts(file, () => write(file))
        return makeResponseBody(
          text.replaceAll(anyOrigin, () => escapeHtml(origin)),
          'application/xml',
        )
      }),
  }
}
