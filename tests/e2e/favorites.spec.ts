import type { Page, Route } from '@playwright/test'
import { languages } from '#shared/language.ts'
import type { Listing } from '#shared/listings.ts'
import {
  expect,
  expectComplaint,
  expectScreen,
  expectToast,
  findListings,
  inLanguage,
  keepFavorites,
  signIn,
  test,
  toastOf,
  words,
} from './fixtures.ts'

const w = words.es.favorites

for (const language of languages) {
  test(`favorites, in ${language}, none and some`, async ({ page }) => {
    const { favorites } = words[language]
    await page.goto(inLanguage('/favorites', language))
    await expect(page.getByRole('heading', { level: 1, name: favorites.title })).toBeVisible()
    await expect(page.getByRole('heading', { name: favorites.empty })).toBeVisible()
    await expect(page.getByText(favorites.hint)).toBeVisible()
    await expectScreen(page, language, favorites.title)

    await keepFavorites(page, (await findListings(page)).slice(0, 3))
    await page.goto(inLanguage('/favorites', language))
    await expect(page.getByText(favorites.count(3), { exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name: favorites.title }).getByRole('article')).toHaveCount(3)
    await expectScreen(page, language, favorites.title)
  })
}

test('a heart keeps a home, says so, and lets it go again', async ({ page }) => {
  const [listing] = await findListings(page)
  await page.goto('/search')
  const heart = page.getByRole('button', { name: w.save(listing?.title ?? ''), exact: true })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expectToast(
    page,
    'Agregado a favoritos',
    'La propiedad fue guardada temporalmente. Iniciá sesión para guardarla permanentemente.',
  )
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page
    .getByRole('navigation', { name: words.es.layout.mainNavigation })
    .getByRole('link', { name: /^Favoritos/ })
    .click()
  await expect(page.getByText('1 propiedad guardada', { exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toContainText(listing?.title ?? '')
  await expect(page.getByRole('main').getByRole('link', { name: w.compare })).toBeHidden()

  await page.getByRole('button', { name: w.removeOf(listing?.title ?? '') }).click()
  await expectToast(page, 'Eliminado de favoritos', 'La propiedad fue eliminada de tus favoritos.')
  await expect(page.getByRole('heading', { name: 'No tenés favoritos todavía' })).toBeVisible()
  await toastOf(page).getByRole('button', { name: w.undo }).click()
  await expect(page.getByRole('article')).toContainText(listing?.title ?? '')
  await page.reload()
  await expect(page.getByText('1 propiedad guardada', { exact: true })).toBeVisible()
})

test('from two on they can be compared', async ({ page }) => {
  await keepFavorites(page, (await findListings(page)).slice(0, 2))
  await page.goto('/favorites')
  await expect(page.getByText('2 propiedades guardadas', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: w.compare }).first().click()
  await expect(page).toHaveURL('/compare')
})

test('another tab sees the same favorites', { tag: '@wide' }, async ({ page, context }) => {
  const [listing] = await findListings(page)
  await page.goto('/favorites')
  const other = await context.newPage()
  await other.route(/\/media\//, (route) => route.abort())
  await other.goto(`/property/${listing?.id}`)
  await other
    .getByRole('button', { name: w.save(listing?.title ?? '') })
    .first()
    .click()
  await expect(page.getByRole('article')).toContainText(listing?.title ?? '')
  await other.close()
})

test('what is on nobody’s list any more is forgotten', { tag: '@wide' }, async ({ page }) => {
  const [listing] = await findListings(page)
  if (!listing) throw new Error('a listing is needed')
  await keepFavorites(page, [listing, { ...listing, id: 'nowhere' }])
  await page.goto('/favorites')
  await expect(page.getByText('1 propiedad guardada', { exact: true })).toBeVisible()
})

/** Somebody who was never here before, also where the same server is visited again. */
const newcomer = (name: string) => `${name}-${Date.now().toString(36)}`

/** What this browser keeps, beside what an account does. */
const keptHere = (page: Page) => page.evaluate(() => localStorage.getItem('oga.favorites'))

const heartOf = (page: Page, { title }: Listing) =>
  page.getByRole('button', { name: w.save(title), exact: true }).first()

const savedTitles = (page: Page) =>
  page.getByRole('list', { name: w.title }).getByRole('article').getByRole('heading')

async function threeListings(page: Page): Promise<[Listing, Listing, Listing]> {
  const [one, two, three] = await findListings(page)
  if (!one || !two || !three) throw new Error('three listings are needed')
  return [one, two, three]
}

test('three homes kept by a visitor are still there after signing in, after a reload and in another browser', {
  tag: '@wide',
}, async ({ page, browser }) => {
  const three = await threeListings(page)
  const titles = three.map(({ title }) => title)
  await keepFavorites(page, three)
  const name = newcomer('favorites-merge')
  await signIn(page, name, '/favorites')
  await expect(page.getByText(w.count(3), { exact: true })).toBeVisible()
  await expect.poll(() => keptHere(page)).toBe('[]')
  await expect(savedTitles(page)).toHaveText(titles)
  await expect(page.getByText(w.hint)).toBeHidden()

  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/favorites')) calls++
  })
  // Who reckons in guaraníes has them large, on every card.
  await page.request.patch('/api/users/me', { data: { currency: 'PYG' } })
  await page.reload()
  await expect(page.getByText(w.count(3), { exact: true })).toBeVisible()
  await expect(savedTitles(page)).toHaveText(titles)
  const card = page.getByRole('article').first()
  await expect(card.getByText(/^Gs\./)).toHaveCSS('font-weight', '700')
  await expect(card.getByText(/^\$/).first()).not.toHaveCSS('font-weight', '700')
  await expectScreen(page, 'es', w.title)
  expect(calls).toBe(0)

  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await elsewhere.route(/\/media\//, (route) => route.abort())
  await signIn(elsewhere, name, '/favorites')
  await expect(elsewhere.getByText(w.count(3), { exact: true })).toBeVisible()
  await expect(savedTitles(elsewhere)).toHaveText(titles)
  await other.close()
})

test('a user’s heart shows in the next frame while the server is still asked, and is the same everywhere', {
  tag: '@wide',
}, async ({ page }) => {
  // One that no other test presses: its count is looked at.
  const listing = (await findListings(page))[7]
  if (!listing) throw new Error('a listing is needed')
  await signIn(page, newcomer('favorites-heart'), '/search')
  const held: Route[] = []
  await page.route('**/api/favorites', (route) => void held.push(route))
  const heart = heartOf(page, listing)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const pressed = await heart.evaluate((button) => {
    if (!(button instanceof HTMLButtonElement)) throw new Error('a button is needed')
    button.click()
    return new Promise((resolve) => requestAnimationFrame(() => resolve(button.getAttribute('aria-pressed'))))
  })
  expect(pressed).toBe('true')
  await expect.poll(() => held.length).toBe(1)
  await expect(toastOf(page)).toHaveCount(0)
  await held[0]?.continue()
  await expectToast(page, 'Agregado a favoritos', 'La propiedad fue guardada en tus favoritos.')
  await page.unroute('**/api/favorites')

  await page.goto(`/property/${listing.id}`)
  await expect(heartOf(page, listing)).toHaveAttribute('aria-pressed', 'true')
  await expect(
    page
      .getByRole('main')
      .getByText(/1 persona|guardad/)
      .first(),
  ).toBeVisible()
  await page.goto('/favorites')
  await expect(heartOf(page, listing)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: w.removeOf(listing.title) }).click()
  await expectToast(page, 'Eliminado de favoritos', 'La propiedad fue eliminada de tus favoritos.')
  await expect(page.getByRole('heading', { name: w.empty })).toBeVisible()
  await expect(page.getByText(w.hint)).toBeHidden()
  const restored = page.waitForResponse((answer) => answer.url().endsWith('/api/favorites'))
  await toastOf(page).getByRole('button', { name: w.undo }).click()
  await expect(page.getByRole('article')).toContainText(listing.title)
  await restored
  await page.reload()
  await expect(page.getByText(w.count(1), { exact: true })).toBeVisible()
})

test('what the server does not take is taken back and said; pressed fast, the last wish wins', {
  tag: '@wide',
}, async ({ page, complaints }) => {
  const [listing, other] = await threeListings(page)
  await signIn(page, newcomer('favorites-trouble'), '/search')
  await page.route('**/api/favorites', (route) => route.abort())
  const heart = heartOf(page, listing)
  await heart.click()
  await expectToast(page, 'Error', 'No se pudo agregar a favoritos.')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expectComplaint(complaints, /Failed to load resource/)
  await page.unroute('**/api/favorites')

  const second = heartOf(page, other)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/favorites')) sent.push(request.method())
  })
  await second.evaluate((button) => {
    if (button instanceof HTMLButtonElement) for (let press = 0; press < 3; press++) button.click()
  })
  await expectToast(page, 'Agregado a favoritos', 'La propiedad fue guardada en tus favoritos.')
  expect(sent.at(-1)).toBe('POST')
  await page.reload()
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')

  await page.route('**/api/favorites', (route) => route.abort())
  await second.click()
  await expectToast(page, 'Error', 'No se pudo eliminar de favoritos.')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await expectComplaint(complaints, /Failed to load resource/)
})

