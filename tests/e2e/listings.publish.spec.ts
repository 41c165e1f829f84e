import type { Page, Route } from '@playwright/test'
import sharp from 'sharp'
import type { Listing } from '#shared/listings/listings.ts'
import {
  expect,
  expectAccessible,
  expectBrowserError,
  expectFits,
  expectScreen,
  expectToast,
  inLanguage,
  signIn,
  test,
  words,
} from './fixtures.ts'

const { fieldLabels, publish: w, core } = words.es

async function photo() {
  const colour = { width: 800, height: 600, channels: 3, background: '#7fa05a' } as const
  return {
    name: 'frente.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: colour }).jpeg().toBuffer(),
  }
}

const next = (page: Page) => page.getByRole('button', { name: w.next, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

async function fillListing(page: Page, title: string, price: string): Promise<void> {
  await page.getByRole('radio', { name: 'Departamento' }).check({ force: true })
  await page.getByRole('combobox', { name: fieldLabels.city }).fill('asuncion')
  await page.getByRole('combobox', { name: fieldLabels.neighborhood }).fill('v morra')
  await page.getByRole('option', { name: /Villa Morra/ }).click()
  await expect(page.getByRole('combobox', { name: fieldLabels.city })).toHaveValue('Asunción')
  await page.getByLabel(fieldLabels.address, { exact: true }).fill('Calle Uno 123')
  await next(page).click()

  await expect(heading(page, w.headings.facts)).toBeFocused()
  await page.getByLabel(fieldLabels.area, { exact: true }).fill('85')
  await page.getByRole('button', { name: 'Piscina' }).click()
  await page.getByRole('textbox', { name: fieldLabels.title }).fill(title)
  await page
    .getByRole('textbox', { name: fieldLabels.description })
    .fill('Luminoso, a dos cuadras del shopping.')
  await next(page).click()

  await expect(heading(page, w.headings.photos)).toBeFocused()
  await next(page).click()

  await expect(heading(page, w.headings.price)).toBeFocused()
  await page.getByRole('textbox', { name: w.priceTitle.sale }).fill(price)
}

async function toReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: w.toReview }).click()
  await expect(heading(page, w.headings.review)).toBeFocused()
}

const publishButton = (page: Page) => page.getByRole('button', { name: w.submit, exact: true })

async function publishedId(page: Page): Promise<string> {
  await page.waitForURL(/\/property\/[^/?]+$/)
  return page.url().split('/').at(-1) ?? ''
}

