import { z } from 'zod/mini'
import { call } from '#client/core/call.ts'
import { registerWorker } from '#client/core/registerWorker.ts'
import { stored } from '#client/core/storage.ts'
import { notificationsApi, pushSubscription } from '#shared/notifications.ts'

/** Why this browser cannot show push messages. */
export type PushObstacle = 'unsupported' | 'denied'

/** The user whose messages this browser shows: it has one subscription, which users of a shared browser may replace. */
const subscriberStore = stored('oga.push', z.nullable(z.string()), null)

export function pushObstacle(): PushObstacle | undefined {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : undefined
}

/**
 * Whether this browser shows the messages of a user. Registers the subscription again, as the server may have removed it; false if
 * the server's key has changed.
 */
export async function isSubscribed(userId: string): Promise<boolean> {
  if (subscriberStore.get() !== userId || Notification.permission !== 'granted') return false
  const [subscription, { publicKey }] = await Promise.all([currentSubscription(), call(notificationsApi.key)])
  if (!subscription || keyOf(subscription) !== publicKey) return false
  await registerSubscription(subscription)
  return true
}

/** Calls back when the permission changes in the browser's settings; returns a function that stops. */
export function watchPermission(onChange: () => void): () => void {
  const controller = new AbortController()
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', onChange, { signal: controller.signal }))
    // Unsupported: the change shows at the next visit.
    .catch(() => undefined)
  return () => controller.abort()
}

/**
 * Requests permission, which browsers allow only in a click handler, and subscribes. False if the user declines; throws if the push
 * service, the network or the server fails.
 */
export async function subscribe(userId: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const [{ publicKey }, registration] = await Promise.all([
    call(notificationsApi.key),
    registerWorker().then(() => navigator.serviceWorker.ready),
  ])
  const current = await registration.pushManager.getSubscription()
  // Browsers refuse a second key beside that of the current subscription.
  if (current && keyOf(current) !== publicKey) await current.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  await registerSubscription(subscription)
  subscriberStore.set(userId)
  return true
}

/** Ends the subscription in the browser, which stops messages, and on the server. */
export async function endSubscription(): Promise<void> {
  subscriberStore.clear()
  if (pushObstacle() === 'unsupported') return
  const subscription = await currentSubscription()
  if (!subscription) return
  await subscription.unsubscribe()
  await call(notificationsApi.unsubscribe, { body: { endpoint: subscription.endpoint } })
}

async function currentSubscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return registration?.pushManager.getSubscription()
}

async function registerSubscription(subscription: PushSubscription): Promise<void> {
  await call(notificationsApi.subscribe, { body: z.parse(pushSubscription, subscription.toJSON()) })
}

/** The key of a subscription in base64url, as the server has it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
