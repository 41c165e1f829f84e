import type { Locator, Page } from '@playwright/test'
import type { Language } from '#shared/core/language.ts'
import { expect, expectBrowserError, findListing, signIn, storeFavorites, words } from './fixtures.ts'
import { expectPictures, expectSaved, front, savedCopies, test, workerReady } from './offline.ts'

const { offline: w, core, favorites } = words.es

const noNetwork = /ERR_|Failed to load resource|^50\d: /

function bar(page: Page, language: Language = 'es'): Locator {
  const { retry } = words[language].offline
  return page.getByRole('status').filter({ has: page.getByRole('button', { name: retry }) })
}
/** Of the bar, with any date. */
const dated = (text: (seenAt?: string) => string) =>
  new RegExp(`^${text('DATE').replace('DATE', '.*\\d{4}.*')}`)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Waits until it is available offline. */
async function openAndSave(page: Page): Promise<{ id: string; title: string }> {
  const listing = await findListing(page)
  await page.goto(`/property/${listing.id}`)
  await workerReady(page)
  await expectSaved(page, listing.id)
  return listing
}

test('a listing seen can be read without a connection, in the chosen language, and is dated @phone', async ({
  page,
  browserErrors,
}) => {
  const { id, title } = await findListing(page, '', ({ media }) => media.length > 0)
  await page.goto(`/property/${id}`)
  await page.evaluate(() => localStorage.setItem('oga.language', 'en'))
  await workerReady(page)
  await expectSaved(page, id)
  await expectPictures(page)
  front.isDown = true
  await page.reload()
  await expect(heading(page, title)).toBeVisible()
  await expect(bar(page, 'en')).toHaveText(dated(words.en.offline.offline))
  const picture = page.getByRole('main').locator('img').first()
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)

  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith(`/api/listings/${id}`))
  await bar(page, 'en').getByRole('button').click()
  await asked
  await expect(bar(page, 'en')).toHaveText(dated(words.en.offline.offline))
  await expectBrowserError(browserErrors, noNetwork)

  front.isDown = false
  // From here on the bar goes with the first answer, whoever asked.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(bar(page, 'en')).toHaveCount(0)
})

test('a visitor’s favorites and last search can be read without a connection, nothing else pretends to, and signing in leads back @wide', async ({
  page,
  browserErrors,
}) => {
  const favorite = await findListing(page)
  await storeFavorites(page, [favorite])
  await page.goto('/search')
  await workerReady(page)
  await expectSaved(page, '"listings"')
  front.isDown = true
  await page.goto('/favorites')
  await expect(page.getByRole('article')).toContainText(favorite.title)
  await expect(bar(page)).toHaveText(dated(w.offline))
  await page.goto('/search')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/property/abcdefghjkmn')
  await expect(page.getByRole('alert')).toContainText(core.noConnection)
  await expectBrowserError(browserErrors, noNetwork)
  await page.goto('/favorites')
  await expect(page.getByRole('article')).toContainText(favorite.title)

  front.isDown = false
  await page.goto('/terms')
  front.isDown = true
  const signIn = page.getByRole('banner').getByRole('link', { name: words.es.auth.title, exact: true })
  await signIn.click()
  await expect(heading(page, w.account.title)).toBeVisible()
  await page.getByRole('link', { name: w.account.back }).click()
  await expect(page).toHaveURL(/\/terms$/)
  await expect(page.getByRole('banner')).toBeVisible()
  front.isDown = false
  await signIn.click()
  await expect(page).toHaveURL(/\/idp\//)
})

test('what a user saw is gone for whoever comes next on the same browser @wide', async ({
  page,
  context,
  browserErrors,
}) => {
  const { id, title } = await findListing(page)
  await signIn(page, `one-${Date.now()}`, '/favorites')
  const { id: userId } = await (await page.request.get('/api/auth/user')).json()
  await page.request.post('/api/favorites', { data: { listingId: id } })
  await page.goto('/favorites')
  await workerReady(page)
  await expectSaved(page, 'batch')
  await expectSaved(page, 'auth')

  front.isDown = true
  await page.goto('/favorites')
  await expect(page.getByRole('article')).toContainText(title)
  await expectBrowserError(browserErrors, noNetwork)
  front.isDown = false
  await page.goto('/terms')

  // Another tab signs out: this one shows and saves nothing more.
  const other = await context.newPage()
  await other.goto('/api/logout')
  await expect
    .poll(async () => (await savedCopies(other)).some(({ hash }) => hash.includes('favorites')))
    .toBe(false)
  await page
    .getByRole('link', { name: favorites.title.split(' ')[1] })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: favorites.empty })).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
  front.isDown = true
  await other.goto('/favorites')
  await expect(other.getByRole('heading', { name: favorites.empty })).toBeVisible()
  await expect(other.getByText(title)).toHaveCount(0)
  front.isDown = false

  await context.clearCookies()
  await signIn(page, `two-${Date.now()}`, '/favorites')
  await expectSaved(page, 'auth')
  const saved = await page.evaluate(async () => {
    const open = indexedDB.open('oga-offline')
    await new Promise((resolve) => {
      open.onsuccess = resolve
    })
    const all = open.result.transaction('copies').objectStore('copies').getAll()
    await new Promise((resolve) => {
      all.onsuccess = resolve
    })
    return JSON.stringify(all.result)
  })
  expect(saved).not.toContain(userId)
})

