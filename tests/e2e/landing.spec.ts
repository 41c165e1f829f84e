import { languages } from '#shared/core/language.ts'
import { expect, expectQuery, expectScreen, inLanguage, test, widthOf, words } from './fixtures.ts'

for (const language of languages) {
  const { auth, landing: w, layout } = words[language]

  test(`the landing page, in ${language}, introduces the site and links to it`, {
    tag: widthOf[language],
  }, async ({ page }) => {
    await page.goto(inLanguage('/', language))
    await expect(page.getByRole('heading', { level: 1, name: w.headline })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: w.start })).toHaveAttribute('href', '/home')
    await expect(main.getByRole('link', { name: w.explore })).toHaveAttribute('href', '/search')
    for (const feature of Object.values(w.features)) {
      await expect(main.getByRole('heading', { level: 3, name: feature.title, exact: true })).toBeVisible()
    }
    for (const figure of ['100+', '24/7', w.claims[2]?.figure ?? '']) {
      await expect(main.getByText(figure, { exact: true })).toBeVisible()
    }
    await expect(main.getByRole('heading', { level: 2, name: w.callTitle })).toBeVisible()

    const header = page.getByRole('banner')
    await expect(header.getByRole('group', { name: layout.language })).toBeVisible()
    await expect(header.getByRole('link', { name: auth.login })).toHaveAttribute('href', '/home')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: layout.terms })).toBeVisible()
    await expectScreen(page, language, w.title)
  })
}

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
