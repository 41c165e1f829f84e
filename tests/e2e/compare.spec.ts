import { languages } from '#shared/language.ts'
import { formatUSD } from '#shared/money.ts'
import {
  expect,
  expectScreen,
  expectToast,
  findListings,
  inLanguage,
  keepFavorites,
  test,
  words,
} from './fixtures.ts'

const w = words.es.compare

for (const language of languages) {
  test(`comparing, in ${language}, without favorites and with some chosen`, async ({ page }) => {
    const { compare } = words[language]
    await page.goto(inLanguage('/compare', language))
    await expect(page.getByRole('heading', { level: 1, name: compare.title })).toBeVisible()
    await expect(page.getByRole('heading', { name: compare.empty })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: compare.explore })).toHaveAttribute(
      'href',
      '/search',
    )

    const listings = (await findListings(page)).slice(0, 3)
    await keepFavorites(page, listings)
    await page.goto(inLanguage('/compare', language))
    for (const { title } of listings.slice(0, 2)) {
      await page.getByRole('button', { name: title, exact: true }).click()
    }
    await expect(page.getByText(compare.bar(2, 5), { exact: true })).toBeVisible()
    await expectScreen(page, language, compare.title)
  })
}

test('two to five favorites are chosen, a sixth is not, and the choice outlives a reload', async ({
  page,
}) => {
  const listings = (await findListings(page)).slice(0, 6)
  await keepFavorites(page, listings)
  await page.goto('/compare')
  await expect(page.getByText('(0/5 seleccionadas)', { exact: true })).toBeVisible()
  const choice = (index: number) =>
    page.getByRole('button', { name: listings[index]?.title ?? '', exact: true })
  const card = (index: number) => page.getByRole('article').filter({ has: choice(index) })

  await expect(card(0)).toContainText(formatUSD(listings[0]?.priceUSD ?? ''))
  await expect(card(0)).toContainText(`${listings[0]?.neighborhood}, ${listings[0]?.city}`)
  await choice(0).click()
  await expect(card(0).getByText('Seleccionada', { exact: true })).toBeVisible()
  await expect(page.getByText('1 de 5 propiedades seleccionadas')).toBeHidden()
  for (const index of [1, 2, 3, 4]) await choice(index).click()
  await expect(page.getByText('(5/5 seleccionadas)', { exact: true })).toBeVisible()
  await expect(page.getByText('5 de 5 propiedades seleccionadas', { exact: true })).toBeVisible()
  await choice(5).click()
  await expectToast(page, 'Límite Alcanzado', 'Podés comparar hasta 5 propiedades a la vez.')
  await expect(choice(5)).toHaveAttribute('aria-pressed', 'false')
  await choice(0).click()
  await expect(page.getByText('4 de 5 propiedades seleccionadas', { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByText('(4/5 seleccionadas)', { exact: true })).toBeVisible()
  await expect(choice(1)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: w.clear }).click()
  await expect(page.getByText('(0/5 seleccionadas)', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Volver a Favoritos' }).click()
  await expect(page).toHaveURL('/favorites')
})

test('one favorite alone cannot be compared', { tag: '@wide' }, async ({ page }) => {
  await keepFavorites(page, (await findListings(page)).slice(0, 1))
  await page.goto('/compare')
  await expect(page.getByText(w.oneMore)).toBeVisible()
})
