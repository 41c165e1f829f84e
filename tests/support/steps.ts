import type { Context } from '#server/core/context.ts'
import { createFirstSteps } from '#server/core/http/steps/firstSteps.ts'

/** Without a limit of reads, behind no proxy. */
export const unlimitedSteps = (context: Context) =>
  createFirstSteps(
    context,
    async () => undefined,
    () => false,
  )
