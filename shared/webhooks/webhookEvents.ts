/** What an endpoint may ask to be told of. */
export const webhookEvents = [
  'listing.published',
  'listing.changed',
  'listing.closed',
  'inquiry.received',
  'message.received',
  'visit.agreed',
  'saved_search.matched',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Beside them what is sent to try an endpoint out. */
export const webhookTypes = [...webhookEvents, 'webhook.test'] as const
export type WebhookType = (typeof webhookTypes)[number]

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why nothing is sent: by hand, 410, days of failures, or who made it has left. */
export const offReasons = ['paused', 'gone', 'failing', 'maker'] as const
export type OffReason = (typeof offReasons)[number]

/** Why a delivery failed. `status`: an answer other than 2xx. */
export const deliveryFaults = [
  'bad_address',
  'private_address',
  'unreachable',
  'timeout',
  'status',
  'too_large',
  'too_many_redirects',
  'unsigned',
] as const
export type DeliveryFault = (typeof deliveryFaults)[number]

/** Characters; endpoints of one party; days that its log goes back. */
export const webhookLimits = { url: 500, description: 100, webhooks: 10, logDays: 30 }
/** Hours that the secret before signs too. */
export const rotationHours = 24
/** Until an endpoint that takes nothing is switched off. */
export const failingDays = 5
