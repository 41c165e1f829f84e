import type { Context } from '#server/core/context.ts'
import type { SearchContext } from '#server/listings/search/searchPlans.ts'
import type { FoundTexts } from './found.ts'
import type { Matcher } from './matcher.ts'

export interface MatchContext extends Pick<Context, 'db' | 'database'> {
  matcher: Matcher
  found: FoundTexts
  search: SearchContext
}
