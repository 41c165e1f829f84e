import type { Page } from '@playwright/test'
import { expect, expectBrowserError, expectToast, signIn, test, words } from './fixtures.ts'
import { workerReady } from './offline.ts'

const { notifications: w, users } = words.es

test.use({ serviceWorkers: 'allow' })

/** Waits until the browser reports it displayed: `getNotifications` deletes undisplayed ones. */
async function push(page: Page, data: string): Promise<void> {
  await workerReady(page)
  const { origin } = new URL(page.url())
  const browser = await page.context().newCDPSession(page)
  const service = 'notifications'
  const displayed = new Promise<void>((resolve) => {
    browser.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
      if (backgroundServiceEvent.eventName === 'Notification displayed') resolve()
    })
  })
  await browser.send('BackgroundService.startObserving', { service })
  await browser.send('BackgroundService.setRecording', { service, shouldRecord: true })
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted)
      if (own) resolve(own.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
  await displayed
  await browser.send('BackgroundService.clearEvents', { service })
  await browser.detach()
}

async function block(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const { targetInfo } = await browser.send('Target.getTargetInfo')
  await browser.send('Browser.setPermission', {
    permission: { name: 'notifications' },
    setting: 'denied',
    origin: new URL(page.url()).origin,
    browserContextId: targetInfo.browserContextId,
  })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const all = await registration.getNotifications()
    return all.map(({ title, body, lang, data }) => ({ title, body, lang, url: data.url }))
  })

test('the worker shows push messages, and our name where it cannot read the message @browser', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'], { origin: baseURL })
  await page.goto('/terms')
  const url = '/my-properties?renew=abc123abc123'
  await push(
    page,
    JSON.stringify({ title: 'Tu aviso venció: Casa', body: 'Renovalo', url, tag: 'a', lang: 'es' }),
  )
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'Tu aviso venció: Casa', body: 'Renovalo', lang: 'es', url }])
  await push(page, 'nothing of ours')
  await expect.poll(async () => (await shown(page)).map(({ title }) => title)).toContain('Óga')
})

// Private windows have no push service.
test('the switch stays off where the browser fails, and shows at once when notifications are blocked @browser @rare', async ({
  page,
  context,
  browserErrors,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'], { origin: baseURL })
  await signIn(page, 'avisos', '/settings')
  const toggle = page.getByRole('switch', { name: users.push })
  await toggle.click()
  await expectBrowserError(browserErrors, /does not support the Push API in incognito/)
  await expectToast(page, words.es.core.error, w.push.failed)
  await expect(toggle).not.toBeChecked()
  await expect(toggle).toBeEnabled()
  await block(page)
  await expect(page.getByText(w.push.denied)).toBeVisible()
  await expect(toggle).toBeDisabled()
})
