import type { Locator, Page } from '@playwright/test'
import type { Language } from '#shared/core/language.ts'
import { type PageName, pageOf } from '#shared/pages.ts'
import { isWholeFuzz } from '#tests/support/fuzz.ts'
import { addressOf, missing, rooms } from './addresses.ts'
import {
  expect,
  expectAccessible,
  expectBrowserError,
  expectFits,
  inLanguage,
  test,
  words,
} from './fixtures.ts'

const filled: Readonly<Record<string, string>> = {
  '/search': '?transactionType=sale&minPrice=50000',
  '/price-calculator':
    '?city=Asunción&neighborhood=Villa+Morra&propertyType=apartment&area=85&priceUSD=165000',
}

const inTab = (page: Page) => page.getByRole('tabpanel')
const inMain = (page: Page) => page.getByRole('main')
const firstRow = (page: Page) => inMain(page).getByRole('listitem').first()
const firstInTab = (page: Page) => inTab(page).getByRole('listitem').first()

/** What a page of the panel is for: on its first screen. */
const firsts: Readonly<Record<string, (page: Page) => Locator>> = {
  '/admin': firstInTab,
  '/admin/dashboard?tab=properties': firstInTab,
  '/admin/dashboard?tab=agents': firstInTab,
  '/admin/dashboard?tab=reports': (page) => inTab(page).getByRole('img').first(),
  '/admin/dashboard?tab=settings': (page) => inTab(page).getByRole('switch').first(),
  '/admin/users': firstRow,
  '/admin/activities': firstRow,
  '/admin/inbox': firstRow,
  '/admin/properties/new': (page) => inMain(page).getByRole('radio').first(),
  '/admin/agents/new': (page) => inMain(page).getByRole('button').last(),
  '/admin/price-calculator': (page) => inMain(page).getByRole('textbox').first(),
}

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
type Size = typeof phone
const sizes: readonly Size[] = [phone, desktop]
/** The last: as with text twice as large, and narrower than any other. */
const narrow: readonly Size[] = [
  ...(isWholeFuzz ? [{ width: 320, height: 640 }] : []),
  { width: 160, height: 640 },
]

interface Look {
  language: Language
  colorScheme: 'light' | 'dark'
  /** In which it is loaded. */
  size: Size
}

const looks: readonly Look[] = (['es', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    sizes.map((size) => ({ language, colorScheme, size })),
  ),
)

/** In `npm test` each page has one look, by turns; with `FUZZ=whole` every page has all. */
const looksOf = (index: number) => looks.filter((_, look) => isWholeFuzz || look === index % looks.length)

async function visit(page: Page, address: string, pattern: string, look: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: look.colorScheme })
  await page.setViewportSize(look.size)
  const answer = await page.goto(inLanguage(address + (filled[pattern] ?? ''), look.language))
  expect(answer?.headers()['content-security-policy'], address).toContain(
    "require-trusted-types-for 'script'",
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

async function expectLanguage(page: Page, language: Language, name: PageName): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const title = pageOf(name).title?.(words[language])
  await expect(page).toHaveTitle(title === undefined ? /./ : `${title} · Óga`)
}

async function expectSize(page: Page, pattern: string, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await expectFits(page)
  const first = firsts[pattern]?.(page)
  if (!first) return
  await expect(first).toBeVisible()
  const bottom = async () => {
    const box = await first.boundingBox()
    return (box?.y ?? size.height) + (box?.height ?? 0)
  }
  await expect.poll(bottom, `${pattern} at ${size.width}`).toBeLessThanOrEqual(size.height)
}

const patterns = rooms.flatMap(({ places }) => places.map(({ pattern }) => pattern))
const notVisited = Object.keys({ ...filled, ...firsts }).filter((pattern) => !patterns.includes(pattern))
if (notVisited.length > 0) throw new Error(`No page is at ${notVisited}`)

/** Of one browser context, which costs as much as a page. Eight have all looks. */
const groupSize = isWholeFuzz ? 1 : looks.length

const groups = rooms.flatMap(({ who, places, enter }) => {
  const starts = Array.from({ length: Math.ceil(places.length / groupSize) }, (_, group) => group * groupSize)
  return starts.map((start) => ({ who, enter, start, group: places.slice(start, start + groupSize) }))
})

for (const { who, enter, start, group } of groups) {
  const named = group.map(({ pattern }) => pattern).join(', ')
  test(`for ${who}, accessible, in its language and of every width: ${named}`, {
    tag: '@phone',
  }, async ({ page, browserErrors }) => {
    test.slow()
    const ids = await enter(page)
    for (const [index, place] of group.entries())
      for (const look of looksOf(start + index))
        await test.step(`${place.pattern}: ${JSON.stringify(look)}`, async () => {
          await visit(page, addressOf(place, ids, look.language), place.pattern, look)
          await expectLanguage(page, look.language, place.name)
          await expectAccessible(page)
          const others = sizes.filter((size) => size !== look.size)
          for (const size of [look.size, ...others]) await expectSize(page, place.pattern, size)
          for (const size of narrow) {
            await page.setViewportSize(size)
            await expectFits(page)
          }
          if (missing.includes(place.pattern) || place.name === 'invitation')
            await expectBrowserError(browserErrors, /404/)
        })
  })
}
