import type { Locator, Page } from '@playwright/test'
import { formatPYG, formatUSD, toPYG } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import {
  expect,
  expectScreen,
  expectTitled,
  expectToast,
  findListing,
  test,
  toastOf,
  words,
} from './fixtures.ts'

const { property: w, propertyDetails: details } = words.es

const hasPictures = (listing: Listing) => listing.media.length > 2
const earns = (listing: Listing) =>
  listing.estimatedROI !== null && listing.transactionType !== 'rent' && hasPictures(listing)

async function open(page: Page, listing: Listing): Promise<void> {
  await page.goto(`/property/${listing.id}`)
  await expect(page.getByRole('heading', { level: 1, name: listing.title })).toBeVisible()
}

const { propertyDetails, listings, prices } = words.es

test('the page of a home, with all its sections', { tag: '@wide' }, async ({ page }) => {
  const listing = await findListing(page, '', (one) => earns(one) && one.amenities.length > 0)
  await page.goto(`/property/${listing.id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: listing.title })).toBeVisible()

  const price = main.getByRole('region', { name: listings.price }).filter({ visible: true })
  await expect(price.getByText(formatUSD(listing.priceUSD), { exact: true }).first()).toBeVisible()
  await expect(price.getByText(formatPYG(toPYG(listing.priceUSD, 7420))).first()).toBeVisible()
  const kind = listings.kind[listing.transactionType](listings.types[listing.propertyType])
  await expect(
    main.getByRole('listitem').filter({ hasText: kind }).filter({ visible: true }).first(),
  ).toBeVisible()
  await expect(main.getByText(new RegExp(`^${listings.published('')}`)).first()).toBeVisible()
  for (const title of [
    propertyDetails.description,
    listings.amenitiesTitle,
    prices.verdict.title,
    propertyDetails.investment.title,
    propertyDetails.location.title,
  ]) {
    await expect(main.getByRole('region', { name: title, exact: true })).toBeVisible()
  }
  await expect(
    main.getByRole('region', { name: propertyDetails.agency.title }).filter({ visible: true }),
  ).toHaveCount(1)
  await expect(
    main.getByRole('region', { name: propertyDetails.similar }).getByRole('article').first(),
  ).toBeVisible()
  await expect(page.getByRole('complementary', { name: words.es.currency.label })).toBeVisible()
  await expectTitled(page, 'es', listing.title)
})

test.describe('the pictures', () => {
  test.use({ realPictures: true })

  test('are browsed by buttons and keys, and fill the screen until Escape', { tag: '@wide' }, async ({
    page,
  }) => {
    const listing = await findListing(page, '', hasPictures)
    const of = listing.media.length
    await open(page, listing)
    const gallery = page.getByRole('region', { name: w.gallery })
    await expect(gallery.getByText(w.imageOf(1, of))).toBeVisible()
    await expect
      .poll(() =>
        gallery
          .getByRole('img')
          .first()
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBeGreaterThan(300)
    await gallery.getByRole('button', { name: w.nextImage }).click()
    await expect(gallery.getByText(w.imageOf(2, of))).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(gallery.getByText(w.imageOf(3, of))).toBeVisible()
    await gallery.getByRole('button', { name: w.previousImage }).click()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(gallery.getByText(w.imageOf(of, of))).toBeVisible()

    await gallery.getByRole('button', { name: w.fullScreen }).click()
    const full = page.getByRole('dialog', { name: listing.title })
    await expect(full.getByText(w.imageOf(of, of))).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(full.getByText(w.imageOf(1, of))).toBeVisible()
    await full.getByRole('button', { name: w.nextImage }).click()
    await expect(full.getByText(w.imageOf(2, of))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(full).toBeHidden()
    await expect(gallery.getByText(w.imageOf(2, of))).toBeVisible()
    await expect(gallery.getByRole('button', { name: w.fullScreen })).toBeFocused()
  })
})

test('the calculator fits a phone and is accessible', { tag: ['@phone', '@rare'] }, async ({ page }) => {
  const listing = await findListing(page, '', earns)
  await open(page, listing)
  await page.getByRole('button', { name: details.investment.open }).click()
  await expect(page.getByRole('dialog', { name: words.es.roi.title })).toBeVisible()
  await expectScreen(page, 'es', listing.title)
})

test('sharing copies the link where the device has no share function', { tag: ['@wide', '@rare'] }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const listing = await findListing(page)
  await open(page, listing)
  await page.getByRole('button', { name: 'Compartir' }).click()
  await expectToast(page, 'Enlace copiado', 'El enlace de la propiedad ha sido copiado al portapapeles.')
  // The policy of the page lets no script read the clipboard; a person can paste.
  const field = await page.evaluateHandle(() => {
    const area = document.createElement('textarea')
    document.body.append(area)
    area.focus()
    return area
  })
  await page.keyboard.press('ControlOrMeta+V')
  expect(await field.evaluate(({ value }) => value)).toBe(
    `${new URL(page.url()).origin}/property/${listing.id}`,
  )
})

test('WhatsApp opens with the central number, title and price', { tag: '@phone' }, async ({ page }) => {
  const listing = await findListing(page)
  await open(page, listing)
  const settings: { whatsappNumber: string } = await (await page.request.get('/api/settings/public')).json()
  const link = page
    .getByRole('link', { name: /WhatsApp/ })
    .filter({ visible: true })
    .first()
  await expect(link).toHaveAttribute('target', '_blank')
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe(`https://wa.me/${settings.whatsappNumber.replace('+', '')}`)
  expect(address.searchParams.get('text')).toContain(listing.title)
  expect(address.searchParams.get('text')).toContain(formatUSD(listing.priceUSD))
})

test('a notification covers neither the price nor the contact', { tag: ['@phone', '@rare'] }, async ({
  page,
}) => {
  const listing = await findListing(page)
  await open(page, listing)
  await page
    .getByRole('main')
    .getByRole('button', { name: /favorit/i })
    .first()
    .click()
  const bottomOf = (item: Locator) => item.evaluate((one) => one.getBoundingClientRect().bottom)
  const toast = toastOf(page)
  await expect(toast).toBeVisible()
  const prices = page.getByText(formatUSD(listing.priceUSD), { exact: true }).filter({ visible: true })
  const contact = page.getByRole('link', { name: /WhatsApp/ }).filter({ visible: true })
  for (const item of [...(await prices.all()), ...(await contact.all())]) {
    await expect
      .poll(async () => ((await item.boundingBox())?.y ?? 0) - (await bottomOf(toast)))
      .toBeGreaterThan(0)
  }
})

test('a printed home has nothing to press', { tag: ['@wide', '@rare'] }, async ({ page }) => {
  await open(page, await findListing(page, '', earns))
  await page.setViewportSize({ width: 717, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await expect(
    page.getByRole('region', { name: listings.price, exact: true }).filter({ visible: true }),
  ).toHaveCount(1)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
})

test('a similar home opens at the top of its page', { tag: ['@phone', '@rare'] }, async ({ page }) => {
  await open(page, await findListing(page))
  const similar = page.getByRole('region', { name: details.similar }).getByRole('article').first()
  const title = (await similar.getByRole('heading').textContent()) ?? ''
  await similar.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('similar homes move by arrows for a mouse, and a finger swipes them', async ({ page }, { project }) => {
  await open(page, await findListing(page))
  const { next, previous } = words.es.core
  const strip = page.getByRole('region', { name: details.similar })
  const homes = strip.getByRole('article')
  await homes.first().scrollIntoViewIfNeeded()
  await expect(homes.first()).toBeInViewport({ ratio: 1 })
  if (project.name === 'phone') {
    await expect(strip.getByRole('button', { name: next })).toBeHidden()
    return
  }
  await expect(homes.last()).not.toBeInViewport()
  await strip.getByRole('button', { name: next }).press('Enter')
  await expect(homes.first()).not.toBeInViewport()
  await strip.getByRole('button', { name: previous }).click()
  await expect(homes.first()).toBeInViewport({ ratio: 1 })
  await strip.getByRole('button', { name: previous }).click()
  await expect(homes.last()).toBeInViewport({ ratio: 1 })
  await strip.getByRole('button', { name: next }).click()
  await expect(homes.first()).toBeInViewport({ ratio: 1 })
})

test('the link preview has its picture and texts', { tag: '@wide' }, async ({ page }) => {
  const listing = await findListing(page, '', hasPictures)
  await open(page, listing)
  const meta = (name: string) => page.locator(`meta[property="og:${name}"]`)
  await expect(meta('title')).toHaveAttribute('content', new RegExp(listing.title.slice(0, 20)))
  await expect(meta('url')).toHaveAttribute('content', page.url())
  const picture = (await meta('image').getAttribute('content')) ?? ''
  expect(new URL(picture).pathname).toBe(`/og/${listing.id}.jpg`)
  const answer = await page.request.get(picture)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/jpeg')
})
