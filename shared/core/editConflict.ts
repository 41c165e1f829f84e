import { z } from 'zod/mini'

/** A field that somebody else changed meanwhile: who, when, and its value now. */
export const editConflict = z.object({
  field: z.string(),
  userName: z.string(),
  at: z.string(),
  value: z.unknown(),
})
export type EditConflict = z.infer<typeof editConflict>
