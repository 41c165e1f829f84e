import { z } from 'zod/mini'
import { call } from '#client/core/call.ts'
import { stored } from '#client/core/storage.ts'
import { workerUrl } from '#client/core/workerUrl.ts'
import { notificationsApi, pushSubscription } from '#shared/notifications.ts'

/** Why this browser shows no push messages, whoever asks. */
export type PushObstacle = 'unsupported' | 'denied'

/** Whose messages this browser shows: it has one subscription, and people may share it. */
const subscriberStore = stored('oga.push', z.nullable(z.string()), null)

export function pushObstacle(): PushObstacle | undefined {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isThere) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : undefined
}

/**
 * Whether this browser shows the messages of this user. The server is told of it again: it may have let go of a browser, or have
 * another key now, and then there are none.
 */
export async function isSubscribed(userId: string): Promise<boolean> {
  if (subscriberStore.get() !== userId || Notification.permission !== 'granted') return false
  const [subscription, { publicKey }] = await Promise.all([currentSubscription(), call(notificationsApi.key)])
  if (!subscription || keyOf(subscription) !== publicKey) return false
  await tell(subscription)
  return true
}

/** Calls back when the person changes, in the browser's own settings, what this site may. Gives the way to stop. */
export function watchPermission(onChange: () => void): () => void {
  const leave = new AbortController()
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', onChange, { signal: leave.signal }))
    // Without this the next visit shows it.
    .catch(() => undefined)
  return () => leave.abort()
}

/**
 * Asks for permission, which browsers only let a click do, and subscribes. False where the person says no;
 * throws where the push service, the network or the server fails.
 */
export async function subscribe(userId: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const [{ publicKey }, registration] = await Promise.all([
    call(notificationsApi.key),
    navigator.serviceWorker.register(workerUrl('/push-worker.js')).then(() => navigator.serviceWorker.ready),
  ])
  const old = await registration.pushManager.getSubscription()
  // A browser refuses a second key beside the one that it subscribed with.
  if (old && keyOf(old) !== publicKey) await old.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  await tell(subscription)
  subscriberStore.set(userId)
  return true
}

/** Ends the subscription, if there is one, here and on the server; the browser's end alone is enough for messages to stop. */
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

async function tell(subscription: PushSubscription): Promise<void> {
  await call(notificationsApi.subscribe, { body: z.parse(pushSubscription, subscription.toJSON()) })
}

/** The key that a subscription was made with, as the server writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
