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

/** HTML from earlier pages in UTF-8, by all that it depends on. */
export interface HtmlStore {
  /** Valid until the next `set`. */
  get(key: string): Uint8Array | undefined
  /** Copies. */
  set(key: string, html: Uint8Array): void
}

export interface RenderRequest {
  path: string
  /** Without the question mark. */
  search: string
  language: Language
  queries: Boot['queries']
  rendering: Rendering
  store: HtmlStore
}

export interface RenderedPage {
  /** In UTF-8. */
  html: Uint8Array
  /** Why React alone rendered it, where parts of earlier pages could not be reused. */
  fault?: unknown
}

/** Throws if a component does. */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>
