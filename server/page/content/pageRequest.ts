import type { Request } from 'express'
import type { Meta } from '#server/page/meta.ts'
import type { Language } from '#shared/core/language.ts'
import type { ExchangeRate } from '#shared/currency/currency.ts'
import type { Words } from '#shared/words.ts'
import type { BootQueries, BootResult } from './bootQueries.ts'

export interface PageRequest {
  request: Request
  language: Language
  words: Words
  /** Without a trailing slash. */
  origin: string
  params: Record<string, string>
  boot: BootQueries
  rate: Promise<BootResult<ExchangeRate>>
}

export interface PageContent {
  status: 200 | 404 | 503
  meta: Meta
  /** Instead of the page: the path of its present address. */
  movedTo?: string | undefined
}

/** Differences from the page's row in the table. */
export interface OwnContent {
  status?: PageContent['status']
  meta?: Partial<Meta>
  movedTo?: string | undefined
}

/** The client retries late results. */
export function statusOf({ problem }: BootResult<unknown>): PageContent['status'] {
  if (problem === undefined || problem === 'late') return 200
  return problem === 'not_found' ? 404 : 503
}

/** Everything after the first question mark, as in browsers and Express. */
export function queryText(address: string): string {
  const mark = address.indexOf('?')
  return mark < 0 ? '' : address.slice(mark + 1)
}
