import { expect, test } from './fixtures.ts'

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
