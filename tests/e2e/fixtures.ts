import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test'
import axe from 'axe-core'
import type { Language } from '#shared/core/language.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { Words } from '#shared/words.ts'
import { en, es } from '#tests/support/words.ts'

export { expect } from '@playwright/test'

/** All texts; those given by the specification are literals in the tests. */
export const words: Record<Language, Words> = { es, en }

/** For screens that hardly depend on width: Spanish on a wide one, English on a phone. */
export const widthOf: Record<Language, string> = { es: '@wide', en: '@phone' }

interface Fixtures {
  /** Errors reported by the browser; expected ones are declared by `expectBrowserError`. */
  browserErrors: string[]
}

interface Options {
  /** Whether the server renders pictures; otherwise a small one replaces them. */
  realPictures: boolean
}

/**
 * Fails on any error reported by the browser: console errors, uncaught exceptions, violations of the content
 * policy, responses with a status of 500 or more.
 */
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

/** Each load ends when the page answers to its user, and not with its HTML; where its code is blocked, with that. */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const settled = (response: Response | null) =>
    page
      .waitForFunction(
        () => {
          const root = document.getElementById('root')
          // What the screen is too narrow for is not hydrated.
          const isWaiting = [...document.querySelectorAll('[data-dehydrated]')].some((part) =>
            [...part.children].some((child) => child.checkVisibility()),
          )
          return !root || (root.hasChildNodes() && !isWaiting)
        },
        undefined,
        { timeout: 5000 },
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

/** By the protocol: a route would take the browser's cache away, and each page would load and compile all files anew. */
async function replacePictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { contentType, body } = smallPicture
  const response = {
    responseCode: 200,
    responseHeaders: [{ name: 'Content-Type', value: contentType }],
    body: body.toString('base64'),
  }
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // The page may be gone.
    session.send('Fetch.fulfillRequest', { requestId, ...response }).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*/*.*' }] })
}

const expectedErrors = new WeakMap<string[], RegExp[]>()

/** Waits for an expected browser error; it may be repeated. */
export async function expectBrowserError(browserErrors: string[], expected: RegExp): Promise<void> {
  expectedErrors.set(browserErrors, [...(expectedErrors.get(browserErrors) ?? []), expected])
  await expect.poll(() => browserErrors.some((one) => expected.test(one))).toBe(true)
}

/** The screen is in its language, has its title, is accessible, and is no wider than the window. */
export async function expectScreen(page: Page, language: Language, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Óga`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  // The title comes with the HTML; the heading with the page's code, possibly behind a dialog.
  await expect(page.locator('h1').first()).toBeAttached()
  await expectFits(page)
  await expectAccessible(page)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

const accessibilityRules = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // A control's name contains its visible text (WCAG 2.5.3): off by default.
  rules: { 'label-content-name-mismatch': { enabled: true } },
}

/** Axe finds nothing by WCAG 2.2 AA and best practices: in the page, or in the only element of a selector. */
export async function expectAccessible(page: Page, selector?: string): Promise<void> {
  await expectNoViolations(page, selector, accessibilityRules)
}

/** As `expectAccessible`; then the contrasts in the dark, where nothing but colours differs. */
export async function expectAccessibleInBoth(page: Page, selector?: string): Promise<void> {
  await expectAccessible(page, selector)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page, selector, { runOnly: { type: 'rule', values: ['color-contrast'] } })
  await page.emulateMedia({ colorScheme: 'light' })
}

async function expectNoViolations(
  page: Page,
  selector: string | undefined,
  rules: axe.RunOptions,
): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    ({ selector, rules }) => window.axe.run(selector ?? document, rules),
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

/** The URL has exactly these query parameters. */
export async function expectQuery(page: Page, query: Record<string, string>): Promise<void> {
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(query)
}

/** The current toast has exactly these texts. */
export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const toast = toastOf(page)
  await expect(toast).toHaveCount(1)
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  await expect(toast.getByText(text, { exact: true })).toBeVisible()
}

export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifica/ }).getByRole('listitem')
}

/** A path with its language parameter. */
export function inLanguage(path: string, language: Language): string {
  if (language === 'es') return path
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}

const nobodySignedIn = { key: ['api', 'auth', 'user'], data: null }

/** Opens a page with boot data for the signed-in user only, so that it requests everything else itself. */
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

/**
 * Signs in with the demo identity provider and opens a page. `name` is an account such as `ana`; any other of
 * letters, digits and hyphens creates one. Follows the provider's page without displaying it.
 */
export async function signIn(page: Page, name: string, returnTo = '/'): Promise<void> {
  const form = await page.request.get(`/api/login?${new URLSearchParams({ returnTo: '/terms' })}`)
  expect(new URL(form.url()).pathname).toMatch(/^\/idp\//)
  const answer = await page.request.post(form.url(), { form: { account: name } })
  expect(new URL(answer.url()).pathname + new URL(answer.url()).search).toBe('/terms')
  await page.goto(returnTo)
}

/** The listings of a search, in order. */
export async function findListings(page: Page, query = ''): Promise<Listing[]> {
  const answer = await page.request.get(`/api/listings?limit=200&${query}`)
  expect(answer.status()).toBe(200)
  return answer.json()
}

/** The first matching listing of a search. */
export async function findListing(
  page: Page,
  query = '',
  fits: (listing: Listing) => boolean = () => true,
): Promise<Listing> {
  const listing = (await findListings(page, query)).find(fits)
  if (!listing) throw new Error(`No demo listing fits: ${query} ${fits}`)
  return listing
}

/** The total of a search. */
export async function countListings(page: Page, query = ''): Promise<number> {
  const answer = await page.request.get(`/api/listings?limit=1&${query}`)
  return Number(answer.headers()['x-total-count'])
}

/** Stores favorites before the visit, as an earlier visit would. */
export async function storeFavorites(page: Page, listings: readonly Listing[]): Promise<void> {
  await page.goto('/terms')
  await page.evaluate(
    (ids) => localStorage.setItem('oga.favorites', JSON.stringify(ids)),
    listings.map(({ id }) => id),
  )
}
