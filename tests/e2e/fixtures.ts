import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '#shared/core/language.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { Words } from '#shared/words.ts'
import { en, es } from '#tests/support/words.ts'

export { expect } from '@playwright/test'

/** Every text in both languages; the texts that the specification gives stand literally in the tests. */
export const words: Record<Language, Words> = { es, en }

/** For screens that differ little by width: Spanish is looked at on a wide one, English on a phone. */
export const widthOf: Record<Language, string> = { es: '@wide', en: '@phone' }

interface Fixtures {
  /** What the page complains of; a test that expects a complaint says so by `expectComplaint`. */
  complaints: string[]
}

interface Options {
  /** Whether pictures come from the server, which draws each when it is first asked for; else all are one small one. */
  realPictures: boolean
}

/**
 * A visit fails on anything that the browser complains of: console errors, uncaught exceptions, violations of the
 * content policy, answers with a status of 500 or more.
 */
export const test = base.extend<Fixtures & Options>({
  realPictures: [false, { option: true }],
  complaints: [
    async ({ page, realPictures }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
      page.on('response', (response) => {
        if (response.status() >= 500) complaints.push(`${response.status()}: ${response.url()}`)
      })
      if (!realPictures) await page.route(/\/media\/[^/]+\/\d+\./, (route) => route.fulfill(smallPicture))
      await use(complaints)
      const expected = expectedComplaints.get(complaints) ?? []
      expect(complaints.filter((one) => !expected.some((complaint) => complaint.test(one)))).toEqual([])
    },
    { auto: true },
  ],
})

const smallPicture = {
  contentType: 'image/webp',
  body: Buffer.from(
    'UklGRjIAAABXRUJQVlA4ICYAAACQAQCdASoEAAMAAsBMJaACdLoAA5gA/uoq/3QZZw4PdaFoPgAAAA==',
    'base64',
  ),
}

const expectedComplaints = new WeakMap<string[], RegExp[]>()

/** The page complained of this and rightly so; it may do so again. */
export async function expectComplaint(complaints: string[], complaint: RegExp): Promise<void> {
  expectedComplaints.set(complaints, [...(expectedComplaints.get(complaints) ?? []), complaint])
  await expect.poll(() => complaints.some((one) => complaint.test(one))).toBe(true)
}

/** A screen as everybody may expect it: in its language, with its name in the tab, accessible, no wider than the window. */
export async function expectScreen(page: Page, language: Language, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Óga`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  // The title comes with the address; the heading with the code of the page, where a dialog may cover it.
  await expect(page.locator('h1').first()).toBeAttached()
  await expectFits(page)
  await expectAccessible(page)
}

/** Axe finds nothing, by WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  expect(told).toEqual([])
}

/** Nothing is wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(beyond, page.url()).toBeLessThanOrEqual(0)
}

/** The address bar holds exactly these values behind its question mark. */
export async function expectQuery(page: Page, query: Record<string, string>): Promise<void> {
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(query)
}

/** The notification that stands now says exactly this. */
export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const toast = toastOf(page)
  await expect(toast).toHaveCount(1)
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  await expect(toast.getByText(text, { exact: true })).toBeVisible()
}

export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifica/ }).getByRole('listitem')
}

/** An address in a language, as a link to it would be. */
export function inLanguage(path: string, language: Language): string {
  if (language === 'es') return path
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}

const nobodySignedIn = { key: ['api', 'auth', 'user'], data: null }

/** Opens a page that came without boot data but for who is signed in, so that it has to ask for everything else itself. */
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
 * Signs the browser in by the embedded provider and opens a page. `name` is that of an account, such as `ana`; any other of letters,
 * digits and hyphens makes one. It walks the provider's own page, without showing it.
 */
export async function signIn(page: Page, name: string, returnTo = '/'): Promise<void> {
  const form = await page.request.get(`/api/login?${new URLSearchParams({ returnTo: '/terms' })}`)
  expect(new URL(form.url()).pathname).toMatch(/^\/idp\//)
  const answer = await page.request.post(form.url(), { form: { account: name } })
  expect(new URL(answer.url()).pathname + new URL(answer.url()).search).toBe('/terms')
  await page.goto(returnTo)
}

/** The listings that a search finds, in its order. */
export async function findListings(page: Page, query = ''): Promise<Listing[]> {
  const answer = await page.request.get(`/api/listings?limit=200&${query}`)
  expect(answer.status()).toBe(200)
  return answer.json()
}

/** The first listing that a search finds and that fits. */
export async function findListing(
  page: Page,
  query = '',
  fits: (listing: Listing) => boolean = () => true,
): Promise<Listing> {
  const listing = (await findListings(page, query)).find(fits)
  if (!listing) throw new Error(`No demo listing fits: ${query} ${fits}`)
  return listing
}

/** How many listings a search finds. */
export async function countListings(page: Page, query = ''): Promise<number> {
  const answer = await page.request.get(`/api/listings?limit=1&${query}`)
  return Number(answer.headers()['x-total-count'])
}

/** Keeps listings as favorites before the visit, as an earlier visit would have. */
export async function keepFavorites(page: Page, listings: readonly Listing[]): Promise<void> {
  await page.goto('/terms')
  await page.evaluate(
    (ids) => localStorage.setItem('oga.favorites', JSON.stringify(ids)),
    listings.map(({ id }) => id),
  )
}
