import { z } from 'zod/mini'
import { listingStatuses } from '#shared/listings/listingTypes.ts'
import { newsKinds } from '#shared/savedSearches/savedSearches.ts'
import type { WebhookType } from './webhookEvents.ts'

const ofListing = z.object({ listingId: z.string(), status: z.enum(listingStatuses) })
const ofInquiry = z.object({ inquiryId: z.string(), listingId: z.string() })

function payload<const Type extends WebhookType, Data extends z.ZodMiniType>(type: Type, data: Data) {
  return z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data })
}

/** What endpoints are sent: ids and states alone, as whoever may read more asks for it. */
export const webhookPayloads = {
  'listing.published': payload('listing.published', ofListing),
  'listing.changed': payload('listing.changed', ofListing),
  'listing.closed': payload('listing.closed', ofListing),
  'inquiry.received': payload('inquiry.received', ofInquiry),
  'message.received': payload('message.received', z.extend(ofInquiry, { messageId: z.string() })),
  'visit.agreed': payload(
    'visit.agreed',
    z.extend(ofInquiry, { visitId: z.string(), startsAt: z.iso.datetime() }),
  ),
  'saved_search.matched': payload(
    'saved_search.matched',
    z.object({ savedSearchId: z.string(), listingId: z.string(), reason: z.enum(newsKinds) }),
  ),
  'webhook.test': payload('webhook.test', z.object({})),
} satisfies Record<WebhookType, z.ZodMiniType>

export const webhookPayload = z.discriminatedUnion('type', [
  webhookPayloads['listing.published'],
  webhookPayloads['listing.changed'],
  webhookPayloads['listing.closed'],
  webhookPayloads['inquiry.received'],
  webhookPayloads['message.received'],
  webhookPayloads['visit.agreed'],
  webhookPayloads['saved_search.matched'],
  webhookPayloads['webhook.test'],
])
export type WebhookPayload = z.infer<typeof webhookPayload>
