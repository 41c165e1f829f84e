import { languages } from '#shared/core/language.ts'
import {
  expect,
  expectAccessible,
  expectScreen,
  inLanguage,
  signIn,
  test,
  widthOf,
  words,
} from './fixtures.ts'

for (const language of languages) {
  const { dashboard } = words[language]

  test(`an owner’s price analyses, in ${language}, and one in detail`, {
    tag: widthOf[language],
  }, async ({ page }) => {
    await signIn(page, 'ana', inLanguage('/price-dashboard', language))
    await expect(page.getByRole('heading', { level: 1, name: dashboard.title })).toBeVisible()
    const card = page.getByRole('list', { name: dashboard.recent }).getByRole('article').first()
    await expect(card).toBeVisible()
    await expectScreen(page, language, dashboard.title)

    await card.getByRole('button').click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('heading', { name: dashboard.history })).toBeVisible()
    await expect(panel.getByRole('img')).toHaveCount(2)
    for (const table of await panel.getByText(dashboard.asTable).all()) await table.click()
    await expect(panel.getByRole('table', { name: dashboard.distribution })).toBeVisible()
    await expect(panel.getByRole('table', { name: dashboard.history })).toBeVisible()
    await expectAccessible(page)
  })
}
