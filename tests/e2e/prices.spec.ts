import type { Page } from '@playwright/test'
import type { Calculation } from '#shared/prices/prices.ts'
import { expect, expectAccessible, expectToast, test, words } from './fixtures.ts'

const { calculator, core } = words.es

const question = {
  city: 'Asunción',
  neighborhood: 'Villa Morra',
  propertyType: 'apartment',
  transactionType: 'sale',
  area: 85,
  priceUSD: 165_000,
}
async function calculate(page: Page, more: object = {}): Promise<Calculation> {
  const answer = await page.request.post('/api/price-analysis/calculate', { data: { ...question, ...more } })
  expect(answer.status()).toBe(200)
  return answer.json()
}

async function fill(page: Page, area: string, price: string): Promise<void> {
  await page.getByLabel(calculator.neighborhood).selectOption(question.neighborhood)
  await page.getByLabel(calculator.area).fill(area)
  await page.getByLabel(calculator.price.sale).fill(price)
}

function percent(value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return core.percent(new Intl.NumberFormat('es-PY', digits).format(Math.abs(value)))
}

const analyse = (page: Page) => page.getByRole('button', { name: calculator.submit })

test('a price is analysed, and its URL restores the analysis', { tag: '@phone' }, async ({ page }) => {
  const expected = await calculate(page)
  await page.goto('/price-calculator')
  await expect(page.getByLabel(calculator.city)).toHaveValue('Asunción')
  await expect(page.getByLabel(calculator.type)).toHaveValue('apartment')
  await fill(page, '85', '165.000')
  await analyse(page).click()
  const side = expected.isAboveMarket ? 'por encima' : 'por debajo'
  await expectToast(
    page,
    'Análisis completado',
    `El precio está ${percent(expected.priceDifference)} ${side} del promedio del mercado`,
  )
  const headline = page.getByRole('heading', {
    name: `${percent(expected.estimateDifference ?? 0)} ${(expected.estimateDifference ?? 0) > 0 ? 'por encima' : 'por debajo'} de la estimación`,
  })
  await expect(headline).toBeFocused()
  await expect(page.getByText(/\$1,941\.18 por m²/).first()).toBeVisible()

  await expect(page).toHaveURL(/area=85&.*neighborhood=Villa\+Morra.*priceUSD=165000/)
  await page.reload()
  await expect(headline).toBeVisible()
  await expect(page.getByLabel(calculator.area)).toHaveValue('85')
})

test('a price is grouped while it is typed and understood when pasted', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/price-calculator')
  const price = page.getByLabel(calculator.price.sale)
  const caret = () => price.evaluate((box: HTMLInputElement) => box.selectionStart)
  await price.pressSequentially('1500000')
  await expect(price).toHaveValue('1.500.000')
  for (let step = 0; step < 4; step++) await price.press('ArrowLeft')
  await price.press('9')
  await expect(price).toHaveValue('15.009.000')
  await expect.poll(caret).toBe(6)
  await price.press('Backspace')
  await expect(price).toHaveValue('1.500.000')
  await price.fill('')
  await page.evaluate(() => navigator.clipboard.writeText('USD 120,000'))
  await price.press('ControlOrMeta+V')
  await expect(price).toHaveValue('120.000')
  await price.fill('')
  await price.pressSequentially('-5')
  await price.press('Tab')
  await expect(price).toHaveValue('0')
})

test('the exchange rate opens its details', { tag: '@phone' }, async ({ page }) => {
  const { currency, currencyDetail: detail } = words.es
  await page.goto('/home')
  const opener = page.getByRole('button', { name: currency.detailsOf })
  await opener.click()
  await expect(page.getByRole('dialog', { name: detail.title })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('a plan of an investment is printed as wide as the paper', { tag: ['@wide', '@rare'] }, async ({
  page,
}) => {
  await page.goto('/rentabilidad?price=120000&rent=700&nightly=45&financing=bank')
  const tables = page.getByRole('table').filter({ visible: true })
  await expect(tables).toHaveCount(2)
  await page.setViewportSize({ width: 1046, height: 740 })
  await page.emulateMedia({ media: 'print' })
  for (const table of await tables.all()) {
    const box = await table.boundingBox()
    expect(box?.width).toBeGreaterThan(900)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1046)
  }
})
