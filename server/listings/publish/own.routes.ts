import type { Context } from '#server/core/context.ts'
import { type Actor, userIdOf } from '#server/core/http/actor.ts'
import { createSharedLimit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import { publishingApi } from '#shared/listings/publishing.ts'
import { type ChangeDependencies, changeListing, deleteListing, renewListing } from './change.ts'
import { createListing } from './create.ts'
import { type CountInquiries, ownListing, ownListings } from './own.ts'

interface Dependencies extends Omit<ChangeDependencies, 'db'> {
  countInquiries: CountInquiries
}

/** For users; administrators import whole portfolios. */
const publishLimit = { points: 30, seconds: 3600 }

export function ownListingsRoutes(
  api: Api,
  context: Context,
  { countInquiries, ...dependencies }: Dependencies,
): void {
  const { db } = context
  const changeDependencies = { db, ...dependencies }
  const consume = createSharedLimit(context, 'publish', publishLimit)
  const readOwn = (id: string, actor: Actor) => ownListing(db, id, actor, countInquiries)

  api.servePage(publishingApi.mine, ({ query, actor }) =>
    ownListings(db, userIdOf(actor), query, countInquiries),
  )
  api.serve(publishingApi.own, ({ params, actor }) => readOwn(params.id, actor))
  api.serve(publishingApi.create, async ({ body, actor, creationId }) => {
    if (actor.kind === 'user') await consume(actor.id)
    return readOwn(await createListing(changeDependencies, body, actor, creationId), actor)
  })
  api.serve(publishingApi.change, async ({ params, body, actor }) => {
    await changeListing(changeDependencies, params.id, body, actor)
    return readOwn(params.id, actor)
  })
  api.serve(publishingApi.renew, async ({ params, actor }) => {
    await renewListing(db, params.id, actor)
    return readOwn(params.id, actor)
  })
  api.serve(publishingApi.remove, async ({ params, actor }) => {
    await deleteListing(changeDependencies, params.id, actor)
    return undefined
  })
}
