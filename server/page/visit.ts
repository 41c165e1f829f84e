import type { Request } from 'express'
import type { Language } from '#shared/core/language.ts'
import type { ExchangeRate } from '#shared/currency/currency.ts'
import type { Words } from '#shared/words.ts'
import type { Boot, BootResult } from './boot.ts'
import type { Meta } from './meta.ts'

/** A request for a page. */
export interface Visit {
  request: Request
  language: Language
  words: Words
  /** Without a final slash. */
  origin: string
  /** Of the page's pattern. */
  params: Record<string, string>
  boot: Boot
  rate: Promise<BootResult<ExchangeRate>>
}

/** Its boot data is in `visit.boot`. */
export interface PageContent {
  status: 200 | 404 | 503
  meta: Meta
}

/** What differs from the page's row in the table. */
export interface OwnContent {
  status?: PageContent['status']
  meta?: Partial<Meta>
}

/** Where the result is late, the client retries. */
export function statusOf({ problem }: BootResult<unknown>): PageContent['status'] {
  if (problem === undefined || problem === 'late') return 200
  return problem === 'not_found' ? 404 : 503
}

/** All that stands behind its first question mark, as browsers and Express have it. */
export function queryText(address: string): string {
  const mark = address.indexOf('?')
  return mark < 0 ? '' : address.slice(mark + 1)
}
