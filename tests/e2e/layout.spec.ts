import { languageTable } from '#shared/core/language.ts'
import {
  expect,
  expectBrowserError,
  expectQuery,
  findListings,
  storeFavorites,
  test,
  words,
} from './fixtures.ts'

const w = words.es.layout

test('the navigation links work, and the active one is marked', async ({ page }) => {
  await page.goto('/terms')
  const tabs = page.getByRole('navigation', { name: w.mainNavigation })
  await expect(tabs.getByRole('link')).toHaveText(['Inicio', 'Buscar', 'Precios', 'Favoritos', 'Comparar'])
  for (const [name, path] of [
    ['Buscar', '/search'],
    ['Precios', '/prices'],
    ['Favoritos', '/favorites'],
    ['Comparar', '/compare'],
    ['Inicio', '/'],
  ] as const) {
    await tabs.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(tabs.locator('[aria-current]')).toHaveCount(1)
  }
  await page.goto('/home')
  await expect(tabs.locator('[aria-current]')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Óga' }).click()
  await expect(page).toHaveURL('/')
})

test('the tabs stay in place when favorites are counted', { tag: ['@wide', '@rare'] }, async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: w.mainNavigation }).getByRole('link')
  const places = () => tabs.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left))
  await page.goto('/terms')
  const before = await places()
  await storeFavorites(page, await findListings(page, 'featured=true'))
  await page.goto('/terms')
  await expect(tabs.getByText(/^\d+$/)).toBeVisible()
  expect(await places()).toEqual(before)
})

test('the language changes the whole page at once, and is remembered', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/search?transactionType=sale')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const language = page.getByRole('group', { name: 'Idioma' })
  await expect(language.getByRole('button', { name: 'Español' })).toHaveAttribute('aria-pressed', 'true')
  await language.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText(/^\d+ properties found$/)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link')).toHaveText([
    'Home',
    'Search',
    'Prices',
    'Favorites',
    'Compare',
  ])
  await expectQuery(page, { transactionType: 'sale' })
  await page.goto('/favorites')
  await expect(page.getByRole('heading', { level: 1, name: 'My Favorites' })).toBeVisible()
  await expect(page).toHaveTitle('My Favorites · Óga')
})

test('every script that a first screen needs is listed in its HTML, so that none waits for another', {
  tag: '@wide',
}, async ({ page, browserErrors }) => {
  // Not part of the first screen.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  for (const path of ['/search', '/metodo', '/prices?lang=en', '/users/nobody']) {
    const html = await (await page.request.get(path)).text()
    await page.goto(path, { waitUntil: 'networkidle' })
    const scripts = await page.evaluate(() => {
      const [{ startTime: hydrated } = { startTime: Number.POSITIVE_INFINITY }] =
        performance.getEntriesByName('hydrated')
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < hydrated)
        .map(({ name }) => new URL(name).pathname)
    })
    expect(scripts.length).toBeGreaterThan(3)
    const late = scripts.filter(
      (script) => !html.includes(`"${script}"`) && !/\/(Footer|Toaster|LanguageOffer|Nanduti)-/.test(script),
    )
    expect([path, late]).toEqual([path, []])
  }
  await expectBrowserError(browserErrors, /404/)
})

test('the language in the URL overrides the remembered one, until another is selected', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/terms')
  await page.evaluate(() => localStorage.setItem('oga.language', 'es'))
  await page.goto('/terms?lang=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1, name: words.en.about.termsTitle })).toBeVisible()
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page).toHaveURL('/terms')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: words.es.about.termsTitle })).toBeVisible()
})

test('the page is Spanish before any script runs, or English if its URL says so', {
  tag: '@wide',
}, async ({ page }) => {
  const html = async (path: string) => (await page.request.get(path)).text()
  expect(await html('/home')).toMatch(/<html lang="es"[ >]/)
  const english = await html('/home?lang=en')
  expect(english).toMatch(/<html lang="en"[ >]/)
  expect(english).toContain(`<title>${words.en.home.title} · Óga</title>`)
  for (const tag of [/<link rel="alternate" hreflang="es"/, /<meta property="og:image" content="http/]) {
    expect(english).toMatch(tag)
  }
})

test.describe('a browser that prefers English', () => {
  const offer = languageTable.en.offer ?? { text: '', accept: '', decline: '' }
  test.use({ locale: 'en-US' })

  test('gets an offer of English, and stays in Spanish until it is accepted', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/home')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page.getByRole('link', { name: offer.accept }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Óga' })).toBeVisible()
    await expect(page.getByText(offer.text)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Óga' })).toBeVisible()
  })
})

