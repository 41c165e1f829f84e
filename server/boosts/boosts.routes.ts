import { requireMember } from '#server/agencies/agencies.policy.ts'
import type { Context } from '#server/core/context.ts'
import type { ResponseCache } from '#server/core/http/cache/responseCache.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import { renderedOf } from '#server/listings/cards/card.ts'
import type { SearchContext } from '#server/listings/search/searchPlans.ts'
import { boostsApi } from '#shared/boosts/boostsApi.ts'
import { createBoosted } from './boosted.service.ts'
import { readBoosts } from './boosts.queries.ts'
import { addBoost, removeBoost } from './boosts.service.ts'

const writeLimit: Limit = { points: 300, seconds: 3600 }

interface Needs {
  searching: SearchContext
  responseCache: Pick<ResponseCache, 'freshness'>
}

export function boostsRoutes(api: Api, context: Context, { searching, responseCache }: Needs): void {
  const { db } = context
  const boosted = createBoosted(searching, responseCache.freshness)
  const limit = createSharedLimit(context, 'boosts', writeLimit)
  api.serve(boostsApi.shown, async ({ query }) => renderedOf(await boosted(query)))
  api.serve(boostsApi.ofAgency, async ({ params, actor }) => {
    requireMember(actor, params.id)
    return readBoosts(db, params.id)
  })
  api.serve(boostsApi.add, async ({ params, actor }) => {
    await limit(requireMember(actor, params.id, 'assign'))
    return addBoost(db, params.id, params.listingId)
  })
  api.serve(boostsApi.remove, async ({ params, actor }) => {
    await limit(requireMember(actor, params.id, 'assign'))
    return removeBoost(db, params.id, params.listingId)
  })
}
