import type { Context } from '#server/core/context.ts'
import { userIdOf } from '#server/core/http/actor.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { RunNeeds } from '#server/imports/run/runNeeds.ts'
import { feedsApi } from '#shared/imports/feeds.ts'
import { addFeed, changeFeed, listFeeds, removeFeed, runFeedNow } from './feeds.service.ts'

const writeLimit: Limit = { points: 60, seconds: 3600 }

export function feedsRoutes(api: Api, context: Context, { queue }: RunNeeds): void {
  const { db, env } = context
  const needs = { db, queue, except: env.FETCH_EXCEPT }
  const limit = createSharedLimit(context, 'feeds-write', writeLimit)
  api.serve(feedsApi.list, ({ actor }) => listFeeds(db, actor))
  api.serve(feedsApi.add, async ({ actor, language, body }) => {
    await limit(userIdOf(actor))
    return addFeed(needs, { actor, language }, body)
  })
  api.serve(feedsApi.change, async ({ actor, params: { id }, body }) => {
    await limit(userIdOf(actor))
    return changeFeed(needs, { actor, id }, body)
  })
  api.serve(feedsApi.remove, async ({ actor, params: { id } }) => {
    await removeFeed(db, actor, id)
    return undefined
  })
  api.serve(feedsApi.run, async ({ actor, params: { id }, body }) => {
    await limit(userIdOf(actor))
    return runFeedNow(needs, { actor, id }, body.accept)
  })
}
