import type { Context } from '#server/core/context.ts'
import { type Actor, userIdOf } from '#server/core/http/actor.ts'
import { createSharedLimit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import { publishingApi } from '#shared/listings/publishing.ts'
import { type ChangeNeeds, changeListing, deleteListing, renewListing } from './change.ts'
import { createListing } from './create.ts'
import { type CountInquiries, ownListing, ownListings } from './own.ts'

interface Needs extends Pick<ChangeNeeds, 'rate' | 'onPriced'> {
  countInquiries: CountInquiries
}

/** So many listings a user publishes in an hour; administrators bring along whole portfolios. */
const publishLimit = { points: 30, seconds: 3600 }

/** What owners and administrators do with listings. */
export function ownListingsRoutes(api: Api, context: Context, { countInquiries, ...needs }: Needs): void {
  const { db } = context
  const changing = { db, ...needs }
  const take = createSharedLimit(context, 'publish', publishLimit)
  const asTheirs = (id: string, actor: Actor) => ownListing(db, id, actor, countInquiries)

  api.servePage(publishingApi.mine, ({ query, actor }) =>
    ownListings(db, userIdOf(actor), query, countInquiries),
  )
  api.serve(publishingApi.own, ({ params, actor }) => asTheirs(params.id, actor))
  api.serve(publishingApi.create, async ({ body, actor, creationId }) => {
    if (actor.kind === 'user') await take(actor.id)
    return asTheirs(await createListing(changing, body, actor, creationId), actor)
  })
  api.serve(publishingApi.change, async ({ params, body, actor }) => {
    await changeListing(changing, params.id, body, actor)
    return asTheirs(params.id, actor)
  })
  api.serve(publishingApi.renew, async ({ params, actor }) => {
    await renewListing(db, params.id, actor)
    return asTheirs(params.id, actor)
  })
  api.serve(publishingApi.remove, async ({ params, actor }) => {
    await deleteListing(db, params.id, actor)
    return undefined
  })
}
