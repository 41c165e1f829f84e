import type { IncomingHttpHeaders } from 'node:http'
import { cookiesOf } from '#server/core/http/cookies.ts'
import { preferredLanguage } from '#server/core/http/negotiate.ts'
import { brand } from '#shared/brand.ts'
import { asLanguage, defaultLanguage, type Language } from '#shared/core/language.ts'
import { choiceCookies } from '#shared/page/choiceCookies.ts'
import { type ListLayout, listLayouts } from '#shared/page/listLayout.ts'
import { offeredLanguage } from '#shared/page/offeredLanguage.ts'

/** What a page depends on beside its URL and data. */
export interface VisitorPreferences {
  language: Language
  offered: Language | undefined
  layout: ListLayout
}

/** By `?lang`, else by cookies. */
export function visitorPreferencesOf(headers: IncomingHttpHeaders, lang: unknown): VisitorPreferences {
  const cookies = headers.cookie?.includes(`${brand.slug}.`) ? cookiesOf({ headers }) : {}
  const chosen = asLanguage(cookies[choiceCookies.language]) ?? null
  const language = asLanguage(lang) ?? chosen ?? defaultLanguage
  return {
    language,
    offered: offeredLanguage(language, chosen, preferredLanguage(headers)),
    layout: listLayouts.find((layout) => layout === cookies[choiceCookies.layout]) ?? 'grid',
  }
}
