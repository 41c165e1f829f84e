import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBoth, expectFits, test, words } from './fixtures.ts'

const { layout, map: w, propertyDetails, search } = words.es

const bubbles = (page: Page) => page.getByRole('list', { name: w.bubbles }).getByRole('button')
const boundsOf = (page: Page) => new URL(page.url()).searchParams.get('bounds')

async function openMap(page: Page, query: string): Promise<void> {
  await page.goto(`/search?${query}`)
  await page.getByRole('button', { name: search.map, exact: true }).click()
  await expect(bubbles(page).first()).toBeVisible()
}

test('results stand on a map, whose view is in the address', { tag: '@phone' }, async ({ page }) => {
  await openMap(page, 'city=Encarnación')
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible()
  await expectAccessibleInBoth(page)
  await expectFits(page)
  // Not below the tabs.
  await page.getByRole('button', { name: layout.chat }).click({ trial: true })

  await page.getByRole('button', { name: w.zoomIn }).click()
  await expect.poll(() => boundsOf(page)).toMatch(/^-27\./)
  const shown = boundsOf(page)
  await page.reload()
  await expect(bubbles(page).first()).toBeVisible()
  expect(boundsOf(page)).toBe(shown)

  const price = bubbles(page).filter({ hasText: '$' }).first()
  await price.click()
  await expect(page.getByRole('region', { name: w.selected }).getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: w.selected })).toBeHidden()
  await expect(price).toBeFocused()
})

test('an area is drawn with the mouse, stands beside the text, and is taken off', { tag: '@wide' }, async ({
  page,
}) => {
  await openMap(page, 'city=Luque&searchQuery=casa')
  await page.getByRole('button', { name: w.draw }).click()
  const board = page.getByRole('application', { name: w.drawBoard })
  const box = await board.boundingBox()
  if (!box) throw new Error('Nothing to draw on')
  const at = (angle: number) =>
    [box.x + box.width / 2 + 90 * Math.cos(angle), box.y + box.height / 2 + 90 * Math.sin(angle)] as const
  await page.mouse.move(...at(0))
  await page.mouse.down()
  for (let step = 1; step <= 24; step++) await page.mouse.move(...at((step * Math.PI) / 12))
  await page.mouse.up()
  await expect.poll(() => new URL(page.url()).searchParams.get('polygon')).toMatch(/^[\w-]{10,}$/)
  expect(new URL(page.url()).searchParams.get('searchQuery')).toBe('casa')
  await page.getByRole('button', { name: w.edit, exact: true }).click()
  await expect(page.getByRole('button', { name: /^Esquina 1 de/ })).toBeVisible()
  // Pale while the next results come.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: w.removeArea }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('polygon')).toBeNull()
})

test('without WebGL the map is a plain drawing with the same bubbles', { tag: ['@phone', '@rare'] }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: [string]) {
      return args[0].startsWith('webgl') ? null : getContext.apply(this, args)
    } as typeof getContext
  })
  await openMap(page, 'city=Luque')
  await expect(page.locator('canvas.maplibregl-canvas')).toHaveCount(0)
  await expect(page.getByRole('img', { name: w.label })).toBeVisible()
  await page.getByRole('button', { name: w.zoomIn }).click()
  await expect.poll(() => boundsOf(page)).not.toBeNull()
})

test('while the library of maps loads a plain drawing stands in, and keeps its view', {
  tag: '@phone',
}, async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/openWebGl*.js', async (route) => {
    await released
    await route.continue()
  })
  await openMap(page, 'city=Encarnación')
  const drawing = page.getByRole('img', { name: w.label })
  await drawing.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => boundsOf(page)).not.toBeNull()
  const seen = boundsOf(page)

  release()
  await expect(page.locator('canvas.maplibregl-canvas')).toBeFocused()
  await expect(drawing).toHaveCount(0)
  await expect(bubbles(page).first()).toBeVisible()
  expect(boundsOf(page)).toBe(seen)
})

test('an address whose area lies in the sea says that nothing is there, and is left by its chip', {
  tag: ['@phone', '@rare'],
}, async ({ page }) => {
  await page.goto('/search?bounds=0,0,1,1')
  await page.getByRole('button', { name: search.map, exact: true }).click()
  await expect(page.getByText(search.none)).toBeVisible()
  await expect(page.getByRole('button', { name: w.zoomIn })).toBeVisible()
  await page.getByRole('button', { name: words.es.core.remove(search.fields.bounds) }).click()
  await expect(bubbles(page).first()).toBeVisible()
  expect(boundsOf(page)).toBeNull()
})

test('a listing shows where it lies and what is around, once asked', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search?city=Luque')
  await page.getByRole('list', { name: search.results }).getByRole('link').first().click()
  await page.getByRole('button', { name: propertyDetails.location.showMap }).click()
  // The plain map that may stand in says of itself that it shows this listing.
  await expect(page.getByRole('img', { name: propertyDetails.location.here, exact: true })).toBeVisible()
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible()
  await expectAccessibleInBoth(page)
})
