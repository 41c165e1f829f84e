import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { singleLine } from '#shared/core/fields/singleLine.ts'
import { emptyUnlessVisible } from '#shared/core/fields/visible.ts'
import { paging, rowsOfPage } from '#shared/core/paging.ts'
import {
  deliveryFaults,
  deliveryStates,
  offReasons,
  webhookEvents,
  webhookLimits,
  webhookTypes,
} from './webhookEvents.ts'

/** Without its secret. */
export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: z.string(),
  createdBy: z.nullable(z.string()),
  /** Null: it is on. */
  offReason: z.nullable(z.enum(offReasons)),
  /** Since nothing was taken. */
  failingSince: z.nullable(z.string()),
  lastDeliveredAt: z.nullable(z.string()),
  /** Until then the secret before signs too. */
  rotatingUntil: z.nullable(z.string()),
})
export type Webhook = z.infer<typeof webhook>

const fields = {
  url: z.string().check(singleLine, z.minLength(1), z.maxLength(webhookLimits.url)),
  description: z.string().check(singleLine, z.maxLength(webhookLimits.description), emptyUnlessVisible),
  events: z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length)),
}

export const newWebhook = z.object({
  ...fields,
  description: z._default(fields.description, ''),
})
export type NewWebhook = z.infer<typeof newWebhook>

export const webhookChange = z.object({
  url: z.optional(fields.url),
  description: z.optional(fields.description),
  events: z.optional(fields.events),
  isOn: z.optional(z.boolean()),
})
export type WebhookChange = z.infer<typeof webhookChange>

/** `secret` is shown this once. */
export const madeWebhook = z.extend(webhook, { secret: z.string() })
export type MadeWebhook = z.infer<typeof madeWebhook>

export const delivery = z.object({
  /** What `webhook-id` says. */
  id: z.string(),
  type: z.enum(webhookTypes),
  state: z.enum(deliveryStates),
  createdAt: z.string(),
  attempts: z.int(),
  lastAttemptAt: z.nullable(z.string()),
  /** Of `waiting`. */
  nextAttemptAt: z.nullable(z.string()),
  /** Of the last answer; null: none came. */
  status: z.nullable(z.int()),
  fault: z.nullable(z.enum(deliveryFaults)),
  milliseconds: z.nullable(z.int()),
  /** As it is sent. */
  body: z.string(),
})
export type Delivery = z.infer<typeof delivery>

const params = z.object({ id: z.string() })
const errors = ['not_signed_in', 'forbidden'] as const
const ownErrors = [...errors, 'not_found'] as const

/** Of the agency that who is signed in works for, else their own. Assistants have none, and keys reach none. */
export const webhooksApi = {
  list: endpoint('GET', '/api/webhooks', {
    summary: 'The endpoints that are told of events, newest first, without their secrets',
    access: 'user',
    answer: z.array(webhook),
    errors,
  }),
  make: endpoint('POST', '/api/webhooks', {
    summary: 'Have an address told of events (Standard Webhooks 1.0); its secret stands in this answer alone',
    access: 'user',
    tellsOnce: true,
    body: newWebhook,
    answer: madeWebhook,
    status: 201,
    errors: [...errors, 'invalid', 'too_many', 'too_many_requests'],
  }),
  change: endpoint('PATCH', '/api/webhooks/:id', {
    summary: 'Change its address or events, pause it, or switch it on again',
    access: 'user',
    params,
    body: webhookChange,
    answer: webhook,
    errors: [...ownErrors, 'invalid', 'too_many_requests'],
  }),
  remove: endpoint('DELETE', '/api/webhooks/:id', {
    summary: 'Tell it nothing more, and delete its log',
    access: 'user',
    params,
    errors: ownErrors,
  }),
  rotate: endpoint('POST', '/api/webhooks/:id/secret', {
    summary: 'Give it another secret; for a day the one before signs too',
    access: 'user',
    tellsOnce: true,
    params,
    answer: madeWebhook,
    status: 201,
    errors: [...ownErrors, 'too_many_requests'],
  }),
  test: endpoint('POST', '/api/webhooks/:id/test', {
    summary: 'Send it a `webhook.test`, once',
    access: 'user',
    params,
    answer: delivery,
    status: 201,
    errors: [...ownErrors, 'conflict', 'too_many_requests'],
  }),
  deliveries: endpoint('GET', '/api/webhooks/:id/deliveries', {
    summary: 'What it was sent in the last 30 days, newest first',
    access: 'user',
    params,
    query: paging,
    answer: z.array(delivery),
    paged: true,
    rows: rowsOfPage,
    ages: true,
    errors: [...ownErrors, 'bad_parameter', 'bad_cursor'],
  }),
  redeliver: endpoint('POST', '/api/webhooks/:id/deliveries/:delivery/redeliver', {
    summary: 'Send it again, under the same id',
    access: 'user',
    params: z.object({ id: z.string(), delivery: z.string() }),
    answer: delivery,
    status: 200,
    errors: [...ownErrors, 'conflict', 'too_many_requests'],
  }),
}
