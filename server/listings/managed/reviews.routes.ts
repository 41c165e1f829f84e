import type { Context } from '#server/core/context.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { CountInquiries } from '#server/listings/publish/own.ts'
import { reviewsApi } from '#shared/listings/reviews.ts'
import { reviewOf, waitingReviews } from './reviews.service.ts'

export function reviewsRoutes(api: Api, { db }: Context, countInquiries: CountInquiries): void {
  api.servePage(reviewsApi.list, ({ query }) => waitingReviews(db, query, countInquiries))
  api.serve(reviewsApi.get, ({ params }) => reviewOf(db, params.id, countInquiries))
}
