import type { Page } from '@playwright/test'
import { countListings, expect, expectQuery, expectScreen, test, words } from './fixtures.ts'

const { listings, search: w } = words.es

const results = (page: Page) => page.getByRole('list', { name: w.results }).getByRole('article')
const field = (page: Page) => page.getByLabel(listings.searchLabel)
/** Its name ends with a count. */
const chip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} ?\\(`) })

const found = (n: number) => (n === 1 ? '1 propiedad encontrada' : `${n} propiedades encontradas`)

async function expectFound(page: Page, query: string): Promise<void> {
  const n = await countListings(page, query)
  await expect(page.getByText(found(n), { exact: true })).toBeVisible()
}

async function openFilters(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('region', { name: w.filters })
  await page.getByRole('button', { name: w.filters }).click()
  return page.getByRole('dialog', { name: w.filters })
}

test('the filter sheet is accessible', { tag: ['@phone', '@rare'] }, async ({ page }) => {
  await page.goto('/search?parkingSpaces=1')
  const sheet = await openFilters(page, true)
  await expect(sheet.getByLabel(w.place)).toBeVisible()
  // In one line.
  const show = sheet.getByRole('button', { name: /^Ver \d+ propiedades$/ })
  await expect.poll(async () => (await show.boundingBox())?.height).toBeLessThan(50)
  await expectScreen(page, 'es', await page.title().then((title) => title.replace(' · Óga', '')))
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: w.filters })).toBeFocused()
})

test('a filter is toggled, counted, and stored in the URL', async ({ page, isMobile }) => {
  await page.goto('/search?city=Luque')
  const panel = await openFilters(page, isMobile)
  await chip(page, 'Venta').click()
  await expectQuery(page, { city: 'Luque', transactionType: 'sale' })
  await chip(page, 'Casa').click()
  await chip(page, 'Departamento').click()
  await chip(page, '3\\+ dormitorios').click()
  await chip(page, '2\\+ baños').click()
  const query = {
    city: 'Luque',
    transactionType: 'sale',
    propertyType: 'house,apartment',
    bedrooms: '3',
    bathrooms: '2',
  }
  await expectQuery(page, query)
  await expectTotal(page, isMobile, `${new URLSearchParams(query)}`)

  await chip(page, '3\\+ dormitorios').click()
  const { bedrooms: _, ...rest } = query
  await expectQuery(page, rest)
  if (isMobile) await panel.getByRole('button', { name: /^Ver \d+ propiedad/ }).click()
  await expect(page.getByText('(4 filtros activos)').first()).toBeAttached()
  // The entry of the sheet has been left.
  await expect.poll(() => page.evaluate(() => history.state?.overlays)).toEqual([])

  await page.reload()
  await expectQuery(page, rest)
  await expectFound(page, `${new URLSearchParams(rest)}`)

  await openFilters(page, isMobile)
  await page.getByRole('button', { name: w.clearFilters }).click()
  await expectQuery(page, {})
})

async function expectTotal(page: Page, isMobile: boolean, query: string): Promise<void> {
  if (!isMobile) return expectFound(page, query)
  const n = await countListings(page, query)
  await expect(page.getByRole('button', { name: w.showResults(n, String(n)), exact: true })).toBeVisible()
}

test('more filters: a known place, parking, area and amenities', { tag: ['@phone', '@rare'] }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/search')
  await openFilters(page, isMobile)
  await page.getByRole('button', { name: w.moreFilters }).click()
  await page.getByLabel(w.place).fill('morra')
  await page.getByRole('option', { name: /Villa Morra/ }).click()
  await expectQuery(page, { city: 'Asunción', neighborhood: 'Villa Morra' })
  await expect(page.getByLabel(w.place)).toHaveValue('Villa Morra, Asunción')
  await page.getByRole('button', { name: w.clearPlace }).click()
  await chip(page, '1\\+ cocheras').click()
  await page.getByLabel(w.minArea).fill('200')
  await page.getByLabel(w.minArea).press('Enter')
  await chip(page, 'Piscina').click()
  await expectQuery(page, { parkingSpaces: '1', minArea: '200', amenities: 'pool' })
  await expectTotal(page, isMobile, 'parkingSpaces=1&minArea=200&amenities=pool')
})

test.describe('suggestions', () => {
  test('are selected by a press, and close when the field loses focus', { tag: ['@phone', '@rare'] }, async ({
    page,
  }) => {
    await page.goto('/search')
    await field(page).fill('luq')
    const list = page.getByRole('listbox', { name: listings.suggestions })
    await expect(list.getByRole('option', { name: 'Luque Ciudad', exact: true })).toBeVisible()
    await field(page).blur()
    await expect(list).toBeHidden()
    await field(page).fill('luqu')
    await list.getByRole('option', { name: 'Luque Ciudad', exact: true }).click()
    await expectQuery(page, { searchQuery: 'Luque' })
    await expectFound(page, 'searchQuery=Luque')
    await page.getByRole('button', { name: listings.clearSearch }).click()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await expectQuery(page, {})
  })
})

test('a sentence is parsed, and its parts can be removed', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/search')
  await field(page).fill('casa 3 dorm con quincho en luque')
  await page.keyboard.press('Enter')
  await expectQuery(page, { searchQuery: 'casa 3 dorm con quincho en luque' })
  await expectFound(page, 'searchQuery=casa 3 dorm con quincho en luque')
  await expect(page.getByText(w.understood, { exact: true })).toBeVisible()
  for (const name of ['Casa', '3+ dormitorios', 'Quincho']) {
    await expect(page.getByRole('button', { name: `Quitar ${name}` })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Quitar 3+ dormitorios' }).click()
  await expect(page.getByRole('button', { name: 'Quitar 3+ dormitorios' })).toBeHidden()
  await expect(field(page)).toHaveValue('casa con quincho en luque')
  await expectFound(page, 'searchQuery=casa con quincho en luque')
})

test('typos, ignored words and a requested order are shown', { tag: ['@phone', '@rare'] }, async ({
  page,
}) => {
  await page.goto('/search?searchQuery=casas baratas en luqe paraguay con helipuerto')
  await expectFound(page, 'searchQuery=casas baratas en luqe paraguay con helipuerto')
  await expectFound(page, 'propertyType=house&city=Luque')
  const notes = [w.takenFor('luqe', 'Luque'), w.wordsFirst('helipuerto'), w.passedOver('paraguay')]
  await expect(page.getByText(notes.join(' · '), { exact: true })).toBeVisible()
  await expect(page.getByLabel(w.sort)).toHaveValue('price-asc')
  await page.getByRole('button', { name: `Quitar ${w.sorts.price.asc}` }).click()
  await expectQuery(page, { searchQuery: 'casas en luqe paraguay con helipuerto' })
  await expect(page.getByLabel(w.sort)).toHaveValue('default')
})

test('a new text adds to the history, a filter does not', { tag: '@wide' }, async ({ page, isMobile }) => {
  await page.goto('/home')
  await page
    .getByRole('navigation', { name: words.es.layout.mainNavigation })
    .getByRole('link', { name: 'Buscar' })
    .click()
  await expectQuery(page, {})
  await field(page).fill('luque')
  await page.keyboard.press('Enter')
  await expectQuery(page, { searchQuery: 'luque' })
  const panel = await openFilters(page, isMobile)
  await chip(page, 'Venta').click()
  await expectQuery(page, { searchQuery: 'luque', transactionType: 'sale' })
  if (isMobile) await panel.getByRole('button', { name: 'Cerrar' }).click()
  await page.goBack()
  await expectQuery(page, {})
  await expect(field(page)).toHaveValue('')
  await page.goForward()
  await expectQuery(page, { searchQuery: 'luque', transactionType: 'sale' })
  await expect(field(page)).toHaveValue('luque')
  await expectFound(page, 'searchQuery=luque&transactionType=sale')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/home')
})

test('results are displayed as a grid or a list, as selected', { tag: ['@wide', '@rare'] }, async ({
  page,
}) => {
  await page.goto('/search')
  const left = async (index: number) => (await results(page).nth(index).boundingBox())?.x
  const distance = async () => ((await left(1)) ?? 0) - ((await left(0)) ?? 0)
  await expect.poll(distance).toBeGreaterThan(0)
  await page.getByRole('button', { name: w.list }).click()
  await expect(page.getByRole('button', { name: w.list })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(distance).toBe(0)
  await page.reload()
  await expect(results(page).first()).toBeVisible()
  await expect.poll(distance).toBe(0)
})

test('more results load while scrolling, then on request, and the footer can be reached', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/search')
  await expect(results(page)).toHaveCount(24)
  const more = page.getByRole('link', { name: listings.more })
  await more.scrollIntoViewIfNeeded()
  await expect(results(page)).toHaveCount(48)
  await more.scrollIntoViewIfNeeded()
  await expect(results(page)).toHaveCount(72)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: words.es.layout.terms }),
  ).toBeInViewport()
  await expect(page.getByText(/^Mostrando 72 de 1\d\d$/)).toBeVisible()
  await more.click()
  await expect(results(page)).toHaveCount(96)
})

test('after going back from a home, the results are at the same position', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/search')
  const more = page.getByRole('link', { name: listings.more })
  await more.scrollIntoViewIfNeeded()
  await expect(results(page)).toHaveCount(48)
  // Until then heights above the place are estimates.
  await expect(page.locator('html[data-starting]')).toHaveCount(0)
  const card = results(page).nth(40)
  await card.scrollIntoViewIfNeeded()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  const before = await page.evaluate(() => scrollY)
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(card).toBeInViewport()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5)
})
