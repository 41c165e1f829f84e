import type { Page } from '@playwright/test'
import { type PageName, pageNames, pageOf } from '#shared/pages.ts'
import { expect, expectBrowserError, findListing, signIn, test } from './fixtures.ts'

/** Opens an address; the page requires trusted types, and complains of nothing (the fixture sees to that). */
async function open(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy, address).toContain("require-trusted-types-for 'script'")
  await expect(page.locator('h1').first()).toBeAttached()
}

const addresses = (name: PageName) =>
  [pageOf(name).pattern, pageOf(name).foreignPattern].filter((pattern) => pattern !== undefined)

test('every page of visitors requires trusted types and runs without a violation @wide', async ({ page }) => {
  test.slow()
  for (const name of pageNames)
    for (const address of addresses(name)) if (!address.includes(':')) await open(page, address)
  await open(page, '/api/docs')
  await open(page, '/api/login')
  expect(new URL(page.url()).pathname).toMatch(/^\/idp\//)
})

test('every page of users and listings requires trusted types and runs without a violation @wide', async ({
  page,
}) => {
  test.slow()
  await signIn(page, 'policy')
  await page.request.patch('/api/users/me', { data: { publicProfile: true } })
  const owner = await (await page.request.get('/api/auth/user')).json()
  await page.context().clearCookies()

  await signIn(page, 'luis')
  const shown = await findListing(page)
  const [own] = await (await page.request.get('/api/listings/mine?limit=1')).json()
  const ids: Partial<Record<PageName, string>> = { property: shown.id, owner: owner.id, edit: own.id }
  for (const name of pageNames)
    for (const address of addresses(name))
      if (address.includes(':') || pageOf(name).access === 'user')
        await open(page, address.replace(/:\w+/, ids[name] ?? ''))
})

test('text that becomes markup or script is refused by the browser @wide', async ({
  page,
  browserErrors,
}) => {
  await page.goto('/terms')
  const refused = await page.evaluate(() => {
    const attempts = [
      () => {
        document.body.innerHTML = '<p>x</p>'
      },
      () => {
        document.createElement('script').src = '/push-worker.js'
      },
      () => window.trustedTypes?.createPolicy('another', { createScriptURL: (address) => address }),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'done'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : 'failed'
      }
    })
  })
  expect(refused).toEqual(['refused', 'refused', 'refused'])
  await expectBrowserError(browserErrors, /requires 'Trusted|Creating a TrustedTypePolicy named 'another'/)
})

test('files named by their content come without the headers of pages, others with them @wide', async ({
  page,
}) => {
  await page.goto('/terms')
  const [script = ''] = await page
    .locator('script[src^="/assets/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    .then((sources) => sources.filter((one) => one !== null))
  const asset = (await page.request.get(script)).headers()
  expect(asset['content-security-policy']).toBeUndefined()
  expect(asset['x-content-type-options']).toBe('nosniff')
  expect(asset['cache-control']).toContain('immutable')
  const worker = (await page.request.get('/push-worker.js')).headers()
  expect(worker['content-security-policy']).toContain("default-src 'none'")
})
