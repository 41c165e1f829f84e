import type { Page } from '@playwright/test'
import { expect, findListing, test, words } from './fixtures.ts'

const { chat, property: w, search } = words.es

/** Pixels at both sides of a phone on its side. */
const inset = 47

test.use({ viewport: { width: 844, height: 390 } })

test.beforeEach(async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: inset, right: inset, bottom: 21 },
  })
})

/** What is read or pressed and reaches into the insets; what scrolls sideways may. */
function coveredParts(page: Page) {
  return page.evaluate((inset) => {
    const scrollsSideways = (part: Element) => {
      for (let one = part.parentElement; one; one = one.parentElement)
        if (one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX !== 'visible') return true
      return false
    }
    return [...document.querySelectorAll('h1, h2, p, a, button, input, select, textarea')]
      .filter((part) => {
        const { left, right, width, bottom } = part.getBoundingClientRect()
        const isShown = width > 1 && bottom > 0 && part.checkVisibility({ visibilityProperty: true })
        return isShown && (left < inset || right > innerWidth - inset) && !scrollsSideways(part)
      })
      .map((part) => part.textContent || part.ariaLabel)
  }, inset)
}

/** Polls: parts may still slide in. */
const expectNoCoveredParts = (page: Page) => expect.poll(() => coveredParts(page)).toEqual([])

test('on a phone on its side nothing lies below its camera', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/', '/search', '/prices', '/developers', '/admin/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expectNoCoveredParts(page)
  }
})

test('on a phone on its side no dialog has anything below its camera', { tag: ['@phone', '@rare'] }, async ({
  page,
}) => {
  await page.goto('/search')
  await page.getByRole('button', { name: new RegExp(`^${search.filters}`) }).click()
  await expect(page.getByRole('dialog', { name: search.filters })).toBeVisible()
  await expectNoCoveredParts(page)

  const listing = await findListing(page, '', ({ media }) => media.length > 2)
  await page.goto(`/property/${listing.id}?photo=2`)
  await expect(page.getByRole('dialog').getByText(w.imageOf(2, listing.media.length))).toBeVisible()
  await expectNoCoveredParts(page)
  await page.goBack()

  await page
    .getByRole('button', { name: chat.title })
    .or(page.getByRole('button', { name: words.es.layout.chat }))
    .click()
  await expect(page.getByRole('dialog', { name: chat.title })).toBeVisible()
  await expectNoCoveredParts(page)
})
