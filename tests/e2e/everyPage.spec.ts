import type { Locator, Page } from '@playwright/test'
import { type Language, languageTable } from '#shared/core/language.ts'
import { type PageName, pageOf } from '#shared/pages.ts'
import { addressOf, missing, type Place, rooms } from './addresses.ts'
import {
  expect,
  expectAccessibleInBoth,
  expectBrowserError,
  expectFits,
  expectLabelsContainNames,
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
/** The second: as with text twice as large. */
const narrow = [
  { width: 320, height: 640 },
  { width: 160, height: 640 },
]

async function visit(page: Page, address: string): Promise<void> {
  await page.setViewportSize(phone)
  const answer = await page.goto(address + (filled[address] ?? ''))
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

async function expectSize(page: Page, pattern: string, size: typeof phone): Promise<void> {
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

/** Of a user the account would remember it, also for tests beside this one. */
async function inEnglish(page: Page, address: string, isUser: boolean, check: () => Promise<void>) {
  if (isUser) {
    await visit(page, inLanguage(address, 'en'))
    return check()
  }
  const choose = (language: Language) =>
    page.getByRole('banner').getByRole('button', { name: languageTable[language].name }).click()
  await choose('en')
  await check()
  await choose('es')
}

const patterns = rooms.flatMap(({ places }) => places.map(({ pattern }) => pattern))
const notVisited = Object.keys({ ...filled, ...firsts }).filter((pattern) => !patterns.includes(pattern))
if (notVisited.length > 0) throw new Error(`No page is at ${notVisited}`)

const groupSize = 4

/** The same page at its address in the other language. */
const isForeign = ({ name, pattern }: Place) => pageOf(name).foreignPattern === pattern

function groupsOf(places: readonly Place[], tag: string[]) {
  const starts = Array.from({ length: Math.ceil(places.length / groupSize) }, (_, group) => group * groupSize)
  return starts.map((at) => ({ group: places.slice(at, at + groupSize), tag }))
}

for (const { who, places, enter } of rooms)
  for (const { group, tag } of [
    ...groupsOf(
      places.filter((place) => !isForeign(place)),
      ['@phone'],
    ),
    ...groupsOf(places.filter(isForeign), ['@phone', '@rare']),
  ]) {
    const named = group.map(({ pattern }) => pattern).join(', ')
    test(`for ${who}, accessible in light and dark, and of every width in each language: ${named}`, {
      tag,
    }, async ({ page, browserErrors }) => {
      test.slow()
      const ids = await enter(page)
      for (const place of group) {
        const address = addressOf(place, ids)
        await visit(page, address)
        await expectLanguage(page, 'es', place.name)
        await expectAccessibleInBoth(page)
        for (const size of narrow) {
          await page.setViewportSize(size)
          await expectFits(page)
        }
        for (const size of [desktop, phone]) await expectSize(page, place.pattern, size)
        await inEnglish(page, address, who === 'users', async () => {
          await expectLanguage(page, 'en', place.name)
          await expectLabelsContainNames(page)
          for (const size of [desktop, phone]) await expectSize(page, place.pattern, size)
        })
        if (missing.includes(place.pattern) || place.name === 'invitation')
          await expectBrowserError(browserErrors, /404/)
      }
    })
  }
