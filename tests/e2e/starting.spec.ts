import type { Page } from '@playwright/test'
import { expect, expectBrowserError, test } from './fixtures.ts'

const waiting = '[data-offscreen]'
const isLaidOut = (page: Page) => page.locator(`html:not([data-starting]) body:not(:has(${waiting}))`)
const link = (page: Page) => page.getByRole('contentinfo').getByRole('link').last()

test('what is far below the first screen is laid out once there is time', async ({ page }) => {
  await page.goto('/search')
  await expect(isLaidOut(page)).toHaveCount(1)
  await expect(page.locator('html[data-first-picture]')).toHaveCount(0)
  const last = page.getByRole('main').getByRole('article').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last.getByRole('img').or(last.locator('img')).first()).toBeVisible()
})

test('a reload and a step back keep their place', async ({ page }) => {
  await page.goto('/search')
  await expect(isLaidOut(page)).toHaveCount(1)
  await link(page).scrollIntoViewIfNeeded()
  const place = () => page.evaluate(() => Math.round(scrollY))
  const before = await place()
  expect(before).toBeGreaterThan(0)
  await page.reload()
  await expect.poll(place).toBe(before)
  await page.goto('/terms')
  await page.goBack()
  await expect.poll(place).toBe(before)
})

test('the keyboard, finding and addresses reach what is not laid out yet', async ({
  page,
  browserErrors,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/search', { waitUntil: 'commit' })
  await expectBrowserError(browserErrors, /ERR_FAILED/)
  await expect(page.locator(waiting).last()).toBeAttached()
  const heading = page.getByRole('main').getByRole('article').last().getByRole('heading')
  const title = (await heading.textContent()) ?? ''
  await page.evaluate(() => scrollTo(0, 0))
  expect(await page.evaluate(`window.find(${JSON.stringify(title)})`)).toBe(true)
  await expect(heading).toBeInViewport()

  await page.evaluate(() => {
    scrollTo(0, 0)
    document.querySelector('footer')?.setAttribute('id', 'end')
    location.hash = 'end'
  })
  await expect(page.getByRole('contentinfo')).toBeInViewport()

  await page.evaluate(() => scrollTo(0, 0))
  await page.keyboard.press('Tab')
  await link(page).focus()
  await expect(link(page)).toBeInViewport()
})

test('no rule of :has() applies to any element: each element inserted would compute all styles again @wide', async ({
  page,
}) => {
  await page.goto('/home')
  const selectors = await page.evaluate(() => {
    const found: string[] = []
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) found.push(rule.selectorText)
        if (rule instanceof CSSGroupingRule) read(rule.cssRules)
      }
    }
    for (const { cssRules } of document.styleSheets) read(cssRules)
    return found
  })
  expect(selectors).not.toEqual([])
  expect(selectors.filter((selector) => /[\s>~+](\*|:[\w-]+(\([^)]*\))?)\)?$/.test(selector))).toEqual([])
})
