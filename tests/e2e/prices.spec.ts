import type { Page } from '@playwright/test'
import { languages } from '#shared/language.ts'
import type { Calculation, ListingVerdict, NeighborhoodPrices } from '#shared/prices.ts'
import {
  expect,
  expectAccessible,
  expectComplaint,
  expectFits,
  expectQuery,
  expectScreen,
  expectToast,
  findListing,
  findListings,
  inLanguage,
  test,
  toastOf,
  widthOf,
  words,
} from './fixtures.ts'

const { prices: w, core } = words.es

const question = {
  city: 'Asunción',
  neighborhood: 'Villa Morra',
  propertyType: 'apartment',
  transactionType: 'sale',
  area: 85,
  priceUSD: 165_000,
}
const asked = `/price-calculator?${new URLSearchParams(Object.entries(question).map(([name, value]) => [name, String(value)]))}`

/** What the server answers to the same question. */
async function calculate(page: Page, more: object = {}): Promise<Calculation> {
  const answer = await page.request.post('/api/price-analysis/calculate', { data: { ...question, ...more } })
  expect(answer.status()).toBe(200)
  return answer.json()
}

async function fill(page: Page, area: string, price: string): Promise<void> {
  await page.getByLabel(w.calculator.neighborhood).selectOption(question.neighborhood)
  await page.getByLabel(w.calculator.area).fill(area)
  await page.getByLabel(w.calculator.price.sale).fill(price)
}

/** '4,1 %' as the page writes it, without the sign. */
function percent(value: number): string {
  return w.percent(new Intl.NumberFormat('es-PY', { maximumFractionDigits: 1 }).format(Math.abs(value)))
}

const analyse = (page: Page) => page.getByRole('button', { name: w.calculator.submit })

for (const language of languages) {
  const { prices } = words[language]

  test(`the calculator, in ${language}, with a result from its address`, {
    tag: widthOf[language],
  }, async ({ page }) => {
    await page.goto(inLanguage(asked, language))
    await expect(page.getByRole('heading', { level: 1, name: prices.calculator.title })).toBeVisible()
    await expect(page.getByRole('heading', { name: prices.advice.title })).toBeVisible()
    await expect(page.getByRole('list', { name: prices.comparables.list })).toBeVisible()
    await expectScreen(page, language, prices.calculator.title)
  })

  test(`the prices by neighbourhood, in ${language}`, async ({ page }) => {
    await page.goto(inLanguage('/prices', language))
    await expect(page.getByRole('heading', { level: 1, name: prices.neighborhoods.title })).toBeVisible()
    await expect(page.getByText(prices.asking)).toBeVisible()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expectScreen(page, language, prices.neighborhoods.title)
  })

  test(`the method, in ${language}, at both of its addresses`, { tag: widthOf[language] }, async ({
    page,
  }) => {
    for (const path of ['/metodo', '/method']) {
      await page.goto(inLanguage(path, language))
      await expect(page.getByRole('heading', { level: 1, name: prices.methodTitle })).toBeVisible()
    }
    await expectScreen(page, language, prices.methodTitle)
  })
}

test('a price is analysed, told, and its address brings it back', async ({ page }) => {
  const expected = await calculate(page)
  await page.goto('/price-calculator')
  await expect(page.getByLabel(w.calculator.city)).toHaveValue('Asunción')
  await expect(page.getByLabel(w.calculator.type)).toHaveValue('apartment')
  await fill(page, '85', '165.000')
  await analyse(page).click()
  const side = expected.isAboveMarket ? 'por encima' : 'por debajo'
  await expectToast(
    page,
    'Análisis completado',
    `El precio está ${percent(expected.priceDifference)} ${side} del promedio del mercado`,
  )
  const headline = page.getByRole('heading', {
    name: `${percent(expected.priceDifference)} ${side} del promedio`,
  })
  await expect(headline).toBeFocused()
  await expect(page.getByText(/\$1,941\.18 por m²/).first()).toBeVisible()

  await expect(page).toHaveURL(/area=85&.*neighborhood=Villa\+Morra.*priceUSD=165000/)
  await page.reload()
  await expect(headline).toBeVisible()
  await expect(page.getByLabel(w.calculator.area)).toHaveValue('85')
})

