import { z } from 'zod/mini'
import { endpoint } from './core/endpoint.ts'

export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(1000)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{80,100}=*$/)),
    auth: z.string().check(z.regex(/^[\w-]{16,32}=*$/)),
  }),
})

export const notificationsApi = {
  key: endpoint('GET', '/api/notifications/key', {
    summary: 'The public key that a browser subscribes to push messages with (VAPID, base64url)',
    answer: z.object({ publicKey: z.string() }),
    cache: 'public',
  }),
  subscribe: endpoint('POST', '/api/notifications/subscriptions', {
    summary: 'Send push messages to this browser of who is signed in',
    access: 'user',
    body: pushSubscription,
    errors: ['malformed_json', 'invalid', 'not_signed_in'],
  }),
  unsubscribe: endpoint('DELETE', '/api/notifications/subscriptions', {
    summary: 'Send no more push messages to this browser',
    access: 'user',
    body: z.pick(pushSubscription, { endpoint: true }),
    errors: ['malformed_json', 'invalid', 'not_signed_in'],
  }),
}
