import { brand } from '#shared/brand.ts'

declare const self: ServiceWorkerGlobalScope

const icon = '/icon-192.png'
/** `notificationsApi.subscribe`, without its large schemas. */
const subscriptionsPath = '/api/notifications/subscriptions'

interface Message {
  title: string
  body?: string
  url?: string
  tag?: string
  lang?: string
}

export function handlePush(): void {
  self.addEventListener('push', (event) => {
    const { title, body, url, tag, lang } = readMessage(event.data)
    event.waitUntil(
      self.registration.showNotification(title, { body, tag, lang, icon, badge: icon, data: { url } }),
    )
  })

  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(ownAddress(event.notification.data?.url)))
  })

  // The push service replaced the subscription.
  self.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(event))
  })
}

/** Browsers require a notification for every push. */
function readMessage(data: PushMessageData | null): Message {
  try {
    const message = data?.json()
    if (typeof message.title === 'string') return message
  } catch {
    // Not JSON.
  }
  return { title: brand.name, url: '/' }
}

function ownAddress(url: unknown): string {
  const address = new URL(typeof url === 'string' ? url : '/', self.location.origin)
  return address.origin === self.location.origin ? address.href : self.location.origin
}

async function open(address: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => url === address)
  await (tab ? tab.focus() : self.clients.openWindow(address))
}

async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const options = oldSubscription?.options ?? newSubscription?.options
  const subscription =
    newSubscription ??
    (options &&
      (await self.registration.pushManager.subscribe({
        userVisibleOnly: options.userVisibleOnly,
        applicationServerKey: options.applicationServerKey,
      })))
  if (!subscription) return
  const { endpoint, keys } = subscription.toJSON()
  await fetch(subscriptionsPath, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  })
}
