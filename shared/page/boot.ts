import { z } from 'zod/mini'
import { asLanguage, type Language, language } from '#shared/core/language.ts'

/** How lists of listings are laid out. */
export const listLayout = z.enum(['grid', 'list'])
export type ListLayout = z.infer<typeof listLayout>

/** What a rendered page depends on beside its address and data: the first render of the browser repeats it. */
export const rendering = z.object({
  /** Path and query: a worker may answer with another page. */
  address: z.string(),
  /** When it was rendered, in milliseconds. */
  now: z.number(),
  /** `https://…`, without a final slash. */
  origin: z.string(),
  /** The other language that the reader's browser prefers. */
  offered: z.optional(language),
  layout: listLayout,
})
export type Rendering = z.infer<typeof rendering>

/** The data that the server writes into a page: results of queries with the client's keys. */
export const boot = z.object({
  queries: z.array(z.object({ key: z.array(z.unknown()), data: z.unknown() })),
  language: z.optional(language),
  /** Present if the page's HTML is in the answer. */
  rendering: z.optional(rendering),
})
export type Boot = z.infer<typeof boot>

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

/** The browser's preferred language, if it differs from the page's and the reader never chose one. */
export function offeredLanguage(
  current: Language,
  chosen: Language | null,
  preferred: string | undefined,
): Language | undefined {
  const offered = asLanguage(preferred)
  return chosen === null && offered !== current ? offered : undefined
}
