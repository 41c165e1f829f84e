import type { Page } from '@playwright/test'
import { signInForAddresses, signInForPanel, unknownAddress, visitorAddresses } from './addresses.ts'
import { expect, expectAccessibleInBoth, expectBrowserError, expectFits, test } from './fixtures.ts'

const filled: Readonly<Record<string, string>> = {
  '/search': '?transactionType=sale&minPrice=50000',
  '/price-calculator':
    '?city=Asunción&neighborhood=Villa+Morra&propertyType=apartment&area=85&priceUSD=165000',
}

/** The second: as with text twice as large. */
const widths = [320, 160]

async function visit(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const answer = await page.goto(address + (filled[address] ?? ''))
  expect(answer?.headers()['content-security-policy'], address).toContain(
    "require-trusted-types-for 'script'",
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

async function expectNarrow(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 })
    await expectFits(page)
  }
}

for (const address of visitorAddresses)
  test(`${address} is accessible in light and dark, fits narrow phones and large text, and requires trusted types`, {
    tag: '@phone',
  }, async ({ page, browserErrors }) => {
    await visit(page, address)
    await expectAccessibleInBoth(page)
    await expectNarrow(page)
    if (address === unknownAddress) await expectBrowserError(browserErrors, /404/)
  })

const rooms = { users: signInForAddresses, administrators: signInForPanel }
for (const [who, signIn] of Object.entries(rooms))
  test(`every page of ${who} is accessible in light and dark, fits narrow phones and large text, and requires trusted types`, {
    tag: '@phone',
  }, async ({ page }) => {
    test.slow()
    for (const address of await signIn(page)) {
      await visit(page, address)
      await expectAccessibleInBoth(page)
      await expectNarrow(page)
    }
  })
