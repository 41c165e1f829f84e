import type { Request } from 'express'
import type { Language } from '#shared/core/language.ts'
import type { ExchangeRate } from '#shared/currency.ts'
import type { Words } from '#shared/words.ts'
import type { Boot, BootResult } from './boot.ts'
import type { Meta } from './meta.ts'

/** One request for a page, as the pages see it. */
export interface Visit {
  request: Request
  language: Language
  words: Words
  /** `https://…`, without a final slash. */
  origin: string
  /** The parts of the address that its pattern names. */
  params: Record<string, string>
  boot: Boot
  rate: Promise<BootResult<ExchangeRate>>
}

/** What a page says of itself; its boot data has gone into `visit.boot`. */
export interface PageContent {
  status: 200 | 404 | 503
  meta: Meta
}

/** What a page says beyond what follows from its row in the table. */
export interface OwnContent {
  status?: PageContent['status']
  meta?: Partial<Meta>
}

/** The status that follows from what the page is about; where that is only late, the client asks again. */
export function statusOf({ problem }: BootResult<unknown>): PageContent['status'] {
  if (problem === undefined || problem === 'late') return 200
  return problem === 'not_found' ? 404 : 503
}

/** The query of an address: all that stands behind its first question mark, as browsers and Express have it. */
export function queryText(address: string): string {
  const mark = address.indexOf('?')
  return mark < 0 ? '' : address.slice(mark + 1)
}