test('a merge that fails loses nothing and is made up for at the next start', { tag: '@wide' }, async ({
  page,
  complaints,
}) => {
  const three = await threeListings(page)
  await keepFavorites(page, three)
  let failing = true
  await page.route('**/api/favorites/merge', (route) => (failing ? route.abort() : route.fallback()))
  await signIn(page, newcomer('favorites-later'), '/favorites')
  await expect(page.getByText(w.count(3), { exact: true })).toBeVisible()
  await expectComplaint(complaints, /Failed to load resource/)
  expect(await keptHere(page)).toBe(JSON.stringify(three.map(({ id }) => id)))

  failing = false
  await page.reload()
  await expect.poll(() => keptHere(page)).toBe('[]')
  await expect(page.getByText(w.count(3), { exact: true })).toBeVisible()
  await expect(savedTitles(page)).toHaveText(three.map(({ title }) => title))
})

test('when the session has ended, a heart leads back to signing in and is not forgotten', {
  tag: '@wide',
}, async ({ page, context, complaints }) => {
  const [listing] = await threeListings(page)
  const name = newcomer('favorites-expired')
  await signIn(page, name, '/search')
  await context.clearCookies()
  await page.route('**/api/login?**', (route) => route.fulfill({ contentType: 'text/html', body: 'login' }))
  await heartOf(page, listing).click()
  await expectToast(page, 'Sesión Expirada', 'Tu sesión ha expirado. Iniciando sesión nuevamente...')
  await expect(page).toHaveURL(/\/api\/login\?returnTo=%2Fsearch/)
  await expectComplaint(complaints, /401/)
  await page.unroute('**/api/login?**')
  await signIn(page, name, '/favorites')
  await expect(page.getByRole('article')).toContainText(listing.title)
})
