import { expect, test, words } from './fixtures.ts'

test('the tabs stay where they are from one to the next', async ({ page }) => {
  const { admin } = words.es
  await page.request.post('/api/admin/login', { data: { username: 'admin', password: 'admin-demo' } })
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
