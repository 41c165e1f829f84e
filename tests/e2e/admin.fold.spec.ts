import type { Locator, Page } from '@playwright/test'
import { expect, test, words } from './fixtures.ts'

const signIn = (page: Page) =>
  page.request.post('/api/admin/login', { data: { username: 'admin', password: 'admin-demo' } })

test('the tabs stay where they are from one to the next', { tag: '@wide' }, async ({ page }) => {
  const { admin } = words.es
  await signIn(page)
  await page.goto('/admin')
  await page.evaluate(async () => void (await document.fonts.ready))
  const list = page.getByRole('tablist')
  const before = await list.boundingBox()
  for (const tab of Object.values(admin.tabs)) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel')).toBeVisible()
    expect(await list.boundingBox()).toEqual(before)
    expect((await page.getByRole('tabpanel').boundingBox())?.y).toBeLessThan(260)
  }
})

test('a user is suspended beside the name', { tag: '@phone' }, async ({ page }) => {
  const { panelUsers: w } = words.es
  await signIn(page)
  await page.goto('/admin/users?text=ana@demo.oga')
  const row = page.getByRole('main').getByRole('listitem')
  const middle = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 }
    return y + height / 2
  }
  const name = await middle(row.getByText('Ana Benítez'))
  expect(Math.abs((await middle(row.getByRole('button', { name: w.suspend }))) - name)).toBeLessThan(4)
})
