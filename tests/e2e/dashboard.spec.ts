import { expect, expectAccessible, expectFits, signIn, test, words } from './fixtures.ts'

const { dashboard } = words.es

test('an owner’s price analyses, and one in detail', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, 'ana', '/price-dashboard')
  await expect(page.getByRole('heading', { level: 1, name: dashboard.title })).toBeVisible()
  const card = page.getByRole('list', { name: dashboard.recent }).getByRole('article').first()
  await expect(card).toBeVisible()

  await card.getByRole('button').click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: dashboard.history })).toBeVisible()
  await expect(panel.getByRole('img')).toHaveCount(2)
  for (const table of await panel.getByText(dashboard.asTable).all()) await table.click()
  await expect(panel.getByRole('table', { name: dashboard.distribution })).toBeVisible()
  await expect(panel.getByRole('table', { name: dashboard.history })).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
})
