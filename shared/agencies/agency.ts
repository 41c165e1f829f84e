import { z } from 'zod/mini'

export const agency = z.object({
  name: z.string(),
  description: z.nullable(z.string()),
  verified: z.boolean(),
  /** In the address of its page. */
  slug: z.optional(z.string()),
  /** Who is in charge of a listing; null without a public page. */
  agent: z.optional(z.nullable(z.object({ name: z.string(), slug: z.string() }))),
})
export type Agency = z.infer<typeof agency>
