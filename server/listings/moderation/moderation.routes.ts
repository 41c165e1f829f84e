import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'
import type { Language } from '#shared/core/language.ts'
import type { BatchAction } from '#shared/listings/batchActions.ts'
import { type BatchResult, moderationApi } from '#shared/listings/moderation.ts'
import { moderateListing } from './moderate.ts'
import { createTotals, moderatedListings } from './moderation.service.ts'

export function moderationRoutes(api: Api, { db }: Context, notifier: Notifier): void {
  const totals = createTotals()
  api.servePage(moderationApi.list, ({ query }) => moderatedListings(db, query, totals))
  api.serve(moderationApi.batch, async ({ body: { ids, action, reason }, actor, language }) => {
    const results: BatchResult[] = []
    for (const id of new Set(ids)) results.push(await attempt(id, { action, reason }, actor, language))
    return results
  })

  /** A failure does not stop the others. */
  async function attempt(
    id: string,
    work: { action: BatchAction; reason?: string | null | undefined },
    actor: Actor,
    language: Language,
  ): Promise<BatchResult> {
    try {
      const done = await moderateListing(
        { db, notifier },
        id,
        { ...work, reason: work.reason ?? null },
        actor,
      )
      return { id, ...done, error: null }
    } catch (error) {
      if (!(error instanceof AppError) || (error.code !== 'not_found' && error.code !== 'conflict'))
        throw error
      return { id, outcome: 'failed', status: null, error: error.toAnswer(language).error }
    }
  }
}
