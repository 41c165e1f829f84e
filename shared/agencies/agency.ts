import { z } from 'zod/mini'

export const agency = z.object({
  name: z.string(),
  description: z.nullable(z.string()),
  verified: z.boolean(),
})
export type Agency = z.infer<typeof agency>
