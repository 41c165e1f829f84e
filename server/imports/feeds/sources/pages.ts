import { createHash } from 'node:crypto'
import { z } from 'zod'
import { FeedError } from '#server/imports/feeds/feedError.ts'
import type { Answer, Ask, PagedFormat } from '#server/imports/feeds/formats/feedFormat.ts'
import { feedLimits } from '#shared/imports/feedTypes.ts'
import type { AskIfChanged } from './ask.ts'
import type { FeedEntry } from './feedEntry.ts'

const marksOfPages = z.object({ base: z.string(), etags: z.array(z.string()) })

interface Paged {
  format: PagedFormat
  address: string
  key: string
  ask: AskIfChanged
}

/** Its entity tags, where each page had one; else nothing tells whether it changed. */
export interface PageMarks {
  base: string
  etags: (string | undefined)[]
}

export function writeMarks({ base, etags }: PageMarks): string | null {
  const isWhole = etags.length > 0 && etags.every((etag) => etag !== undefined)
  return isWhole ? JSON.stringify({ base, etags }) : null
}

/** Each page is as it was: what is new or gone changes the count that each tells, or the last one. */
export async function isAsItWas({ format, key, ask }: Paged, marks: string): Promise<boolean> {
  const { base, etags } = marksOfPages.parse(JSON.parse(marks))
  try {
    for (const [at, etag] of etags.entries())
      if ((await ask(format.pageUrl(base, at + 1, key), etag)) !== undefined) return false
  } catch (error) {
    // A page that is no more.
    if (error instanceof FeedError && (error.problem === 'not_found' || error.problem === 'status'))
      return false
    throw error
  }
  return true
}

/** Its listings page by page, each once. Throws `FeedError`; `cut_off` where it fails after its first page. */
export async function* readPages(paged: Paged, marks: PageMarks): AsyncGenerator<FeedEntry> {
  const { format, key } = paged
  const ask = asking(paged)
  const found = await findBase(paged, ask)
  marks.base = found.base
  const seen = new Set<string>()
  let { answer } = found
  for (let page = 1; ; page++) {
    const { items, total, isLast } = format.readPage(answer, page)
    marks.etags.push(answer.headers.etag)
    if (total > feedLimits.listings) throw new FeedError('too_many_listings')
    for (const item of items) {
      const code = format.codeOf(item)
      // While pages were read, listings moved from one to the next.
      if (code !== '' && seen.has(code)) continue
      seen.add(code)
      yield entryOf(item, { ...paged, base: marks.base, ask })
    }
    if (isLast) {
      if (seen.size < total) throw new FeedError('cut_off')
      return
    }
    if (items.length === 0) throw new FeedError('cut_off')
    answer = await whole(ask(format.pageUrl(marks.base, page + 1, key)))
  }
}

const asking =
  ({ ask }: Paged): Ask =>
  async (address) => {
    const answer = await ask(address)
    if (!answer) throw new FeedError('status')
    return answer
  }

/** The first of the addresses that has something. */
async function findBase(
  { format, address, key }: Paged,
  ask: Ask,
): Promise<{ base: string; answer: Answer }> {
  let missing: unknown = new FeedError('not_found')
  for (const base of format.bases(address)) {
    try {
      return { base, answer: await ask(format.pageUrl(base, 1, key)) }
    } catch (error) {
      if (!(error instanceof FeedError) || error.problem !== 'not_found') throw error
      missing = error
    }
  }
  throw missing
}

function entryOf(item: unknown, { format, base, ask }: Paged & { base: string; ask: Ask }): FeedEntry {
  const text = JSON.stringify(item)
  if (text.length > feedLimits.listing) throw new FeedError('too_large')
  return {
    code: format.codeOf(item),
    hash: createHash('md5').update(text).digest('hex'),
    read: async () => whole(Promise.resolve(format.read(item, { base, ask }))),
  }
}

/** What fails in the middle is a source that is cut off; that it asks for a pause is told as it is. */
async function whole<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (!(error instanceof FeedError) || error.problem === 'rate_limited') throw error
    throw new FeedError('cut_off', error)
  }
}
