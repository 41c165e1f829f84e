import type { Page } from '@playwright/test'
import type { Listing } from '#shared/listings/listings.ts'
import {
  expect,
  expectScreen,
  expectToast,
  findListings,
  signIn,
  storeFavorites,
  test,
  toastOf,
  words,
} from './fixtures.ts'

const w = words.es.favorites

test('the heart adds a favorite with a message, and removes it', { tag: '@phone' }, async ({ page }) => {
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

test('another tab shows the same favorites', { tag: '@wide' }, async ({ page, context }) => {
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

/** A new account on a reused server too. */
const uniqueAccount = (name: string) => `${name}-${Date.now().toString(36)}`

const storedFavorites = (page: Page) => page.evaluate(() => localStorage.getItem('oga.favorites'))

const savedTitles = (page: Page) =>
  page.getByRole('list', { name: w.title }).getByRole('article').getByRole('heading')

async function threeListings(page: Page): Promise<[Listing, Listing, Listing]> {
  const [one, two, three] = await findListings(page)
  if (!one || !two || !three) throw new Error('three listings are needed')
  return [one, two, three]
}

test('three favorites of a visitor remain after signing in, a reload and in another browser', {
  tag: '@wide',
}, async ({ page, browser }) => {
  const three = await threeListings(page)
  const titles = three.map(({ title }) => title)
  await storeFavorites(page, three)
  const name = uniqueAccount('favorites-merge')
  await signIn(page, name, '/favorites')
  await expect(page.getByText(w.count(3), { exact: true })).toBeVisible()
  await expect.poll(() => storedFavorites(page)).toBe('[]')
  await expect(savedTitles(page)).toHaveText(titles)
  await expect(page.getByText(w.hint)).toBeHidden()

  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/favorites')) calls++
  })
  await page.request.patch('/api/users/me', { data: { currency: 'PYG' } })
  await page.reload()
  await expect(page.getByText(w.count(3), { exact: true })).toBeVisible()
  await expect(savedTitles(page)).toHaveText(titles)
  const card = page.getByRole('article').first()
  await expect(card.getByText(/^Gs\./).first()).toHaveCSS('font-weight', '700')
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