test('a worker stopped in between, a server that fails or is silent, a network that shows its own page and full storage hide nothing that was seen @wide @rare', async ({
  page,
  context,
  browserErrors,
}) => {
  const { id, title } = await openAndSave(page)
  const browser = await context.newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
  front.isDown = true
  await page.reload()
  await expect(heading(page, title)).toBeVisible()
  front.isDown = false

  const failures = [
    [() => ({ status: 503, body: '{"error":"x","code":"unavailable"}' }), w.unavailable],
    [() => ({ status: 500, body: 'Internal Server Error' }), w.unavailable],
    [() => ({ headers: { 'Content-Type': 'text/html' }, body: '<h1>Wi-Fi</h1>' }), w.offline],
  ] as const
  for (const [fail, text] of failures) {
    front.replace = (path) => (path.startsWith('/api/') ? fail() : undefined)
    await page.goto('/terms')
    await page.evaluate((path) => {
      history.pushState(null, '', path)
    }, `/property/${id}`)
    await expect(heading(page, title)).toBeVisible()
    await expect(bar(page)).toHaveText(dated(text))
  }
  front.replace = () => ({
    status: 502,
    headers: { 'Content-Type': 'text/html' },
    body: '<h1>Bad Gateway</h1>',
  })
  await page.goto(`/property/${id}`)
  await expect(heading(page, title)).toBeVisible()
  // Captive portals are shown.
  front.replace = () => ({ headers: { 'Content-Type': 'text/html' }, body: '<h1>Wi-Fi</h1>' })
  await page.goto(`/property/${id}`)
  await expect(heading(page, 'Wi-Fi')).toBeVisible()

  front.replace = () => undefined
  front.isSilent = true
  await page.goto(`/property/${id}`)
  await expect(heading(page, title)).toBeVisible()
  await expect(bar(page)).toHaveText(dated(w.late))
  await expectBrowserError(browserErrors, noNetwork)
  front.isSilent = false

  await browser.send('Storage.overrideQuotaForOrigin', { origin: front.origin, quotaSize: 1000 })
  const next = await findListing(page, '', ({ title: other }) => other !== title)
  await page.goto(`/property/${next.id}`)
  await expect(heading(page, next.title)).toBeVisible()
})

test('the worker of the version before gives way, and what it stored with it @wide @rare', async ({
  page,
  browserErrors,
}) => {
  // It stored pages and served them first.
  const before = `
    self.addEventListener('install', () => self.skipWaiting())
    self.addEventListener('activate', (event) => event.waitUntil(clients.claim()))
    self.addEventListener('fetch', (event) => {
      if (event.request.mode !== 'navigate') return
      event.respondWith(caches.open('pages-v1').then(async (cache) => {
        const old = await cache.match('/old')
        if (old) return old
        const fresh = await fetch(event.request)
        await cache.put('/old', fresh.clone())
        return fresh
      }))
    })`
  let isBefore = true
  front.replace = (path) =>
    isBefore && path === '/sw.js'
      ? { headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }, body: before }
      : undefined
  await page.goto('/terms')
  await workerReady(page)
  await page.goto('/contact')
  await page.goto('/privacy')
  await expect(page).toHaveTitle(/./)
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain('pages-v1')
  isBefore = false
  await page.reload()
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 30_000 }).not.toContain('pages-v1')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.goto('/terms')
  await expect(heading(page, words.es.about.termsTitle)).toBeVisible()
  expect(loads).toBe(1)
  expect(browserErrors).toEqual([])
})
