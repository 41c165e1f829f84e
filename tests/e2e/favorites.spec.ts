import { languages } from '#shared/language.ts'
import {
  expect,
  expectScreen,
  expectToast,
  findListings,
  inLanguage,
  keepFavorites,
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
