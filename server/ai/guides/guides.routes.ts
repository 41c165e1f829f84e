import type { Api } from '#server/core/http/serve.ts'
import { guidesApi } from '#shared/guides/guidesApi.ts'
import { questionsOf } from './faq/questionsOf.ts'

export function guidesRoutes(api: Api): void {
  api.serve(guidesApi.questions, async ({ query: { guide, language } }) => questionsOf(guide, language))
}
