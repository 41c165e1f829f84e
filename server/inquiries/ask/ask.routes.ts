import type { Context } from '#server/core/context.ts'
import { addressOf } from '#server/core/http/limits/address.ts'
import { sharedLimitByAddress } from '#server/core/http/limits/byAddress.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import { idFrom } from '#server/core/ids.ts'
import { mailboxOf } from '#server/core/mailbox.ts'
import type { ResponseTimes } from '#server/inquiries/responseTime.ts'
import { isVisit } from '#server/listings/listings.service.ts'
import { createVisitorHash } from '#server/listings/views/views.service.ts'
import { inquiriesApi } from '#shared/inquiries/inquiries.ts'
import { type AskServices, recordClick, sendInquiry } from './ask.service.ts'

const addressLimit: Limit = { points: 30, seconds: 3600 }
const senderLimit: Limit = { points: 12, seconds: 3600 }
const clickLimit: Limit = { points: 120, seconds: 3600 }

export function askRoutes(
  api: Api,
  context: Context,
  { responseTimes, ...services }: AskServices & { responseTimes: ResponseTimes },
): void {
  const { db } = context
  const limitAddress = sharedLimitByAddress(context, 'inquiries-address', addressLimit)
  const limitSender = createSharedLimit(context, 'inquiries-sender', senderLimit)
  const limitClicks = sharedLimitByAddress(context, 'inquiries-clicks', clickLimit)
  const visitorHash = createVisitorHash(context)

  api.serve(inquiriesApi.create, async ({ body, actor, language, request, creationId: id }) => {
    await limitAddress(addressOf(request))
    await limitSender(idFrom(mailboxOf(body.email)))
    return { id: await sendInquiry(context, services, body, { actor, language, id }) }
  })

  api.serve(inquiriesApi.responseTime, ({ params, actor }) =>
    responseTimes.ofListing(context.database.reads, params.id, actor),
  )

  api.serve(inquiriesApi.whatsapp, async ({ body: { listingId }, actor, language, request }) => {
    await limitClicks(addressOf(request))
    if (!(await isVisit(db, listingId, actor))) return undefined
    const { visitor } = await visitorHash({
      address: addressOf(request),
      userAgent: request.get('user-agent'),
    })
    await recordClick(db, listingId, { visitor, language })
    return undefined
  })
}
