import type { Page } from '@playwright/test'
import { type PageName, pageNames, pageOf } from '#shared/pages.ts'
import { expect, expectComplaint, findListing, signIn, test } from './fixtures.ts'

/** Opens an address; the page requires trusted types, and complains of nothing (the fixture sees to that). */
async function open(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy, address).toContain("require-trusted-types-for 'script'")
  await expect(page.locator('h1').first()).toBeAttached()
}

test('every page requires trusted types and runs without a violation @wide', async ({ page }) => {
  test.setTimeout(120_000)
  for (const name of pageNames) {
    const { pattern } = pageOf(name)
    if (pattern && !pattern.includes(':')) await open(page, pattern)
  }
  await open(page, '/api/docs')
  await open(page, '/api/login')
  expect(new URL(page.url()).pathname).toMatch(/^\/idp\//)

  await signIn(page, 'policy')
  await page.request.patch('/api/users/me', { data: { publicProfile: true } })
  const owner = await (await page.request.get('/api/auth/user')).json()
  await page.context().clearCookies()

  await signIn(page, 'luis')
  const shown = await findListing(page)
  const [own] = await (await page.request.get('/api/listings/mine?limit=1')).json()
  const ids: Partial<Record<PageName, string>> = { property: shown.id, owner: owner.id, edit: own.id }
  for (const name of pageNames) {
    const { pattern, foreignPattern } = pageOf(name)
    for (const one of [pattern, foreignPattern])
      if (one) await open(page, one.replace(/:\w+/, ids[name] ?? ''))
  }
})

test('text that becomes markup or script is refused by the browser @wide', async ({ page, complaints }) => {
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
  await expectComplaint(complaints, /requires 'Trusted|Creating a TrustedTypePolicy named 'another'/)
})
