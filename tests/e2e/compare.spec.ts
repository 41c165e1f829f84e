import { languages } from '#shared/core/language.ts'
import {
  expect,
  expectScreen,
  findListings,
  inLanguage,
  storeFavorites,
  test,
  widthOf,
  words,
} from './fixtures.ts'

for (const language of languages) {
  test(`the comparison, in ${language}, without favorites and with some selected`, {
    tag: widthOf[language],
  }, async ({ page }) => {
    const { compare } = words[language]
    await page.goto(inLanguage('/compare', language))
    await expect(page.getByRole('heading', { level: 1, name: compare.title })).toBeVisible()
    await expect(page.getByRole('heading', { name: compare.empty })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: compare.explore })).toHaveAttribute(
      'href',
      '/search',
    )

    const listings = (await findListings(page)).slice(0, 3)
    await storeFavorites(page, listings)
    await page.goto(inLanguage('/compare', language))
    for (const { title } of listings.slice(0, 2)) {
      await page.getByRole('button', { name: title, exact: true }).click()
    }
    await expect(page.getByText(compare.bar(2, 5), { exact: true })).toBeVisible()
    await expectScreen(page, language, compare.title)
  })
}
