import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { type Actor, userIdOf } from '#server/core/http/actor.ts'
import { addressOf } from '#server/core/http/limits/address.ts'
import { sharedLimitByAddress } from '#server/core/http/limits/byAddress.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import { seeOther } from '#server/core/http/redirect.ts'
import type { Api } from '#server/core/http/serve.ts'
import { idFrom } from '#server/core/ids.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { mailboxOf } from '#server/core/mailbox.ts'
import { paths } from '#shared/paths.ts'
import { savedSearchLimits } from '#shared/savedSearches/savedSearches.ts'
import { savedSearchesApi } from '#shared/savedSearches/savedSearchesApi.ts'
import type { SavedSearchLinks } from './links.ts'
import { subscriberOf, subscriberOfLink } from './savedSearches.policy.ts'
import {
  changeSavedSearch,
  confirmSavedSearch,
  listSavedSearches,
  markSeen,
  readNews,
  removeSavedSearch,
  saveOfUser,
  saveOfVisitor,
  unsubscribe,
} from './savedSearches.service.ts'

const addressLimit: Limit = { points: 30, seconds: 3600 }
/** Mails to confirm, by mailbox. */
const mailboxLimit: Limit = { points: savedSearchLimits.unconfirmedPerDay, seconds: 24 * 3600 }
const confirmLimit: Limit = { points: 60, seconds: 3600 }

export function savedSearchesRoutes(
  api: Api,
  context: Context,
  { queue, links }: { queue: Pick<Queue, 'send'>; links: SavedSearchLinks },
): void {
  const { db } = context
  const limitAddress = sharedLimitByAddress(context, 'saved-searches-address', addressLimit)
  const limitMailbox = createSharedLimit(context, 'saved-searches-mailbox', mailboxLimit)
  const limitConfirming = sharedLimitByAddress(context, 'saved-searches-confirm', confirmLimit)
  const whose = (actor: Actor, { token }: { token?: string | undefined }) =>
    subscriberOf(db, { actor, token }, links)

  api.serve(savedSearchesApi.save, async ({ body, actor, language, request, creationId: id, answerAs }) => {
    if (actor.kind === 'admin') throw new AppError('forbidden')
    if (actor.kind === 'user') {
      const { saved, isNew } = await saveOfUser(db, userIdOf(actor), body, { language, id })
      if (!isNew) answerAs(200)
      return saved
    }
    if (body.email === undefined) throw new AppError('invalid', { fields: { email: 'required' } })
    await limitAddress(addressOf(request))
    await limitMailbox(idFrom(mailboxOf(body.email)))
    await saveOfVisitor(db, queue, body.email, body, { language, id })
    answerAs(202)
    return { status: 'unconfirmed' as const }
  })
  api.serve(savedSearchesApi.list, async ({ actor, query }) =>
    listSavedSearches(db, await whose(actor, query)),
  )
  api.serve(savedSearchesApi.change, async ({ actor, query, params, body }) =>
    changeSavedSearch(db, await whose(actor, query), params.id, body),
  )
  api.serve(savedSearchesApi.remove, async ({ actor, query, params }) => {
    await removeSavedSearch(db, await whose(actor, query), params.id)
    return undefined
  })
  api.serve(savedSearchesApi.news, async ({ actor, query, params }) =>
    readNews(db, await whose(actor, query), params.id),
  )
  api.serve(savedSearchesApi.seen, async ({ actor, query, params }) => {
    await markSeen(db, await whose(actor, query), params.id)
    return undefined
  })
  api.serve(savedSearchesApi.confirm, async ({ body, request }) => {
    await limitConfirming(addressOf(request))
    return confirmSavedSearch(db, body.token, links)
  })
  api.serve(savedSearchesApi.unsubscribe, async ({ query }) => {
    await unsubscribe(db, await subscriberOfLink(db, query.token, links))
    return { status: 'paused' as const }
  })

  // A link of a mail: programs that look at links must change nothing.
  api.router.get(savedSearchesApi.unsubscribe.path, (request, response) => {
    const { token } = request.query
    response.set('Cache-Control', 'private, no-store')
    seeOther(response, paths.alerts(typeof token === 'string' ? { token } : {}))
  })
}
