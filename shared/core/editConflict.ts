import { z } from 'zod/mini'

/** With the current value. */
export const editConflict = z.object({
  field: z.string(),
  userName: z.string(),
  at: z.string(),
  value: z.unknown(),
})
export type EditConflict = z.infer<typeof editConflict>