test('text of twice its size widens neither header nor footer', { tag: ['@wide', '@rare'] }, async ({
  page,
}) => {
  for (const language of ['es', 'en']) {
    await page.goto(`/terms?lang=${language}`)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of [320, 390, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(excess, `${language}, ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('text of twice its size fits into the cards of a home and into the tabs', {
  tag: ['@wide', '@rare'],
}, async ({ page }) => {
  for (const path of ['/', '/home', '/search']) {
    await page.goto(path)
    await expect(page.getByText(/^Gs\.\s[\d.]+$/).first()).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of [320, 390, 640, 720, 800, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      const overflowing = () =>
        page.evaluate(() => {
          const cards = [...document.querySelectorAll('main article')]
          const isWider = (card: Element) => {
            const { right } = card.getBoundingClientRect()
            return [...card.querySelectorAll('p > span')].some(
              (text) => text.getBoundingClientRect().right > right,
            )
          }
          const isCut = ({ scrollWidth, clientWidth, offsetWidth, parentElement }: HTMLElement) =>
            scrollWidth > clientWidth || offsetWidth > (parentElement?.clientWidth ?? 0)
          const names = [...document.querySelectorAll<HTMLElement>('nav.fixed a > .truncate')]
          const excess = document.documentElement.scrollWidth - innerWidth
          return {
            excess: Math.max(0, excess),
            cards: cards.filter(isWider).length,
            tabs: names.filter(isCut).length,
          }
        })
      await expect.poll(overflowing, `${path}, ${width} px`).toEqual({ excess: 0, cards: 0, tabs: 0 })
    }
  }
})

test('magnified twice, nothing stays in the way', { tag: ['@wide', '@rare'] }, async ({ page }) => {
  const [listing] = await findListings(page)
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto(`/property/${listing?.id}`)
  const stuck = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().top >= 0)
        .filter((part) => /fixed|sticky/.test(getComputedStyle(part).position))
        .map(({ className }) => className),
    )
  await expect.poll(stuck).toEqual([])
})

test('the exchange rate is displayed on pages with prices', { tag: ['@wide', '@rare'] }, async ({ page }) => {
  const banner = page.getByRole('complementary', { name: words.es.currency.label })
  for (const path of ['/home', '/search']) {
    await page.goto(path)
    await expect(banner).toContainText(/US\$ 1 = Gs\.\s7\.420/)
  }
  for (const path of ['/', '/favorites']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toBeHidden()
  }
})

test('the keyboard reaches the skip link first, then everything in order', {
  tag: ['@wide', '@rare'],
}, async ({ page }) => {
  await page.goto('/search')
  const search = page.getByLabel(words.es.listings.searchLabel)
  await expect(search).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Ir al contenido' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(search).toBeFocused()
})

test('a new page starts at its top, with the focus on its content', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('contentinfo').getByRole('link', { name: w.terms }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.es.about.termsTitle })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test("with a system's own colours, what is chosen is marked and can be read", {
  tag: ['@phone', '@rare'],
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/publish')
  const options = page.locator('label:has([type=radio])')
  await expect(options.first()).toBeVisible()
  const looks = await options.evaluateAll((labels) =>
    labels.map((label) => ({
      isChosen: label.querySelector(':checked') !== null,
      background: getComputedStyle(label).backgroundColor,
      texts: [label, ...label.querySelectorAll('span')].map((part) => getComputedStyle(part).color),
    })),
  )
  const [chosen, others] = [
    looks.filter(({ isChosen }) => isChosen),
    looks.filter(({ isChosen }) => !isChosen),
  ]
  expect(chosen.length).toBeGreaterThan(1)
  for (const { background, texts } of chosen) {
    expect(others.map((other) => other.background)).not.toContain(background)
    expect(new Set(texts).size).toBe(1)
    expect(texts).not.toContain(background)
  }
})
