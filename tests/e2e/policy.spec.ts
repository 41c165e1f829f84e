import { expect, expectBrowserError, test } from './fixtures.ts'

test('pages that are not of the client require trusted types and run without a violation @wide', async ({
  page,
}) => {
  for (const address of ['/api/docs', '/api/login']) {
    const answer = await page.goto(address)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy, address).toContain("require-trusted-types-for 'script'")
    await expect(page.locator('h1').first()).toBeAttached()
  }
  expect(new URL(page.url()).pathname).toMatch(/^\/idp\//)
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
        document.createElement('script').src = '/sw.js'
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

test('inline parts are refused, except those of our own pages @wide', async ({ page, browserErrors }) => {
  const answer = await page.goto('/home')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/;script-src 'self'( 'sha256-[^']+'){2};style-src 'self' 'sha256-[^']+';/)
  const color = await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { color: rgb(1, 2, 3) }'
    document.head.append(style)
    return getComputedStyle(document.body).color
  })
  expect(color).not.toBe('rgb(1, 2, 3)')
  await expectBrowserError(browserErrors, /Applying inline style violates/)
})

test('files named by their content come without the headers of pages, others with them @wide', async ({
  page,
}) => {
  await page.goto('/terms')
  const [script = ''] = await page
    .locator('link[rel="modulepreload"][href*="/assets/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    .then((addresses) => addresses.filter((one) => one !== null))
  const asset = (await page.request.get(script)).headers()
  expect(asset['content-security-policy']).toBeUndefined()
  expect(asset['x-content-type-options']).toBe('nosniff')
  expect(asset['cache-control']).toContain('immutable')
  const worker = (await page.request.get('/sw.js')).headers()
  expect(worker['content-security-policy']).toContain("default-src 'none'")
  expect(worker['cache-control']).toBe('no-cache')
  expect(worker['service-worker-allowed']).toBe('/')
})
