import type { Language } from '#shared/core/language.ts'
import type { ListLayout } from './listLayout.ts'

/** What a rendered page depends on beside its address and data: the first render of the browser repeats it. */
export interface Rendering {
  /** Path and query: a worker may answer with another page. */
  address: string
  /** When it was rendered, in milliseconds. */
  now: number
  /** `https://…`, without a final slash. */
  origin: string
  /** The other language that the reader's browser prefers. */
  offered?: Language
  layout: ListLayout
}

/** The data that the server writes into a page: results of queries with the client's keys. */
export interface Boot {
  queries: { key: unknown[]; data: unknown }[]
  language?: Language
  /** Present if the page's HTML is in the answer. */
  rendering?: Rendering
}

/** A page to render. */
export interface RenderRequest {
  path: string
  /** Without the question mark. */
  search: string
  language: Language
  queries: Boot['queries']
  rendering: Rendering
}

/** Renders a page with the client's components; throws where one of them does. */
export type RenderPage = (request: RenderRequest) => Promise<string>
