import type { Page } from '@playwright/test'
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
  await expect(panel(page).getByText('Casas en venta en Luque', { exact: true })).toBeVisible()
  await cards(page, w.listings).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/property\//)
  await expect(panel(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
  await expect(panel(page).getByText('Casas en venta en Luque', { exact: true })).toBeVisible()
  await page.reload()
  await expect(panel(page).getByText('Casas en venta en Luque', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(/\/home$/)
})

test('the assistant of a listing on a phone: above the tabs, closed by going back', {
  tag: '@phone',
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
