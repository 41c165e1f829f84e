import type { StreamPublic } from '#server/core/http/fetching/fetchPublic.ts'
import { PublicFetchError } from '#server/core/http/fetching/fetchPublic.ts'
import { FeedError } from '#server/imports/feeds/feedError.ts'
import { easyBroker } from '#server/imports/feeds/formats/easyBroker.ts'
import type { PagedFormat } from '#server/imports/feeds/formats/feedFormat.ts'
import { tokko } from '#server/imports/feeds/formats/tokko.ts'
import { wordPress } from '#server/imports/feeds/formats/wordPress.ts'
import { readFeed } from '#server/imports/feeds/readFeed.ts'
import type { RunNeeds } from '#server/imports/run/runNeeds.ts'
import { type FeedFormat, feedLimits } from '#shared/imports/feedTypes.ts'
import { createAsk } from './ask.ts'
import type { FeedEntry } from './feedEntry.ts'
import { isAsItWas, type PageMarks, readPages, writeMarks } from './pages.ts'

export interface Source {
  url: string
  format: FeedFormat
  /** Empty: it has none. */
  key: string
  /** Of its last whole answer; without it, it is read whatever it says. */
  marks?: Marks
  /** Milliseconds. */
  timeout?: number
}

export interface Marks {
  etag: string | null
  lastModified: string | null
}

type Needs = Pick<RunNeeds, 'fetchPublic'> & { streamPublic: StreamPublic }
type Read<T> = (entries: AsyncIterable<FeedEntry>) => Promise<T>

const pagedFormats: Partial<Record<FeedFormat, PagedFormat>> = {
  tokko,
  easybroker: easyBroker,
  wordpress: wordPress,
}

/** Undefined: it is as it was. Throws `FeedError`, and what `read` throws. */
export async function openSource<T>(
  needs: Needs,
  source: Source,
  read: Read<T>,
): Promise<{ result: T; marks: Marks } | undefined> {
  const paged = pagedFormats[source.format]
  return paged ? openPages(needs, source, { format: paged, read }) : openFile(needs, source, read)
}

const longest = 15 * 60_000

async function openPages<T>(
  { fetchPublic }: Needs,
  { url, key, marks, timeout = longest }: Source,
  { format, read }: { format: PagedFormat; read: Read<T> },
): Promise<{ result: T; marks: Marks } | undefined> {
  const ask = createAsk({ fetchPublic, headers: format.headers?.(key) ?? {}, until: Date.now() + timeout })
  const paged = { format, address: url, key, ask }
  if (marks?.etag && (await isAsItWas(paged, marks.etag))) return undefined
  const found: PageMarks = { base: '', etags: [] }
  const result = await read(readPages(paged, found))
  return { result, marks: { etag: writeMarks(found), lastModified: null } }
}

async function openFile<T>(
  { streamPublic }: Needs,
  { url, format, marks, timeout = 5 * 60_000 }: Source,
  read: Read<T>,
): Promise<{ result: T; marks: Marks } | undefined> {
  const headers = {
    Accept: 'application/xml,text/xml;q=0.9,*/*;q=0.5',
    'User-Agent': 'Oga-Import/1.0',
    ...(marks?.etag && { 'If-None-Match': marks.etag }),
    ...(marks?.lastModified && { 'If-Modified-Since': marks.lastModified }),
  }
  const accepts = (status: number) => status === 200 || (status === 304 && marks !== undefined)
  const request = { headers, timeout, maxBytes: feedLimits.bytes, accepts }
  try {
    return await streamPublic(url, request, async ({ status, headers: told, body }) => {
      if (status === 304) return undefined
      const result = await read(readFeed(body, format))
      return { result, marks: { etag: told.etag ?? null, lastModified: told['last-modified'] ?? null } }
    })
  } catch (error) {
    const isMissing = error instanceof PublicFetchError && (error.status === 404 || error.status === 410)
    throw isMissing ? new FeedError('not_found', error) : error
  }
}
