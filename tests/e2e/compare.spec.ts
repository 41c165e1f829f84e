import {
  expect,
  expectAccessibleInBoth,
  expectScreen,
  expectTitled,
  findListings,
  signIn,
  storeFavorites,
  test,
  words,
} from './fixtures.ts'

test('the comparison: without favorites, with some selected, and its link for a visitor', {
  tag: ['@wide', '@rare'],
}, async ({ page }) => {
  const { auth, compare, compareResult } = words.es
  await page.goto('/compare')
  await expect(page.getByRole('heading', { level: 1, name: compare.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: compare.empty })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: compare.explore })).toHaveAttribute(
    'href',
    '/search',
  )

  const listings = (await findListings(page)).slice(0, 3)
  await storeFavorites(page, listings)
  await page.goto('/compare')
  for (const { title } of listings.slice(0, 2)) {
    await page.getByRole('button', { name: title, exact: true }).click()
  }
  await expect(page.getByText(compare.bar(2, 5), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: compare.compare(2) })).toBeVisible()
  await expectScreen(page, 'es', compare.title)

  await page.goto(`/compare?ids=${listings.map(({ id }) => id)}`)
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByText(compareResult.signInFor)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: auth.title })).toBeVisible()
  await expectTitled(page, 'es', compare.title)
  await expectAccessibleInBoth(page)
})

test('a comparison is made, shared, reloaded, left and returned to', { tag: '@phone' }, async ({ page }) => {
  const { compare, compareResult } = words.es
  const listings = (await findListings(page)).slice(0, 3)
  await storeFavorites(page, listings)
  await signIn(page, 'compara-propiedades', '/compare')
  for (const { title } of listings) await page.getByRole('button', { name: title, exact: true }).click()
  await page.getByRole('button', { name: 'Comparar 3 Propiedades' }).click()
  await expect(page.getByRole('heading', { name: 'Análisis Inteligente' })).toBeVisible()
  await expect(page.getByText(compareResult.sources.local)).toBeVisible()
  await expect(page).toHaveURL(`/compare?ids=${listings.map(({ id }) => id)}`)
  await page.reload()
  await expect(page.getByText(compareResult.sources.local)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: words.es.layout.mainNavigation })).toBeHidden()
  await expect(page.getByRole('button', { name: compareResult.print })).toBeHidden()
  await expect(page.getByRole('table')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.goBack()
  await expect(page.getByText(compare.bar(3, 5), { exact: true })).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: 'Nueva Comparación' }).click()
  await expect(page.getByText(compare.selection(0, 5), { exact: true })).toBeVisible()
})

test('two homes stand side by side on a phone', { tag: ['@phone', '@rare'] }, async ({ page }) => {
  const { compareResult: w } = words.es
  const ids = (await findListings(page)).slice(0, 2).map(({ id }) => id)
  await page.goto(`/compare?ids=${ids}`)
  const table = page.getByRole('region', { name: w.table })
  await expect(table).toBeVisible()
  const beyond = () => table.evaluate((one) => one.scrollWidth - one.clientWidth)
  await expect.poll(beyond).toBe(0)
  const place = await page.getByLabel(w.measureTo).boundingBox()
  const button = await page.getByRole('button', { name: w.measure, exact: true }).boundingBox()
  expect(button?.y).toBe(place?.y)
})

test('a printed comparison of five fits the paper', { tag: ['@wide', '@rare'] }, async ({ page }) => {
  const ids = (await findListings(page)).slice(0, 5).map(({ id }) => id)
  await page.goto(`/compare?ids=${ids}`)
  await expect(page.getByRole('article')).toHaveCount(5)
  await page.setViewportSize({ width: 700, height: 990 })
  await page.emulateMedia({ media: 'print' })
  const right = () => page.getByRole('table').evaluate((table) => table.getBoundingClientRect().right)
  await expect.poll(right).toBeLessThanOrEqual(700)
})
