import * as z from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { languages } from '#shared/core/language.ts'
import { guideNames } from './guides.ts'

/** `answer` has marks of facts and links, as texts of guides have. */
export const guideQuestion = z.object({ id: z.string(), question: z.string(), answer: z.string() })
export type GuideQuestion = z.infer<typeof guideQuestion>

export const guidesApi = {
  questions: endpoint('GET', '/api/guides/questions', {
    summary: 'Frequent questions that belong to a guide, with their answers',
    query: z.object({ guide: z.enum(guideNames), language: z.enum(languages) }),
    answer: z.array(guideQuestion),
    cache: 'public',
    errors: ['bad_parameter'],
  }),
}
