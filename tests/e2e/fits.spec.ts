import { expect, expectFits, findListing, signIn, test } from './fixtures.ts'

/** Pages of users, for an account with listings, favorites and analyses. */
const own = ['/profile', '/settings', '/my-properties', '/price-dashboard', '/publish']

test('every page fits the narrowest phone, in the language with the longer words', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow()
  const query = new URLSearchParams({
    city: 'Asunción',
    neighborhood: 'Villa Morra',
    propertyType: 'apartment',
    area: '85',
    priceUSD: '165000',
  })
  const earning = await findListing(
    page,
    '',
    ({ estimatedROI, media }) => estimatedROI !== null && media.length > 2,
  )
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, 'ana', '/terms')
  for (const path of [
    '/home',
    '/search?transactionType=sale&minPrice=50000',
    `/property/${earning.id}`,
    '/favorites',
    '/compare',
    `/price-calculator?${query}`,
    '/prices',
    '/metodo',
    ...own,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectFits(page)
  }
})
