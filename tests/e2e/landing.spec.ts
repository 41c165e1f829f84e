import { expect, expectQuery, test, words } from './fixtures.ts'

test('start and sign-in lead from the landing page to home, and the back button returns', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Comenzar' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Bienvenido a Óga' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Ingresar' }).click()
  await expect(page).toHaveURL('/home')
})

test('an example on the landing page is a search with results', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/')
  const [example = ''] = words.es.landing.examples
  await page.getByRole('link', { name: example }).click()
  await expectQuery(page, { searchQuery: example })
  await expect(page.getByLabel('Buscar por zona, tipo o características')).toHaveValue(example)
  await expect(page.getByRole('list', { name: 'Resultados' }).getByRole('article').first()).toBeVisible()
})

test('a home on the landing page opens its page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Propiedades que podés ver hoy' }),
  })
  await expect(section.getByRole('listitem')).toHaveCount(3)
  await section.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/property\/\w+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
