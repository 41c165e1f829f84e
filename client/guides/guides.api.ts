import { endpointQuery } from '#client/core/queryClient.ts'
import type { Language } from '#shared/core/language.ts'
import type { GuideName } from '#shared/guides/guides.ts'
import { guidesApi } from '#shared/guides/guidesApi.ts'

export const questionsQuery = (guide: GuideName, language: Language) =>
  endpointQuery(guidesApi.questions, { query: { guide, language } })
