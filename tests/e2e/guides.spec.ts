import { languages } from '#shared/core/language.ts'
import { guidePath } from '#shared/guides/guidePath.ts'
import { expect, expectTitled, inLanguage, test, words } from './fixtures.ts'

for (const language of languages) {
  const { guides, layout } = words[language]

  test(`a visit to the guides, in ${language}`, { tag: language === 'es' ? '@wide' : '@phone' }, async ({
    page,
  }) => {
    await page.goto(inLanguage('/terms', language))
    await page.getByRole('contentinfo').getByRole('link', { name: layout.guides }).click()
    await expect(page.getByRole('heading', { level: 1, name: guides.title })).toBeVisible()
    await expectTitled(page, language, guides.title)

    const { title } = guides.names.costs
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(guidePath('costs', language))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectTitled(page, language, title)

    const note = page.getByRole('link', { name: guides.source(1), exact: true }).first()
    await note.click()
    await expect(page.locator(':target')).toBeInViewport()
    await page.getByRole('link', { name: guides.backTo(1), exact: true }).click()
    await expect(note).toBeInViewport()
    await page.getByRole('navigation', { name: guides.others }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: guides.names.buying.title })).toBeVisible()
  })
}

test('a guide opens at the section of its address', { tag: '@wide' }, async ({ page }) => {
  await page.goto(guidePath('foreigners', 'es', 'taxes'))
  await expect(page.getByRole('heading', { name: '¿Pago más impuestos?' })).toBeInViewport()
})
