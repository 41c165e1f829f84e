import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isDatabaseAway } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Fallbacks } from '#server/core/fallbacks.ts'

/** Leaves a failed answer to the app: what is neither a refusal nor an outage is a fallback. One that has begun is cut off. */
export function answerOrLeave(
  app: RequestListener,
  fallbacks: Pick<Fallbacks, 'use'>,
  [request, response]: [IncomingMessage, ServerResponse],
  answer: () => Promise<void>,
): void {
  answer()
    .catch((error: unknown) => {
      if (response.headersSent) {
        if (!response.destroyed) fallbacks.use('cut', error)
        throw error
      }
      // The app comes to the same, and answers it in the reader's language.
      if (!(error instanceof AppError) && !isDatabaseAway(error)) fallbacks.use('reader', error)
      app(request, response)
    })
    .catch(() => response.destroy())
}
