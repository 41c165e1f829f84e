import { z } from 'zod/mini'
import { call } from '#client/core/call.ts'
import { stored } from '#client/core/storage.ts'
import { registerWorker } from '#client/core/workers/registerWorker.ts'
import { notificationsApi, pushSubscription } from '#shared/notifications.ts'

export type PushObstacle = 'unsupported' | 'denied'

/** Users of a shared browser may replace its only subscription. */
const subscriberStore = stored('oga.push', z.nullable(z.string()), null)

export function pushObstacle(): PushObstacle | undefined {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : undefined
}

/** Renews the subscription; false if the server's key changed. */
export async function isSubscribed(userId: string): Promise<boolean> {
  if (subscriberStore.get() !== userId || Notification.permission !== 'granted') return false
  const [subscription, { publicKey }] = await Promise.all([currentSubscription(), call(notificationsApi.key)])
  if (!subscription || keyOf(subscription) !== publicKey) return false
  await registerSubscription(subscription)
  return true
}

export function watchPermission(onChange: () => void): () => void {
  const controller = new AbortController()
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', onChange, { signal: controller.signal }))
    // Without permission events, changes show at the next visit.
    .catch(() => undefined)
  return () => controller.abort()
}

/** Call in a click handler. False if the user declines; throws on other failures. */
export async function subscribe(userId: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const [{ publicKey }, registration] = await Promise.all([
    call(notificationsApi.key),
    registerWorker().then(() => navigator.serviceWorker.ready),
  ])
  const current = await registration.pushManager.getSubscription()
  // Browsers refuse a second key.
  if (current && keyOf(current) !== publicKey) await current.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  await registerSubscription(subscription)
  subscriberStore.set(userId)
  return true
}

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

/** In base64url, as the server has it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
