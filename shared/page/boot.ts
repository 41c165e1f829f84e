import type { Language } from '#shared/core/language.ts'
import type { ListLayout } from './listLayout.ts'

/** What rendering depends on beside URL and data; hydration repeats it. */
export interface Rendering {
  /** A worker may answer with another page. */
  address: string
  /** Milliseconds. */
  now: number
  /** Without a trailing slash. */
  origin: string
  offered?: Language
  layout: ListLayout
}

/** Query results with the client's keys. */
export interface Boot {
  queries: { key: unknown[]; data: unknown }[]
  language?: Language
  rendering?: Rendering
}

/** HTML from earlier pages, by all that it depends on. */
export interface HtmlStore {
  get(key: string): string | undefined
  set(key: string, html: string): void
}

export interface RenderRequest {
  path: string
  /** Without the question mark. */
  search: string
  language: Language
  queries: Boot['queries']
  rendering: Rendering
  cards: HtmlStore
}

/** Throws if a component does. */
export type RenderPage = (request: RenderRequest) => Promise<string>
