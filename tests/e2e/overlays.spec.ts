import type { Page, Route } from '@playwright/test'
import { expect, expectQuery, expectToast, findListing, test, words } from './fixtures.ts'

const { core, currency, currencyDetail, property: w, roi, search } = words.es

const dialogs = (page: Page) => page.getByRole('dialog')
const entries = (page: Page) => page.evaluate(() => history.length)

test('going back closes the filters and leaves them set', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/home')
  await page.goto('/search')
  const filters = page.getByRole('button', { name: new RegExp(`^${search.filters}`) })
  await filters.click()
  const sheet = page.getByRole('dialog', { name: search.filters })
  const motion = () =>
    page.evaluate(() =>
      Math.max(
        0,
        ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      ),
    )
  await expect(sheet).toBeVisible()
  await expect.poll(motion).toBeLessThan(1)
  await sheet.getByRole('button', { name: /^2\+/ }).first().click()
  await expectQuery(page, { bedrooms: '2' })
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expectQuery(page, { bedrooms: '2' })

  const before = await entries(page)
  await filters.click()
  await expect(sheet).toBeVisible()
  await sheet.getByRole('button', { name: core.close }).click()
  await expect(sheet).toBeHidden()
  await filters.click()
  await expect(sheet).toBeVisible()
  await page.reload()
  await expect(filters).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect.poll(() => entries(page)).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL('/home')
})

test('going back from a page that a dialog led to skips the dialog', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('button', { name: currency.detailsOf }).click()
  await dialogs(page).getByRole('link', { name: currencyDetail.method }).click()
  await expect(page).toHaveURL(/\/metodo/)
  await page.goBack()
  await expect(page).toHaveURL('/home')
  await expect(dialogs(page)).toBeHidden()
  await page.goForward()
  await expect(page).toHaveURL(/\/metodo/)
})

test('the calculator and the pictures open with a shared link, and close to the page', {
  tag: ['@wide', '@rare'],
}, async ({ page }) => {
  const listing = await findListing(page, '', (one) => one.estimatedROI !== null && one.media.length > 2)
  const path = `/property/${listing.id}`
  await page.goto('/home')
  await page.goto(`${path}?roi=1000,200,80,100000`)
  const calculator = page.getByRole('dialog', { name: roi.title })
  await expect(calculator.getByText('7,2 %')).toBeVisible()
  await page.reload()
  await expect(calculator.getByText('7,2 %')).toBeVisible()
  await calculator.getByLabel(roi.rent).fill('1400')
  await expectQuery(page, { roi: '1400,280,80,100000' })
  await page.goBack()
  await expect(calculator).toBeHidden()
  await expect(page).toHaveURL(path)
  await page.goForward()
  await expect(calculator.getByLabel(roi.rent)).toHaveValue('1.400')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/home')

  await page.goto(`${path}?photo=2`)
  const pictures = page.getByRole('dialog', { name: listing.title })
  await expect(pictures.getByText(w.imageOf(2, listing.media.length))).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expectQuery(page, { photo: '3' })
  await page.goBack()
  await expect(pictures).toBeHidden()
  await expect(page).toHaveURL(path)
})

test('the calculator of a shared link opens before the parts below the first screen', {
  tag: ['@phone', '@rare'],
}, async ({ page }) => {
  const listing = await findListing(page, '', (one) => one.estimatedROI !== null)
  const laterCode = new Promise<Route>((hold) => void page.route('**/PropertyMore-*.js', hold))
  await page.goto(`/property/${listing.id}?roi=1000,200,80,100000`)
  const held = await laterCode
  await expect(page.getByRole('dialog', { name: roi.title }).getByText('7,2 %')).toBeVisible()
  await held.continue()
})

test('a closed dialog returns the focus to its button where clicks do not focus buttons, as in Safari', {
  tag: ['@wide', '@rare'],
}, async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('mousedown', (event) => {
      if (!(event.target instanceof Element && event.target.closest('button'))) return
      event.preventDefault()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }),
  )
  const { id } = await findListing(page, '', ({ media }) => media.length > 2)
  await page.goto(`/property/${id}`)
  for (const name of [w.fullScreen, w.sendInquiry]) {
    const button = page.getByRole('button', { name }).first()
    await button.click()
    await expect(dialogs(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialogs(page)).toBeHidden()
    await expect(button).toBeFocused()
  }
})

test('a link to a picture that is not there shows the page and says so', {
  tag: ['@phone', '@rare'],
}, async ({ page }) => {
  const listing = await findListing(page, '', ({ media }) => media.length > 2)
  await page.goto(`/property/${listing.id}?photo=99`)
  await expectToast(page, w.missingPhoto, w.missingPhotoText(listing.media.length))
  await expect(page).toHaveURL(`/property/${listing.id}`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/property/${listing.id}$`),
  )
})

test('behind a dialog the page stays where it is', { tag: ['@wide', '@rare'] }, async ({ page }) => {
  const listing = await findListing(page, '', (one) => one.estimatedROI !== null)
  await page.goto(`/property/${listing.id}`)
  await page.evaluate(() => scrollTo(0, 200))
  const state = () => page.evaluate(() => [scrollY, document.body.clientWidth])
  const before = await state()
  expect(before[0]).toBe(200)
  await page.getByRole('button', { name: w.sendInquiry }).first().press('Enter')
  await expect(dialogs(page)).toBeVisible()
  const opened = await state()
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 600)
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 600)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await state()).toEqual(opened)
  expect(opened[1]).toBe(before[1])
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toBeHidden()
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 300)
  await expect.poll(async () => (await state())[0]).toBeGreaterThan(opened[0] ?? 0)
})
