import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessibleInBoth,
  expectBrowserError,
  expectFits,
  findListing,
  inLanguage,
  test,
  words,
} from './fixtures.ts'

const chatCode = /ChatPanel/

const panel = (page: Page) => page.getByRole('dialog')
const cards = (page: Page, label: string) =>
  panel(page).getByRole('list', { name: label }).getByRole('article')

test('the assistant on the home page: opened, asked, closed by keyboard, there after a reload', {
  tag: '@wide',
}, async ({ page }) => {
  const { chat: w, layout } = words.es
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/home')
  const opener = page.getByRole('button', { name: layout.chat })
  await expect(opener).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((address) => chatCode.test(address))).toEqual([])
  await opener.click()
  await expect(panel(page).getByText(w.greeting)).toBeVisible()
  const field = panel(page).getByRole('textbox', { name: w.question })
  await expect(field).toBeFocused()
  await expectAccessibleInBoth(page)

  await field.fill('Casas en venta en Luque')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByText(w.sources.local)).toBeVisible()
  await expect(cards(page, w.listings).first()).toBeVisible()
  await expect(field).toBeFocused()
  await expectAccessibleInBoth(page)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(opener).toBeFocused()

  await page.reload()
  await opener.click()
  await expect(panel(page).getByRole('link', { name: 'Casas en venta en Luque', exact: true })).toBeVisible()
  await cards(page, w.listings).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/property\//)
  await expect(panel(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
  await expect(panel(page).getByRole('link', { name: 'Casas en venta en Luque', exact: true })).toBeVisible()
  await page.reload()
  await expect(panel(page).getByRole('link', { name: 'Casas en venta en Luque', exact: true })).toBeVisible()
  await page.goBack()
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(/\/home$/)
})

test('the assistant of a listing on a phone: above the tabs, closed by going back', {
  tag: ['@phone', '@rare'],
}, async ({ page, browserErrors }) => {
  const { chat: w, layout } = words.en
  const listing = await findListing(page, 'transactionType=sale')
  await page.goto(inLanguage('/search', 'en'))
  await page.goto(inLanguage(`/property/${listing.id}`, 'en'))
  await page.getByRole('button', { name: layout.chat }).click()
  const tabs = await page.getByRole('navigation', { name: layout.mainNavigation }).boundingBox()
  // After its animation.
  await expect
    .poll(() => panel(page).evaluate((element) => element.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual((tabs?.y ?? 0) + 1)
  await panel(page).getByRole('button', { name: w.saleStarters[0] }).click()
  await expect(panel(page).getByText(w.sources.local)).toBeVisible()
  await expectFits(page)
  await expectAccessibleInBoth(page, '[role="dialog"]')
  await page.goBack()
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/property/${listing.id}`))
  await page.getByRole('button', { name: layout.chat }).click()
  await expect(panel(page).getByText(w.sources.local)).toBeVisible()

  await page.route('**/api/ai/chat', (route) => route.abort('connectionfailed'))
  const field = panel(page).getByRole('textbox', { name: w.question })
  await field.fill('Is it far from the centre?')
  await field.press('Enter')
  await expect(panel(page).getByText(w.unanswered)).toBeVisible()
  await expectBrowserError(browserErrors, /ERR_CONNECTION_FAILED/)
  await page.unroute('**/api/ai/chat')
  await panel(page).getByRole('button', { name: w.resend }).click()
  await expect(panel(page).getByText(w.unanswered)).toBeHidden()
  await expect(panel(page).getByText(w.sources.local)).toHaveCount(2)
})

test('the button of the assistant on a phone is among the tabs and covers nothing', {
  tag: ['@phone', '@rare'],
}, async ({ page }) => {
  const { id } = await findListing(page)
  for (const width of [320, 390])
    for (const path of ['/home', '/search', `/property/${id}`]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(path)
      await page.mouse.wheel(0, 600)
      const button = page.getByRole('button', { name: words.es.layout.chat })
      const bar = page.getByRole('navigation', { name: words.es.layout.mainNavigation })
      const covered = async () => {
        const box = await boxOf(button)
        const tabs = await Promise.all((await bar.getByRole('link').all()).map(boxOf))
        const { top, bottom } = await boxOf(bar)
        return {
          isInBar: box.top >= top && box.bottom <= bottom,
          tabs: tabs.filter(({ left, right }) => left < box.right && right > box.left),
        }
      }
      await expect.poll(covered, `${path} at ${width}`).toEqual({ isInBar: true, tabs: [] })
    }
})

test('the button of the assistant on a wide screen is beside the cards, never over one', {
  tag: ['@wide', '@rare'],
}, async ({ page }) => {
  const button = page.getByRole('button', { name: words.es.layout.chat })
  for (const path of ['/home', '/search']) {
    await page.goto(path)
    for (const width of [768, 1024, 1280, 1440, 1664]) {
      await page.setViewportSize({ width, height: 800 })
      const overlap = async () => {
        const { left } = await boxOf(button)
        const edges = await page
          .getByRole('article')
          .evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect().right))
        // Others are cut off in a row that scrolls.
        const shown = edges.filter((right) => right <= width)
        return { hasCards: shown.length > 0, covered: shown.filter((right) => right > left) }
      }
      await expect.poll(overlap, `${path} at ${width}`).toEqual({ hasCards: true, covered: [] })
      const { left, right, top, bottom } = await boxOf(button)
      expect(right, `${path} at ${width}`).toBeLessThanOrEqual(width)
      // Large enough to hit, and says what it is, also where only 24 px are free.
      expect((right - left) * (bottom - top), `${path} at ${width}`).toBeGreaterThan(60 * 60)
      const name = await boxOf(button.getByText(words.es.layout.chat))
      expect([name.left >= left, name.right <= right, name.top >= top, name.bottom <= bottom]).not.toContain(
        false,
      )
    }
  }
})

async function boxOf(target: Locator): Promise<{ left: number; right: number; top: number; bottom: number }> {
  return target.evaluate((element) => element.getBoundingClientRect())
}
