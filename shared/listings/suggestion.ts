import { z } from 'zod/mini'
import { placeKinds } from '#shared/search/namedPlace.ts'

/** `city`: of a landmark or an avenue. */
export const suggestion = z.object({
  text: z.string(),
  kind: z.enum(['neighborhood', 'city', 'type', 'title', ...placeKinds]),
  city: z.optional(z.string()),
})
export type Suggestion = z.infer<typeof suggestion>
