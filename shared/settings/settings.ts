import { z } from 'zod/mini'

export const publicSettings = z.object({
  /** E.164. */
  whatsappNumber: z.nullable(z.string()),
  /** Whether a model works for the assistant: it also translates. */
  aiModel: z.boolean(),
})
export type PublicSettings = z.infer<typeof publicSettings>
