import type { Page } from '@playwright/test'
import type { Listing } from '#shared/listings/listings.ts'
import type { NewListingInput } from '#shared/listings/publishing.ts'
import { becomeUser, expect, expectFits, storeFavorites, test, words } from './fixtures.ts'

const longWord = (length: number) => 'Interminable'.repeat(20).slice(0, length)

const wordy: NewListingInput = {
  title: longWord(150),
  description: `Fotos en https://ejemplo.com.py/${longWord(200)}`,
  propertyType: 'land',
  transactionType: 'sale',
  priceUSD: 1_280_000,
  area: 140,
  city: 'Areguá',
  neighborhood: longWord(60),
  address: longWord(180),
}

async function publishTwo(page: Page): Promise<Listing[]> {
  const listings: Listing[] = []
  for (const priceUSD of [1_280_000, 2_280_000]) {
    const answer = await page.request.post('/api/listings', { data: { ...wordy, priceUSD } })
    expect(answer.status(), await answer.text()).toBe(201)
    listings.push(await answer.json())
  }
  return listings
}

/** The page does not scroll sideways, and nothing in it is cut off without an ellipsis. */
async function expectWraps(page: Page): Promise<void> {
  await expect(page.getByText('Interminable').filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectFits(page)
  const cut = () =>
    page.locator('main *').evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
        .filter((element) => {
          const { overflowX, textOverflow } = getComputedStyle(element)
          return overflowX === 'hidden' && textOverflow !== 'ellipsis'
        })
        .map(({ className }) => className),
    )
  await expect.soft.poll(cut, page.url()).toEqual([])
}

test('long words in what users wrote are wrapped', { tag: ['@phone', '@rare'] }, async ({ page }) => {
  test.slow()
  await becomeUser(page, 'palabras-largas')
  const listings = await publishTwo(page)
  const [{ id } = { id: '' }] = listings
  await storeFavorites(page, listings)
  for (const listing of listings)
    await page.request.post('/api/favorites', { data: { listingId: listing.id } })
  for (const address of [
    `/property/${id}`,
    '/prices?propertyType=land&transactionType=sale',
    '/price-dashboard',
    '/compare',
    `/compare?ids=${listings.map((listing) => listing.id)}`,
    '/my-properties',
    '/favorites',
    '/search?searchQuery=interminable',
  ]) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expectWraps(page)
  }

  await page.goto(`/publish/${id}?step=review`)
  await page.getByRole('button', { name: words.es.publish.showPage }).click()
  await expectWraps(page)
})
