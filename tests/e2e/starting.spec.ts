import type { Page } from '@playwright/test'
import { expect, expectBrowserError, test } from './fixtures.ts'

const waiting = '[data-offscreen]'
const isLaidOut = (page: Page) => page.locator(`html:not([data-starting]) body:not(:has(${waiting}))`)
const link = (page: Page) => page.getByRole('contentinfo').getByRole('link').last()
const articles = (page: Page) => page.getByRole('main').getByRole('article')
const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function useOnceHydrated(page: Page): Promise<void> {
  await expect(page.locator('#root[data-dehydrated]')).toHaveCount(0)
  await page.mouse.move(200, 300)
}

/** Timers of this delay end when the test dispatches `timers`. */
const holdTimers = (page: Page, held: number) =>
  page.addInitScript((held) => {
    const start = window.setTimeout
    window.setTimeout = Object.assign((task: () => void, delay?: number) => {
      if (delay !== held) return start(task, delay)
      addEventListener('timers', task)
      return 0
    }, start)
  }, held)

test('what is far below the first screen is laid out once the page is used @wide', async ({ page }) => {
  await holdTimers(page, 5000)
  await page.goto('/search')
  await expect(page.locator('html[data-first-picture]')).toHaveCount(0)
  await useOnceHydrated(page)
  await expect(isLaidOut(page)).toHaveCount(1)
  const last = page.getByRole('main').getByRole('article').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last.getByRole('img').or(last.locator('img')).first()).toBeVisible()
})

test('other pages are loaded when a link to them is pointed at or focused, and not before what this one needs @wide', async ({
  page,
}) => {
  await holdTimers(page, 5000)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const has = (name: string) => loaded.some((url) => url.includes(`/assets/${name}-`))
  await page.goto('/home')
  await expect.poll(() => has('HomePage')).toBe(true)
  expect(has('PropertyPage')).toBe(false)

  await page.getByRole('main').getByRole('article').getByRole('link').first().hover()
  await expect.poll(() => has('PropertyPage')).toBe(true)
  await page.locator('a[href="/terms"]').focus()
  await expect.poll(() => has('TermsPage')).toBe(true)
  expect(has('ComparePage')).toBe(false)

  await page.evaluate(() => dispatchEvent(new Event('timers')))
  await expect.poll(() => has('ComparePage')).toBe(true)
})

test('nothing waits for a first paint on pages that the browser renders @phone', async ({ page }) => {
  await holdTimers(page, 3000)
  await page.goto('/publish', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html[data-unpainted]')).toHaveCount(0)
})

test('a reload and a step back keep their place @wide', async ({ page }) => {
  await page.goto('/search')
  await useOnceHydrated(page)
  await expect(isLaidOut(page)).toHaveCount(1)
  await articles(page).nth(12).scrollIntoViewIfNeeded()
  const before = await place(page)
  expect(before).toBeGreaterThan(0)
  await page.reload()
  await expect.poll(() => place(page)).toBe(before)
  await page.goto('/terms')
  await page.goBack()
  await expect.poll(() => place(page)).toBe(before)
})

/** Behind the first results of a list, which are 24. */
async function scrollDeep(page: Page): Promise<void> {
  await page.goto('/search')
  await expect(page.locator('#root[data-dehydrated]')).toHaveCount(0)
  for (const shown of [24, 48]) {
    await articles(page)
      .nth(shown - 1)
      .scrollIntoViewIfNeeded()
    await expect(articles(page)).toHaveCount(shown + 24)
  }
  await expect(page.locator('html[data-starting]')).toHaveCount(0)
}

test('a place is restored before the page has loaded, and without a use of it @phone', async ({ page }) => {
  await holdTimers(page, 5000)
  await scrollDeep(page)
  await articles(page).nth(47).scrollIntoViewIfNeeded()
  const before = await place(page)
  await page.route('**/held', () => undefined)
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      new Image().src = '/held'
    }),
  )
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => place(page)).toBe(before)
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
})

test('a key pressed while a place is restored ends that @wide @rare', async ({ page }) => {
  await scrollDeep(page)
  let continueMore = () => {}
  await page.route(/\/api\/listings\?.*cursor=/, async (route) => {
    await new Promise<void>((resolve) => {
      continueMore = resolve
    })
    await route.continue()
  })
  const more = page.waitForRequest(/\/api\/listings\?.*cursor=/)
  await page.reload({ waitUntil: 'commit' })
  await more
  await page.keyboard.press('Home')
  await expect.poll(() => place(page)).toBe(0)
  continueMore()
  await expect(articles(page)).toHaveCount(48)
  expect(await place(page)).toBe(0)
})

test('the keyboard, finding and addresses reach what is not laid out yet @wide @rare', async ({
  page,
  browserErrors,
}) => {
  await holdTimers(page, 3000)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/search', { waitUntil: 'commit' })
  await expectBrowserError(browserErrors, /ERR_FAILED/)
  await expect(page.locator('html[data-starting]:not([data-unpainted])')).toHaveCount(1)
  await expect(page.locator(waiting).last()).toBeAttached()
  const heading = page.getByRole('main').getByRole('article').last().getByRole('heading')
  const title = (await heading.textContent()) ?? ''
  await page.evaluate(() => scrollTo(0, 0))
  expect(await page.evaluate(`window.find(${JSON.stringify(title)})`)).toBe(true)
  await expect(heading).toBeInViewport()

  await page.evaluate(() => {
    scrollTo(0, 0)
    document.querySelector('footer')?.setAttribute('id', 'end')
    location.hash = 'end'
  })
  await expect(page.getByRole('contentinfo')).toBeInViewport()

  await page.evaluate(() => scrollTo(0, 0))
  await page.keyboard.press('Tab')
  await link(page).focus()
  await expect(link(page)).toBeInViewport()
})

test('no rule of :has() applies to any element: each element inserted would compute all styles again @wide', async ({
  page,
}) => {
  await page.goto('/home')
  const selectors = await page.evaluate(() => {
    const found: string[] = []
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) found.push(rule.selectorText)
        if (rule instanceof CSSGroupingRule) read(rule.cssRules)
      }
    }
    for (const { cssRules } of document.styleSheets) read(cssRules)
    return found
  })
  expect(selectors).not.toEqual([])
  expect(selectors.filter((selector) => /[\s>~+](\*|:[\w-]+(\([^)]*\))?)\)?$/.test(selector))).toEqual([])
})

test('a press before the page is usable counts, once @phone', async ({ page }) => {
  await page.addInitScript(() => {
    const presses = new MutationObserver(() => {
      const heart = document.querySelector<HTMLElement>('main article [aria-pressed]')
      if (!heart) return
      presses.disconnect()
      heart.click()
    })
    presses.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/home')
  await useOnceHydrated(page)
  const heart = page.getByRole('main').getByRole('article').first().locator('[aria-pressed]')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('what is typed before the page is usable counts, and stays @wide', async ({ page }) => {
  await page.addInitScript(() => {
    const fields = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('main form input[inputmode]')
      if (!field) return
      fields.disconnect()
      field.value = '85'
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    fields.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/price-calculator')
  await useOnceHydrated(page)
  const price = page.getByLabel(/^Precio/)
  await price.fill('165000')
  await expect(price).toHaveValue('165.000')
  await expect(page.getByLabel(/^Superficie/)).toHaveValue('85')
  await expect.poll(() => new URL(page.url()).searchParams.get('area')).toBe('85')
})
