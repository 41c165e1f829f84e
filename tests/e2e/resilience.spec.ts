import type { Page, Route } from '@playwright/test'
import {
  expect,
  expectComplaint,
  expectQuery,
  findListing,
  openWithoutBoot,
  test,
  words,
} from './fixtures.ts'

const { core, listings: w } = words.es
const results = (page: Page) => page.getByRole('list', { name: w.results }).getByRole('article')
const unavailable = (route: Route) =>
  route.fulfill({ status: 503, json: { error: words.es.errors.codes.unavailable, code: 'unavailable' } })

test('a search that fails says so, and works again on request', async ({ page, complaints }) => {
  await page.goto('/search')
  await expect(results(page).first()).toBeVisible()
  await page.route('**/api/listings?**', unavailable)
  await page.getByLabel(w.sort).selectOption({ label: 'Precio: menor a mayor' })
  await expect(page.getByRole('heading', { name: 'Ups, algo salió mal' })).toBeVisible()
  await expect(page.getByText(words.es.errors.codes.unavailable)).toBeVisible()
  await expectComplaint(complaints, /503/)
  await page.unroute('**/api/listings?**')
  await page.getByRole('button', { name: core.retry }).click()
  await expect(results(page).first()).toBeVisible()
  await expectQuery(page, { sortBy: 'price', sortOrder: 'asc' })
})

test('more results that fail leave the others standing', { tag: '@wide' }, async ({ page, complaints }) => {
  await page.goto('/search')
  await page.route('**/api/listings?**cursor**', (route) => route.abort())
  await page.getByRole('button', { name: w.more }).scrollIntoViewIfNeeded()
  await expect(page.getByText(w.moreFailed)).toBeVisible()
  await expectComplaint(complaints, /ERR_FAILED/)
  await expect(results(page)).toHaveCount(24)
  await page.unroute('**/api/listings?**cursor**')
  await page.getByRole('button', { name: core.retry }).click()
  await expect(results(page)).toHaveCount(48)
})

test('a page that comes without data shows its shape, then its content', async ({ page }) => {
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

test('while another search runs, the results of the last stay', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/search')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/listings?**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: /^Casa ?\(/ }).click()
  await expectQuery(page, { propertyType: 'house' })
  await expect(page.locator('[aria-busy=true]').getByRole('article')).toHaveCount(24)
  answer()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(results(page).first()).toContainText('Casa')
})

test('a rate that cannot be had is said, and the prices stand', async ({ page, complaints }) => {
  await page.route('**/api/currency/rate', (route) => route.abort())
  await openWithoutBoot(page, '/home')
  await expect(page.getByText('Error al cargar tipo de cambio')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Gs.')
  await expectComplaint(complaints, /ERR_FAILED/)
})

test('every part of the home screen fails alone', { tag: '@wide' }, async ({ page, complaints }) => {
  await page.route('**/api/listings/trending', unavailable)
  await openWithoutBoot(page, '/home')
  const trending = page.getByRole('region', { name: 'Tendencias' })
  await expect(trending.getByRole('heading', { name: 'Ups, algo salió mal' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Destacadas', exact: true }).getByRole('article'),
  ).toHaveCount(3)
  await expectComplaint(complaints, /503/)
  await page.unroute('**/api/listings/trending')
  await trending.getByRole('button', { name: core.retry }).click()
  await expect(trending.getByRole('article').first()).toBeVisible()
})

test('a home that cannot be loaded can be tried again', { tag: '@wide' }, async ({ page, complaints }) => {
  const { id, title } = await findListing(page)
  await page.route(`**/api/listings/${id}`, unavailable)
  await openWithoutBoot(page, `/property/${id}`)
  await expect(page.getByRole('heading', { name: 'Ups, algo salió mal' })).toBeVisible()
  await expectComplaint(complaints, /503/)
  await page.unroute(`**/api/listings/${id}`)
  await page.getByRole('button', { name: core.retry }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('without a connection the page says so, and goes on when it is back', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/search')
  await expect(results(page).first()).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel(w.sort).selectOption({ label: 'Más vistas' })
  await expect(page.getByText(core.noConnection)).toBeVisible()
  await expectComplaint(complaints, /ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(false)
  await page.getByRole('button', { name: core.retry }).click()
  await expect(results(page).first()).toBeVisible()
})

test('a piece of the site that is gone after a deploy: one reload, then word of it', {
  tag: '@wide',
}, async ({ page, complaints }) => {
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
  await expect(page.getByRole('heading', { name: core.newVersion })).toBeVisible()
  await expectComplaint(complaints, /404|TermsPage|dynamically imported/)
  expect(loads).toBe(1)
  await page.unroute(/\/assets\/TermsPage-/)
  await page.getByRole('button', { name: core.reload }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.es.about.termsTitle })).toBeVisible()
})

test('with storage blocked, hearts and language live on in the tab', { tag: '@wide' }, async ({ page }) => {
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

test('what stands in storage and makes no sense is left alone', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/terms')
  await page.evaluate(() => {
    localStorage.setItem('oga.favorites', '{"not":"a list"')
    localStorage.setItem('oga.language', 'klingon')
    localStorage.setItem('oga.recent', '42')
    localStorage.setItem('oga.draft.compare', 'null')
  })
  for (const path of ['/favorites', '/compare', '/home']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('a reload in the middle of a search leaves it as it was', async ({ page }) => {
  await page.goto('/search?searchQuery=casa&transactionType=sale&sortBy=price&sortOrder=asc')
  await expect(results(page).nth(5)).toBeVisible()
  await results(page).nth(5).scrollIntoViewIfNeeded()
  await page.reload()
  await expect(page.getByLabel(w.searchLabel)).toHaveValue('casa')
  await expect(page.getByLabel(w.sort)).toHaveValue('price-asc')
  await expect(results(page).nth(5)).toBeInViewport()
})
