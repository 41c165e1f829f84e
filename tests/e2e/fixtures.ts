import fs from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test'
import type axe from 'axe-core'
import type { Language } from '#shared/core/language.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { Words } from '#shared/words.ts'
import { en, es } from '#tests/support/words.ts'

export { expect } from '@playwright/test'

/** Texts given by the specification are literals. */
export const words: Record<Language, Words> = { es, en }

interface Fixtures {
  /** Declare expected ones by `expectBrowserError`. */
  browserErrors: string[]
}

interface Options {
  realPictures: boolean
}

/** Fails on console errors, exceptions, CSP violations and statuses from 500. */
export const test = base.extend<Fixtures & Options>({
  realPictures: [false, { option: true }],
  browserErrors: [
    async ({ page, realPictures }, use) => {
      const browserErrors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') browserErrors.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => browserErrors.push(`uncaught: ${error.message}`))
      page.on('response', (response) => {
        if (response.status() >= 500) browserErrors.push(`${response.status()}: ${response.url()}`)
      })
      waitForHydration(page)
      if (!realPictures) await replacePictures(page)
      await use(browserErrors)
      const expected = expectedErrors.get(browserErrors) ?? []
      expect(browserErrors.filter((one) => !expected.some((expected) => expected.test(one)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Until the page is interactive. */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const settled = (response: Response | null) =>
    page
      .waitForFunction(
        () => {
          const root = document.getElementById('root')
          // Hidden parts are not hydrated.
          const isWaiting = [...document.querySelectorAll('[data-dehydrated]')].some((part) =>
            [...part.children].some((child) => child.checkVisibility()),
          )
          return !root || (root.hasChildNodes() && !isWaiting)
        },
        undefined,
        { timeout: 30_000 },
      )
      .catch(() => undefined)
      .then(() => response)
  page.goto = async (...args) => settled(await goto(...args))
  page.reload = async (...args) => settled(await reload(...args))
}

export const smallPicture = {
  contentType: 'image/webp',
  body: Buffer.from(
    'UklGRjIAAABXRUJQVlA4ICYAAACQAQCdASoEAAMAAsBMJaACdLoAA5gA/uoq/3QZZw4PdaFoPgAAAA==',
    'base64',
  ),
}

/** A route would disable the browser's cache. */
async function replacePictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { contentType, body } = smallPicture
  const response = {
    responseCode: 200,
    responseHeaders: [{ name: 'Content-Type', value: contentType }],
    body: body.toString('base64'),
  }
  session.on('Fetch.requestPaused', ({ requestId }) => {
    session.send('Fetch.fulfillRequest', { requestId, ...response }).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*/*.*' }] })
}

const expectedErrors = new WeakMap<string[], RegExp[]>()

export async function expectBrowserError(browserErrors: string[], expected: RegExp): Promise<void> {
  expectedErrors.set(browserErrors, [...(expectedErrors.get(browserErrors) ?? []), expected])
  await expect.poll(() => browserErrors.some((one) => expected.test(one))).toBe(true)
}

/** Language, title, and no horizontal overflow. */
export async function expectTitled(page: Page, language: Language, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Óga`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  // The heading comes with the page's code.
  await expect(page.locator('h1').first()).toBeAttached()
  await expectFits(page)
}

/** Accessible as well: of a state that `everyPage.spec.ts` does not visit. */
export async function expectScreen(page: Page, language: Language, title: string): Promise<void> {
  await expectTitled(page, language, title)
  await expectAccessible(page)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

// Minified: browsers read it on every page.
const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// What passes is not described, which takes a third of the time.
const resultTypes: axe.resultGroups[] = ['violations']
const accessibilityRules: axe.RunOptions = {
  resultTypes,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // WCAG 2.5.3: off by default.
  rules: { 'label-content-name-mismatch': { enabled: true } },
}

/** WCAG 2.2 AA and best practices. */
export async function expectAccessible(page: Page, selector?: string): Promise<void> {
  await expectNoViolations(page, selector, accessibilityRules)
}

export async function expectAccessibleInBoth(page: Page, selector?: string): Promise<void> {
  await expectAccessible(page, selector)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page, selector, {
    resultTypes,
    runOnly: { type: 'rule', values: ['color-contrast'] },
  })
  await page.emulateMedia({ colorScheme: 'light' })
}

async function expectNoViolations(
  page: Page,
  selector: string | undefined,
  rules: axe.RunOptions,
): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axeSource)
  const { violations } = await page.evaluate(
    // No rule of these reads style sheets.
    ({ selector, rules }) => window.axe.run(selector ?? document, { ...rules, preload: false }),
    { selector, rules },
  )
  const messages = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  expect(messages).toEqual([])
}

export async function expectFits(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expectSoftly.poll(beyond, page.url()).toBeLessThanOrEqual(0)
}

const expectSoftly = expect.configure({ soft: true })

export async function expectQuery(page: Page, query: Record<string, string>): Promise<void> {
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(query)
}

export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const toast = toastOf(page)
  await expect(toast).toHaveCount(1)
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  await expect(toast.getByText(text, { exact: true })).toBeVisible()
}

export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifica/ }).getByRole('listitem')
}

export function inLanguage(path: string, language: Language): string {
  if (language === 'es') return path
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}

const nobodySignedIn = { key: ['api', 'auth', 'user'], data: null }

/** Everything else is requested. */
export async function openWithoutBoot(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /(<script[^>]*id="boot"[^>]*>)[\s\S]*?(<\/script>)/,
      (_, start, end) => start + JSON.stringify({ queries: [nobodySignedIn] }) + end,
    )
    await route.fulfill({ response, body })
  })
  await page.goto(path)
}

/** Any name of letters, digits and hyphens creates an account. Opens no page. */
export async function becomeUser(page: Page, name: string): Promise<void> {
  const form = await page.request.get(`/api/login?${new URLSearchParams({ returnTo: '/terms' })}`)
  expect(new URL(form.url()).pathname).toMatch(/^\/idp\//)
  const answer = await page.request.post(form.url(), { form: { account: name } })
  expect(new URL(answer.url()).pathname + new URL(answer.url()).search).toBe('/terms')
}

export async function signIn(page: Page, name: string, returnTo = '/'): Promise<void> {
  await becomeUser(page, name)
  await page.goto(returnTo)
}

/** Of the demo's: what other tests publish, they also take off again. */
export async function findListings(page: Page, query = ''): Promise<Listing[]> {
  const answer = await page.request.get(`/api/listings?limit=200&${query}`)
  expect(answer.status()).toBe(200)
  const listings: Listing[] = await answer.json()
  const started = Number(process.env.E2E_STARTED)
  return listings.filter(({ publishedAt }) => publishedAt !== null && Date.parse(publishedAt) < started)
}

export async function findListing(
  page: Page,
  query = '',
  fits: (listing: Listing) => boolean = () => true,
): Promise<Listing> {
  const listing = (await findListings(page, query)).find(fits)
  if (!listing) throw new Error(`No demo listing fits: ${query} ${fits}`)
  return listing
}

/** Of a search that no test beside this one changes: they publish in Asunción and Areguá, up to 140 m². */
export async function countListings(page: Page, query = ''): Promise<number> {
  const answer = await page.request.get(`/api/listings?limit=1&${query}`)
  return Number(answer.headers()['x-total-count'])
}

/** As by an earlier visit. From an address without a page, which costs nothing. */
export async function storeFavorites(page: Page, listings: readonly Listing[]): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(
    (ids) => localStorage.setItem('oga.favorites', JSON.stringify(ids)),
    listings.map(({ id }) => id),
  )
}
