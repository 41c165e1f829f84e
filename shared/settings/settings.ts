import { z } from 'zod/mini'

export const publicSettings = z.object({
  /** E.164. */
  whatsappNumber: z.nullable(z.string()),
})
export type PublicSettings = z.infer<typeof publicSettings>
