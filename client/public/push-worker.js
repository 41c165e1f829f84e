// Shows push messages and opens the page that they link to. No caching, no fetch handler.
const icon = '/icon-192.png'

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const message = read(event.data)
  const { title, body, url, tag, lang } = message
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

/** Browsers require a notification for every push, so an unreadable message shows the name alone. */
function read(data) {
  try {
    const message = data.json()
    if (typeof message.title === 'string') return message
  } catch {
    // Not JSON.
  }
  return { title: 'Óga', url: '/' }
}

function ownAddress(url) {
  const address = new URL(url ?? '/', self.location.origin)
  return address.origin === self.location.origin ? address.href : self.location.origin
}

async function open(address) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => url === address)
  await (tab ? tab.focus() : self.clients.openWindow(address))
}

async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options ?? newSubscription?.options
  const subscription =
    newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)))
  if (!subscription) return
  const { endpoint, keys } = subscription.toJSON()
  await fetch('/api/notifications/subscriptions', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  })
}
