import type { Page } from '@playwright/test'
import { expect, expectComplaint, expectToast, signIn, test, words } from './fixtures.ts'

const { notifications: w, users } = words.es

/** Hands a message to the page's worker, as a push service would. */
async function push(page: Page, data: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
  await browser.detach()
}

/** Blocks the notifications of this site, as a person does in the browser's own settings; it holds as long as this session with it. */
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

test('the worker shows what is pushed, keeps no page, and says our name where it cannot read @wide', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'], { origin: baseURL })
  await page.goto('/terms')
  const worker = await page.request.get('/push-worker.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
  expect(await worker.text()).not.toMatch(/'fetch'|caches/)
  await page.evaluate(async () => {
    const policy = window.trustedTypes?.createPolicy('oga', { createScriptURL: (address) => address })
    await navigator.serviceWorker.register(policy?.createScriptURL('/push-worker.js') ?? '')
    await navigator.serviceWorker.ready
  })
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

// The windows of tests are private ones, for which browsers have no push service: what is said then is looked at here.
test('the switch stays off where the browser fails, and says so as soon as the person blocks us @wide', async ({
  page,
  context,
  complaints,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'], { origin: baseURL })
  await signIn(page, 'avisos', '/settings')
  const toggle = page.getByRole('switch', { name: users.push })
  await toggle.click()
  await expectComplaint(complaints, /does not support the Push API in incognito/)
  await expectToast(page, words.es.core.error, w.push.failed)
  await expect(toggle).not.toBeChecked()
  await expect(toggle).toBeEnabled()
  await block(page)
  await expect(page.getByText(w.push.denied)).toBeVisible()
  await expect(toggle).toBeDisabled()
})
