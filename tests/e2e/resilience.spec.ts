import type { Page, Route } from '@playwright/test'
import { startNoteId } from '#shared/page/startNote.ts'
import {
  expect,
  expectBrowserError,
  expectToast,
  findListing,
  openWithoutBoot,
  test,
  words,
} from './fixtures.ts'

const { core, listings, search: w } = words.es
const results = (page: Page) => page.getByRole('list', { name: w.results }).getByRole('article')

test('a page without boot data shows a skeleton, then its content', { tag: '@phone' }, async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/listings?**', async (route) => {
    await held
    await route.continue()
  })
  await openWithoutBoot(page, '/search')
  const main = page.getByRole('main')
  await expect(main.locator('[aria-busy=true] > *')).toHaveCount(6)
  await expect(main.getByText(w.searching)).toBeVisible()
  answer()
  await expect(results(page).first()).toBeVisible()
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
})

test('the page shows that it is offline, and recovers with the connection', { tag: '@wide' }, async ({
  page,
  context,
  browserErrors,
}) => {
  await page.goto('/search')
  await expect(results(page).first()).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel(w.sort).selectOption({ label: 'Más vistas' })
  await expect(page.getByText(core.noConnection)).toBeVisible()
  await expectBrowserError(browserErrors, /ERR_INTERNET_DISCONNECTED|dynamically imported/)
  await context.setOffline(false)
  await expect(results(page).first()).toBeVisible()
})

test('code that the network breaks off is asked for again, without a reload that would end at nothing', {
  tag: '@wide',
}, async ({ page, context, browserErrors }) => {
  let isBroken = true
  await page.route(/\/assets\/TermsPage-/, (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/favorites')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: words.es.layout.terms }).click()
  await expect(page.getByText(core.noConnection)).toBeVisible()
  await expectBrowserError(browserErrors, /ERR_|dynamically imported/)
  isBroken = false
  await context.setOffline(false)
  const terms = page.getByRole('heading', { level: 1, name: words.es.about.termsTitle })
  const retry = page.getByRole('button', { name: core.retry })
  // A retry may come before the connection.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 500 })
    await expect(terms).toBeVisible({ timeout: 500 })
  }).toPass()
})

for (const [what, tag, block] of [
  ['blocked', ['@wide'], (route: Route) => route.abort('blockedbyclient')],
  ['from before a deploy', ['@wide', '@rare'], (route: Route) => route.fulfill({ status: 404 })],
] satisfies [string, string[], (route: Route) => Promise<void>][])
  test(`a page whose scripts are ${what} says so`, { tag }, async ({ page, browserErrors }) => {
    await page.route(/\/assets\/[^?]*\.js/, block)
    await page.goto('/terms?lang=en')
    const note = page.getByText(words.en.page.startFailed)
    await expect(note).toBeVisible()
    await expectBrowserError(browserErrors, /Failed to load resource|ERR_/)
    await page.unroute(/\/assets\/[^?]*\.js/)
    await page.getByRole('link', { name: words.en.page.reload }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.en.about.termsTitle })).toBeVisible()
    await expect(note).toHaveCount(0)
  })

test('a chunk missing after a deploy causes one reload, then the page can be read, with a message', {
  tag: '@wide',
}, async ({ page, browserErrors }) => {
  await page.route(/\/assets\/TermsPage-/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/favorites')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const reloaded = page.waitForEvent('load')
  await page.getByRole('contentinfo').getByRole('link', { name: words.es.layout.terms }).click()
  await reloaded
  const note = page.locator(`#${startNoteId}`)
  await expect(note).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: words.es.about.termsTitle })).toBeVisible()
  await expectBrowserError(browserErrors, /404|TermsPage|dynamically imported/)
  expect(loads).toBe(1)
  await page.unroute(/\/assets\/TermsPage-/)
  await note.getByRole('link').click()
  await expect(note).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: words.es.about.termsTitle })).toBeVisible()
})

test('what is typed into the form outlasts a deploy: texts and pages of the version before are gone', {
  tag: '@wide',
}, async ({ page, browserErrors }) => {
  await page.goto('/publish?step=facts')
  const title = (language: 'es' | 'en') =>
    page.getByRole('textbox', { name: new RegExp(`^${words[language].fieldLabels.title}`) })
  await title('es').fill('Casa escrita antes del cambio')
  await expect(page.getByRole('region', { name: /^Notifica/ })).toBeAttached()
  let isGone = true
  await page.route(/\/assets\/[^?]*\.js/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.getByRole('button', { name: 'English' }).click()
  await expectToast(page, core.error, core.noConnection)
  await expect(title('es')).toHaveValue('Casa escrita antes del cambio')
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.getByRole('contentinfo').getByRole('link', { name: words.es.layout.terms }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.en.about.termsTitle })).toBeVisible()
  await expectBrowserError(browserErrors, /404|dynamically imported/)
  await expect(page.locator('[data-dehydrated]')).toHaveCount(0)
  await page.goBack()
  await expect(title('en')).toHaveValue('Casa escrita antes del cambio')
})

test('with blocked storage, favorites and language work within the tab', { tag: ['@wide', '@rare'] }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  const { title } = await findListing(page)
  await page.goto('/search')
  await page.getByRole('button', { name: words.es.favorites.save(title), exact: true }).click()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Favoritos/ })
    .click()
  await expect(page.getByRole('article')).toContainText(title)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Favorites' })).toBeVisible()
})

test('a reload preserves the state of a search', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search?searchQuery=casa&transactionType=sale&sortBy=price&sortOrder=asc')
  await expect(results(page).nth(5)).toBeVisible()
  await results(page).nth(5).scrollIntoViewIfNeeded()
  await page.reload()
  await expect(page.getByLabel(listings.searchLabel)).toHaveValue('casa')
  await expect(page.getByLabel(w.sort)).toHaveValue('price-asc')
  await expect(results(page).nth(5)).toBeInViewport()
})
