import type { Context } from '#server/core/context.ts'
import { userIdOf } from '#server/core/http/actor.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { PictureNeeds } from '#server/imports/run/runNeeds.ts'
import { feedsApi } from '#shared/imports/feeds.ts'
import { checkSource } from './checkSource.ts'
import { addFeed, changeFeed, listFeeds, removeFeed, requireSource, runFeedNow } from './feeds.service.ts'

const writeLimit: Limit = { points: 60, seconds: 3600 }
const checkLimit: Limit = { points: 30, seconds: 3600 }

export function feedsRoutes(api: Api, context: Context, runNeeds: PictureNeeds): void {
  const { db, env } = context
  const needs = { ...runNeeds, db, except: env.FETCH_EXCEPT }
  const limitChecks = createSharedLimit(context, 'feeds-check', checkLimit)
  const limit = createSharedLimit(context, 'feeds-write', writeLimit)
  api.serve(feedsApi.list, ({ actor }) => listFeeds(db, actor))
  api.serve(feedsApi.add, async ({ actor, language, body }) => {
    await limit(userIdOf(actor))
    return addFeed(needs, { actor, language }, body)
  })
  api.serve(feedsApi.check, async ({ actor, language, body }) => {
    const userId = userIdOf(actor)
    await limitChecks(userId)
    const source = await requireSource(needs, actor, body)
    return checkSource(runNeeds, source, { userId, language })
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