test('what is missing is said in a notification and at the fields', async ({ page }) => {
  await page.goto('/price-calculator')
  await analyse(page).click()
  await expectToast(page, core.error, 'Por favor complete todos los campos')
  await expect(page.getByLabel(w.calculator.neighborhood)).toBeFocused()
  for (const label of [w.calculator.neighborhood, w.calculator.area, w.calculator.price.sale]) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(w.calculator.required)
  }
  await expectAccessible(page)

  await fill(page, 'mucho', '0')
  await analyse(page).click()
  await expect(page.getByText(w.calculator.notNumber)).toBeVisible()
  await expect(page.getByText(w.calculator.outOfRange)).toBeVisible()
  await expect(page.getByLabel(w.calculator.area)).toHaveValue('mucho')
})

test('a comparable is taken out and put back, and the result changes at once', async ({ page }) => {
  await page.goto(asked)
  const comparables = page.getByRole('list', { name: w.comparables.list }).getByRole('listitem')
  await expect(comparables.first()).toBeVisible()
  const takeOut = page.getByRole('button', { name: w.comparables.takeOut })
  const row = comparables.filter({ has: takeOut }).first()
  const href = await row.getByRole('link').getAttribute('href')
  const id = href?.split('/').at(-1) ?? ''
  const [before, after] = [await calculate(page), await calculate(page, { exclude: [id] })]
  const sample = page.getByRole('region', { name: w.calculator.market })
  const average = (calculation: Calculation) =>
    sample.getByText(
      `$${calculation.marketStats.avgPricePerSqm.toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    )

  await expect(average(before)).toBeVisible()
  await row.getByRole('button').click()
  await expect(average(after)).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.get('exclude')).toBe(id)
  await page.reload()
  await expect(average(after)).toBeVisible()
  await expect(page.getByText(w.comparables.taken(1), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: w.comparables.restore }).click()
  await expect(average(before)).toBeVisible()
})

test('a failure says what it was, loses nothing, and the next try succeeds', async ({ page, complaints }) => {
  const answers = [
    { status: 422, json: { error: 'No hay avisos de ese tipo.', code: 'no_comparables' } },
    { status: 502, body: '<h1>Bad Gateway</h1>' },
  ]
  await page.route('**/api/price-analysis/calculate', (route) => {
    const answer = answers.shift()
    return answer ? route.fulfill(answer) : answers.length === 0 ? route.abort() : route.continue()
  })
  await page.goto('/price-calculator')
  await fill(page, '85', '165000')
  await analyse(page).click()
  await expectToast(page, core.error, 'No hay avisos de ese tipo.')
  await analyse(page).click()
  await expectToast(page, core.error, 'Error al calcular')
  await analyse(page).click()
  await expectToast(page, core.error, 'No se pudo calcular el análisis de precios')
  await expect(page.getByLabel(w.calculator.area)).toHaveValue('85')
  await page.unroute('**/api/price-analysis/calculate')
  await analyse(page).click()
  await expect(toastOf(page).getByText('Análisis completado')).toBeVisible()
  await expectComplaint(complaints, /422|502|ERR_FAILED/)
})

test('prices by neighbourhood are sorted and filtered by the address', async ({ page }) => {
  const answer = await page.request.get('/api/price-analysis/neighborhoods')
  const { neighborhoods }: NeighborhoodPrices = await answer.json()
  const asuncion = neighborhoods.filter(({ city }) => city === 'Asunción')
  const names = page.getByRole('rowheader')
  await page.goto('/prices')
  await expect(names).toHaveCount(neighborhoods.length)
  const median = page.getByRole('columnheader', { name: w.neighborhoods.median })
  await expect(median).toHaveAttribute('aria-sort', 'descending')
  await median.getByRole('button').click()
  await expect(median).toHaveAttribute('aria-sort', 'ascending')
  await expectQuery(page, { order: 'asc' })
  await page.getByRole('columnheader', { name: w.neighborhoods.neighborhood }).getByRole('button').click()
  await expectQuery(page, { sort: 'neighborhood' })
  await page.getByLabel(w.neighborhoods.city).selectOption('Asunción')
  await expect(names).toHaveCount(asuncion.length)
  const first = asuncion.map(({ neighborhood }) => neighborhood).sort(new Intl.Collator('es').compare)[0]
  await expect(names.first()).toContainText(first ?? '')

  await page.reload()
  await expect(names).toHaveCount(asuncion.length)
  await page.getByLabel(w.neighborhoods.kind).selectOption('rent')
  await expectQuery(page, { sort: 'neighborhood', city: 'Asunción', transactionType: 'rent' })
})

test('a listing says how its price stands, or why it does not', async ({ page }) => {
  const listings = await findListings(page)
  const verdicts: { id: string; verdict: ListingVerdict }[] = []
  for (const { id } of listings.slice(0, 40)) {
    const answer = await page.request.get(`/api/price-analysis/listing/${id}`)
    verdicts.push({ id, verdict: await answer.json() })
  }
  const judged = verdicts.find(({ verdict }) => verdict.reason === null)
  await page.goto(`/property/${judged?.id}`)
  const region = page.getByRole('region', { name: w.verdict.title })
  const { standing } = judged?.verdict ?? {}
  const { priceDifference = 0 } = standing ?? {}
  const headline = priceDifference > 0 ? w.above(percent(priceDifference)) : w.below(percent(priceDifference))
  await expect(region.getByText(headline, { exact: true })).toBeVisible()
  await expect(region.getByRole('img')).toBeVisible()
  await expect(region.getByRole('link', { name: w.method })).toHaveAttribute('href', '/metodo#comparables')
  await expectFits(page)

  const unjudged = verdicts.find(({ verdict }) => verdict.reason !== null)
  if (!unjudged?.verdict.reason) return
  await page.goto(`/property/${unjudged.id}`)
  await expect(region.getByText(w.verdict.none, { exact: true })).toBeVisible()
  await expect(region.getByText(w.verdict.reasons[unjudged.verdict.reason])).toBeVisible()
})

test('a return opens from its address, explains each figure, and is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const listing = await findListing(page, '', ({ estimatedROI }) => estimatedROI !== null)
  await page.goto(`/property/${listing.id}?roi=1000,200,80,100000`)
  const dialog = page.getByRole('dialog', { name: w.roi.title })
  await expect(dialog.getByText('7,2 %', { exact: true })).toBeVisible()
  const explain = dialog.getByRole('button', { name: w.roi.formula(w.roi.annualNet) })
  await explain.click()
  await expect(explain).toHaveAttribute('aria-expanded', 'true')
  await expect(dialog.getByText(w.roi.formulas.annualNet)).toBeVisible()
  await expect(dialog.getByText('= $9,600 − $2,400')).toBeVisible()
  await dialog.getByLabel(w.roi.rent).fill('1200')
  await expect.poll(() => new URL(page.url()).searchParams.get('roi')).toBe('1200,240,80,100000')
  await dialog.getByRole('button', { name: w.roi.copyLink }).click()
  // Behind an open dialog the notification has no role for those who look for one; it is announced all the same.
  await expect(page.getByText('Enlace copiado', { exact: true }).first()).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`/property/${listing.id}?roi=1200,240,80,100000`)
  await dialog.getByRole('button', { name: core.close }).click()
  await expect(dialog).toBeHidden()
  await expectQuery(page, {})
})

test('the exchange rate in detail: a line, the same as a table, and kindly when there is none', async ({
  page,
}) => {
  const day = (date: string, rate: number) => ({
    day: date,
    rate,
    buy: rate - 30,
    sell: rate + 35,
    source: 'dolarpy',
    updatedAt: `${date}T15:00:00.000Z`,
  })
  await page.route('**/api/currency/history', (route) =>
    route.fulfill({ json: [day('2026-11-01', 7400), day('2026-11-03', 7420), day('2026-11-04', 7390)] }),
  )
  await page.goto('/home')
  const { currency } = words.es
  const opener = page.getByRole('button', { name: currency.detailsOf })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: currency.title })
  const chart = dialog.getByRole('img')
  await expect(chart).toHaveAccessibleName(/entre Gs\.\s7\.390 y Gs\.\s7\.420; el último, Gs\.\s7\.390/)
  await dialog.getByText(currency.asTable).click()
  await expect(dialog.getByRole('row')).toHaveCount(4)
  await expect(dialog.getByRole('row').nth(1)).toContainText('Gs. 7.425')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await page.unroute('**/api/currency/history')
  await page.route('**/api/currency/history', (route) => route.fulfill({ json: [] }))
  await page.reload()
  await opener.click()
  await expect(dialog.getByText(currency.noHistory)).toBeVisible()
})

test('the narrowest phone holds all of it', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [asked, '/prices', '/metodo']) {
    await page.goto(path)
    await expect(
      page.getByRole('heading', { level: 2 }).or(page.getByRole('rowheader')).first(),
    ).toBeVisible()
    await expectFits(page)
  }
})
