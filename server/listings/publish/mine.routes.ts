import type { Context } from '#server/core/context.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { createSharedLimit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import { agencyWorkApi } from '#shared/agencies/agencyWork.ts'
import { publishingApi } from '#shared/listings/publishing.ts'
import { agencyListings } from './agencyListings.ts'
import { type ChangeDependencies, changeListing, deleteListing, renewListing } from './change.ts'
import { createListing } from './create.ts'
import { type CountInquiries, myListing, myListings } from './mine.service.ts'

interface Dependencies extends Omit<ChangeDependencies, 'db'> {
  countInquiries: CountInquiries
}

/** For users; administrators import whole portfolios. */
const publishLimit = { points: 30, seconds: 3600 }

export function mineRoutes(
  api: Api,
  context: Context,
  { countInquiries, ...dependencies }: Dependencies,
): void {
  const { db } = context
  const changeDependencies = { db, ...dependencies }
  const consume = createSharedLimit(context, 'publish', publishLimit)
  const readMine = (id: string, actor: Actor) => myListing(db, id, actor, countInquiries)

  api.servePage(publishingApi.mine, ({ query, actor }) => myListings(db, actor, query, countInquiries))
  api.servePage(agencyWorkApi.listings, ({ params, query, actor }) =>
    agencyListings(db, params.id, query, actor, countInquiries),
  )
  api.serve(publishingApi.myListing, ({ params, actor }) => readMine(params.id, actor))
  api.serve(publishingApi.create, async ({ body, actor, creationId }) => {
    if (actor.kind === 'user') await consume(actor.id)
    return readMine(await createListing(changeDependencies, body, actor, creationId), actor)
  })
  api.serve(publishingApi.change, async ({ params, body, actor, request }) => {
    await changeListing(changeDependencies, params.id, body, { actor, version: request })
    return readMine(params.id, actor)
  })
  api.serve(publishingApi.renew, async ({ params, actor }) => {
    await renewListing(db, params.id, actor)
    return readMine(params.id, actor)
  })
  api.serve(publishingApi.remove, async ({ params, actor, request }) => {
    await deleteListing(changeDependencies, params.id, { actor, version: request })
    return undefined
  })
}
