import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import type { Language } from '#shared/language.ts'

export { expect } from '@playwright/test'

interface Fixtures {
  /** What the page complains of; a test that expects a complaint takes it out. */
  complaints: string[]
}

/**
 * A visit fails on anything that the browser complains of: console errors, uncaught exceptions, violations of the
 * content policy, answers with a status of 500 or more.
 */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
      page.on('response', (response) => {
        if (response.status() >= 500) complaints.push(`${response.status()}: ${response.url()}`)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

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
  expect(beyond).toBeLessThanOrEqual(0)
}

/** An address in a language, as a link to it would be. */
export function inLanguage(path: string, language: Language): string {
  if (language === 'es') return path
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}

/** The id of a demo listing that a search finds. */
export async function firstListing(page: Page, query = ''): Promise<{ id: string; title: string }> {
  const answer = await page.request.get(`/api/listings?limit=1&${query}`)
  const [listing] = await answer.json()
  return listing
}
