import { languages } from '#shared/core/language.ts'
import { expect, expectBrowserError, expectScreen, inLanguage, test, widthOf, words } from './fixtures.ts'

for (const language of languages) {
  const { about: w, notFound } = words[language]

  test(`terms, privacy and contact, in ${language}`, { tag: widthOf[language] }, async ({ page }) => {
    for (const [path, title] of [
      ['/terms', w.termsTitle],
      ['/privacy', w.privacyTitle],
      ['/contact', w.contactTitle],
    ] as const) {
      await page.goto(inLanguage(path, language))
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectScreen(page, language, title)
    }
  })

  test(`an unknown URL, in ${language}, is a 404 with links to continue`, {
    tag: widthOf[language],
  }, async ({ page, browserErrors }) => {
    const answer = await page.goto(inLanguage('/nowhere', language))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await expect(page.getByText(notFound.text)).toBeVisible()
    await expect(page.getByRole('link', { name: notFound.home })).toHaveAttribute('href', '/')
    await expectScreen(page, language, 'Page Not Found')
    await expectBrowserError(browserErrors, /404/)
  })
}

test('the contact page links to the central number', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/contact')
  const { whatsappNumber } = await (await page.request.get('/api/settings/public')).json()
  // In groups.
  await expect(page.getByText(new RegExp(`^\\${[...whatsappNumber].join('\\s?')}$`))).toBeVisible()
  await expect(page.getByRole('link', { name: words.es.about.whatsappAction })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/${whatsappNumber.slice(1)}\\?text=`),
  )
})

test('the code on the page for developers fits a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/developers')
  const examples = page.getByRole('figure')
  await expect(examples.first()).toBeVisible()
  const hidden = await page
    .locator('pre')
    .evaluateAll((blocks) => blocks.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  expect(hidden.length).toBeGreaterThan(3)
  expect(new Set(hidden)).toEqual(new Set([0]))
})