test('a visitor completes the form, signs in at the end, and publishes without photos', {
  tag: '@phone',
}, async ({ page, context, browserErrors }) => {
  test.slow()
  await page.goto('/publish')
  await expectScreen(page, 'es', w.title)
  await fillListing(page, 'Depto de quien primero mira', '135.000')
  await expect(page.getByText('$135,000 son Gs. 1.001.700.000')).toBeVisible()
  await expect(page.getByRole('region', { name: w.market.title })).toBeVisible()
  await toReview(page)
  await page.reload()
  await expect(page.getByText(w.draft.restored)).toBeVisible()
  await expect(page.getByText(w.submitSignInText)).toBeVisible()

  const signInAddress = page.waitForRequest(/\/api\/login\?/)
  // A 204 keeps the browser on its page.
  await page.route(/\/api\/login\?/, (route) => route.fulfill({ status: 204 }))
  await page.getByRole('button', { name: w.submitSignIn }).click()
  expect(new URL((await signInAddress).url()).searchParams.get('returnTo')).toBe('/publish?step=review')
  await page.unroute(/\/api\/login\?/)
  await signIn(page, 'publish-late', '/publish?step=review')
  await page.getByRole('button', { name: w.showPage }).click()
  await expect(page.getByRole('heading', { level: 4, name: 'Depto de quien primero mira' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await context.setOffline(true)
  await publishButton(page).click()
  await expectToast(page, core.error, 'No se pudo publicar la propiedad. Intenta nuevamente.')
  await expectBrowserError(browserErrors, /ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(false)
  await publishButton(page).click()
  await expectToast(page, '¡Propiedad publicada!', 'La propiedad ha sido publicada exitosamente.')
  const id = await publishedId(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Depto de quien primero mira')

  await expect.poll(() => page.evaluate(() => localStorage.getItem('oga.draft.publish'))).toBeNull()

  const mine: Listing[] = await (await page.request.get('/api/listings/mine')).json()
  expect(mine.map((one) => one.id)).toEqual([id])
  await page.goto('/search?searchQuery=quien+primero+mira')
  await expect(page.getByRole('link', { name: 'Depto de quien primero mira' })).toBeVisible()
})

test('leaving while a photo is under way asks, also by reloading', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, 'publish-leaving', '/publish?step=photos')
  await page.route('/api/uploads', () => undefined)
  const dialogCode = new Promise<Route>((hold) => void page.route('**/LeaveDialog-*.js', hold))
  await page.locator('input[type=file]').setInputFiles(await photo())
  await expect(page.getByRole('progressbar')).toBeVisible()
  const question = page.getByRole('alertdialog', { name: w.leave.title })
  const address = page.url()

  await page.getByRole('link', { name: 'Buscar', exact: true }).click()
  await (await dialogCode).continue()
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: w.leave.stay }).click()
  await expect(question).toBeHidden()
  expect(page.url()).toBe(address)

  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => location.reload()))
  await (await asked).dismiss()
  await expect(page.getByRole('progressbar')).toBeVisible()

  await page.getByRole('link', { name: 'Buscar', exact: true }).click()
  await question.getByRole('button', { name: w.leave.leave }).click()
  await expect(page).toHaveURL('/search')
})

test('a photo is published, and the price is changed later', { tag: '@phone' }, async ({ page }) => {
  test.slow()
  await signIn(page, 'publish-photo', '/publish?step=photos')
  await page.locator('input[type=file]').setInputFiles(await photo())
  await expect(page.getByText(w.draft.saved)).toBeVisible()
  await page.goto('/publish')
  await fillListing(page, 'Depto con una foto', '99.000')
  await toReview(page)
  await expect(page.getByText(w.photosCount(1)).first()).toBeVisible()
  await publishButton(page).click()
  const id = await publishedId(page)
  const mine: Listing[] = await (await page.request.get('/api/listings/mine')).json()
  expect(mine.map((one) => one.id)).toEqual([id])
  expect(mine[0]?.media).toHaveLength(1)

  await page.goto(`/publish/${id}?step=price`)
  const amount = page.getByRole('textbox', { name: w.priceTitle.sale })
  await expect(amount).toHaveValue('99.000')
  await amount.fill('95.500')
  await page.getByRole('button', { name: w.toReview }).click()
  await page.getByRole('button', { name: w.submitEdit }).click()
  await expectToast(page, w.changed, w.changedText)
  await expect(page.getByText('$95,500').first()).toBeVisible()
})

test('each step, in English, on the narrowest phone', { tag: ['@phone', '@rare'] }, async ({ page }) => {
  test.slow()
  const { publish: en, position } = words.en
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(inLanguage('/publish', 'en'))
  await page.getByRole('radio', { name: 'Coworking' }).check({ force: true })
  await page.getByRole('combobox', { name: words.en.fieldLabels.city }).fill('Luque')
  await page.getByRole('button', { name: position.place }).click()
  await expect(page.getByRole('button', { name: position.pinAtCenter('Luque') })).toBeVisible()
  const steps = page.getByRole('navigation', { name: en.stepsLabel })
  for (const step of ['place', 'facts', 'photos', 'price', 'review'] as const) {
    await steps.getByRole('button', { name: new RegExp(`^${en.steps[step]}`) }).click()
    await expect(page.getByRole('heading', { level: 2, name: en.headings[step] })).toBeVisible()
    await expectScreen(page, 'en', en.title)
  }
})
