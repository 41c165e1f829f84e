import type { Page } from '@playwright/test'
import { languages } from '#shared/language.ts'
import type { PriceAnalysis } from '#shared/prices.ts'
import {
  expect,
  expectAccessible,
  expectScreen,
  expectToast,
  inLanguage,
  signIn,
  test,
  words,
} from './fixtures.ts'

const { dashboard: w } = words.es
const perSqm = (value: number) =>
  `$${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

async function analysesOf(page: Page): Promise<PriceAnalysis[]> {
  const answer = await page.request.get('/api/price-analysis/user')
  expect(answer.status()).toBe(200)
  return answer.json()
}

const figureOf = (page: Page, name: string) =>
  page.getByRole('region', { name: w.summary }).locator('div', { has: page.getByText(name, { exact: true }) })

for (const language of languages) {
  const { dashboard } = words[language]

  test(`an owner’s price analyses, in ${language}, and one of them in detail`, async ({ page }) => {
    await signIn(page, 'ana', inLanguage('/price-dashboard', language))
    await expect(page.getByRole('heading', { level: 1, name: dashboard.title })).toBeVisible()
    const card = page.getByRole('list', { name: dashboard.recent }).getByRole('article').first()
    await expect(card).toBeVisible()
    await expectScreen(page, language, dashboard.title)

    await card.getByRole('button').click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('heading', { name: dashboard.history })).toBeVisible()
    await expect(panel.getByRole('img')).toHaveCount(2)
    for (const table of await panel.getByText(dashboard.asTable).all()) await table.click()
    await expect(panel.getByRole('table', { name: dashboard.distribution })).toBeVisible()
    await expect(panel.getByRole('table', { name: dashboard.history })).toBeVisible()
    await expectAccessible(page)
  })
}

test('the summary counts every analysis, and a card opens its figures and leads to the property', {
  tag: '@wide',
}, async ({ page }) => {
  await signIn(page, 'ana', '/price-dashboard')
  const analyses = await analysesOf(page)
  const differences = analyses.map(({ priceDifferencePercent }) => priceDifferencePercent)
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length
  const written = new Intl.NumberFormat('es-PY', { maximumFractionDigits: 1 }).format(Math.abs(mean))
  await expect(figureOf(page, w.total)).toContainText(String(analyses.length))
  await expect(figureOf(page, w.above)).toContainText(String(differences.filter((one) => one > 0).length))
  await expect(figureOf(page, w.below)).toContainText(String(differences.filter((one) => one < 0).length))
  await expect(figureOf(page, w.average)).toContainText(words.es.prices.percent(written))

  const [first] = analyses
  if (!first) throw new Error('Ana has no analyses')
  const cards = page.getByRole('list', { name: w.recent }).getByRole('article')
  await expect(cards).toHaveCount(Math.min(10, analyses.length))
  const opener = cards.first().getByRole('button', { name: first.listingTitle })
  await opener.press('Enter')
  const panel = page.getByRole('dialog', { name: first.listingTitle })
  const market = panel.getByRole('region', { name: w.market })
  for (const figure of [first.marketMinPricePerSqm, first.marketAvgPricePerSqm, first.marketMaxPricePerSqm])
    await expect(market.getByText(perSqm(figure), { exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Descargar PDF' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await panel.getByRole('link', { name: w.property }).click()
  await expect(page).toHaveURL(new RegExp(`/property/${first.listingId}$`))
  await page.goBack()
  await expect(panel).toBeVisible()
})

test('a visitor is told why and sent to sign in', { tag: '@wide' }, async ({ page }) => {
  await page.route('**/api/login**', (route) => route.fulfill({ contentType: 'text/html', body: 'login' }))
  // The half second until it leaves is too short to look at a notification on a busy machine.
  await page.addInitScript(() => {
    const timeout = window.setTimeout
    const slowed = (handler: TimerHandler, delay?: number) => timeout(handler, delay === 500 ? 4000 : delay)
    Object.assign(window, { setTimeout: slowed })
  })
  await page.goto('/price-dashboard')
  await expectToast(page, 'Acceso Requerido', 'Necesitás iniciar sesión para ver tus análisis de precios.')
  await page.waitForURL(/\/api\/login\?returnTo=%2Fprice-dashboard(&|$)/)
})

test('without analyses, leads to publishing and to the calculator', { tag: '@wide' }, async ({ page }) => {
  await signIn(page, 'tablero-vacio', '/price-dashboard')
  await expect(page.getByRole('heading', { name: w.empty })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: w.publish })).toHaveAttribute(
    'href',
    '/publish',
  )
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Nueva Calculadora' }).click()
  await page.getByRole('link', { name: w.openCalculator }).click()
  await expect(page).toHaveURL(/\/price-calculator$/)
})
