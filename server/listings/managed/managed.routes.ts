import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'
import type { Language } from '#shared/core/language.ts'
import type { BatchAction } from '#shared/listings/batchActions.ts'
import { type BatchResult, managedListingsApi } from '#shared/listings/managed.ts'
import { createTotals, managedListings } from './managed.service.ts'
import { moderateListing } from './moderate.ts'

export function managedRoutes(api: Api, { db }: Context, notifier: Notifier): void {
  const totals = createTotals()
  api.servePage(managedListingsApi.list, ({ query }) => managedListings(db, query, totals))
  api.serve(managedListingsApi.batch, async ({ body: { ids, action, reason }, actor, language }) => {
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
